/** Addresses of the parts of the tournament that is shown. */
import { followed } from "./store.js";

/** @param {string} part */
export function way(part) {
  const { code, key } = followed();
  return `/tournament/${code}/${key}/${part}`;
}
