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
export const html = htm.bind(h);
