export { h, render, Fragment, createRef } from "preact";
export type { ComponentChildren, RefObject, VNode } from "preact";
export {
  useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState,
} from "preact/hooks";
export { signal, computed, effect, batch, untracked } from "@preact/signals";
export type { ReadonlySignal, Signal } from "@preact/signals";
import type { VNode } from "preact";
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
