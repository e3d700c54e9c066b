/** The screen that the address names: `#/table/CODE`, `#/settings`, … */
import { signal } from "../vendor/preact.js";

function read() {
  const [screen = "", argument = ""] = location.hash.replace(/^#\//, "").split("/");
  return { screen, argument: decodeURIComponent(argument) };
}

export const place = signal(read());
addEventListener("hashchange", () => {
  place.value = read();
  scrollTo(0, 0);
});

/** @param {string} path such as `/table/abc` */
export function go(path) {
  location.hash = path;
}

/** @param {string} code */
export function invitation(code) {
  return `${location.origin}/#/table/${code}`;
}
