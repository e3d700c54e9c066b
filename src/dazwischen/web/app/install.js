/** Makes the page one that can be installed, and that opens without a connection. */
import { effect } from "../vendor/preact.js";
import { prefs } from "./prefs.js";

/** Reading everything ahead waits until whoever came has begun to play. */
const LATER = 3000;

export function installable() {
  effect(() => {
    const link = document.querySelector("link[rel=manifest]");
    link?.setAttribute("href", `/manifest.webmanifest?lang=${prefs.value.lang}`);
  });
  // Browsers know workers only where a page comes safely, or from this very computer.
  if ("serviceWorker" in navigator) setTimeout(register, LATER);
}

async function register() {
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    // Without a worker, or without a connection, everything else works all the same.
  }
}
