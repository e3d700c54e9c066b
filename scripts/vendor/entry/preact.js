/** One copy of Preact, shared by its hooks and its signals. */
export { h, render, Fragment, createRef } from "preact";
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";
export { signal, computed, effect, batch, untracked } from "@preact/signals";
import htm from "htm";
import { h } from "preact";

/**
 * Every template makes its elements anew. Those that htm would keep and hand out again remember
 * the parents they were first drawn under, and with them every table that was ever drawn since.
 * @this {number[]} where htm reads that nothing is to be kept
 * @param {Parameters<typeof h>} element
 */
function fresh(...element) {
  this[0] = 3;
  return h(...element);
}

export const html = htm.bind(fresh);
