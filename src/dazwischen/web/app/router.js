/** The screen that the address names: `#/table/CODE`, `#/settings`, … */
import { signal } from "../vendor/preact.js";

function read() {
  const parts = location.hash.replace(/^#\//, "").split("/").map(decoded);
  const [screen = "", argument = "", ...more] = parts;
  return { screen, argument, more };
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
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

/**
 * The whole address of a page, to be given away. The house may stand below another site's address.
 * @param {string} path as the server names it, such as `/#/table/abc`
 */
export function address(path) {
  return new URL(`.${path}`, document.baseURI).href;
}

/** @param {string} code */
export function invitation(code) {
  return address(`/#/table/${code}`);
}
