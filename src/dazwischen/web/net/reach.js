/** Whether the server can be reached. Once it cannot, this looks again until it can. */
import { signal } from "../vendor/preact.js";

const PAUSE = 2000;

export const reachable = signal(navigator.onLine);
let timer = 0;

export function lost() {
  reachable.value = false;
  clearTimeout(timer);
  timer = setTimeout(look, PAUSE);
}

export function found() {
  reachable.value = true;
  clearTimeout(timer);
}

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) found();
  else lost();
}

export function followReach() {
  addEventListener("offline", lost);
  addEventListener("online", look);
  if (!reachable.peek()) lost();
}
