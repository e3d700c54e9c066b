/** Parts of a screen that are read when they are first shown, so that nobody waits for them before. */
import { html, signal, useEffect, useRef, useState } from "../vendor/preact.js";
import { Problem } from "../net/api.js";
import { again } from "../net/reach.js";
import { imported, missed, stuck } from "./anew.js";
import { withStyle } from "./styles.js";

/** Milliseconds after which it happens all the same. */
const IDLE = 1500;

/** Goes up whenever something was wanted that nobody answered: whoever wanted it is told. */
export const unanswered = signal(0);

/**
 * @typedef {object} Reading
 * @property {() => Promise<unknown>} read
 * @property {() => boolean} isRead
 */
/** @typedef {((props: any) => any) & Reading} Soon */

/**
 * The part as a component that shows nothing until it has been read.
 * @param {() => Promise<Record<string, any>>} from
 * @param {string} name under which the module gives it
 * @param {readonly string[]} [styles] without which it is not shown
 * @returns {Soon}
 */
export function soon(from, name, styles = []) {
  /** @type {((props: any) => any) | null} */
  let part = null;
  const read = async () => {
    if (part) return;
    const [module] = await Promise.all([imported(from), ...styles.map(withStyle)]);
    part = module[name];
  };
  /** @param {any} props */
  function Part(props) {
    const [, show] = useState(part !== null);
    // Also when it is there by now: it may have come after this was drawn without it.
    useReading(read, { done: () => show(true), failed: noServer }, []);
    return part && html`<${part} ...${props} />`;
  }
  return Object.assign(Part, { read, isRead: () => part !== null });
}

/**
 * Reads what is to be shown now. What could not be read is read again when that is worth it.
 * @template T
 * @param {() => Promise<T>} read
 * @param {{done: (found: T) => void, failed: (problem: unknown) => void}} then
 * @param {readonly unknown[]} inputs as those of an effect
 */
export function useReading(read, { done, failed }, inputs) {
  const { value: attempt } = again;
  const isRead = useRef(false);
  useEffect(() => {
    isRead.current = false;
    return () => {
      stuck.value = false;
    };
  }, inputs);
  useEffect(() => {
    if (isRead.current) return undefined;
    let wanted = true;
    read().then(
      (found) => {
        if (!wanted) return;
        isRead.current = true;
        stuck.value = false;
        done(found);
      },
      (problem) => {
        if (!wanted) return;
        // What was answered with a refusal has been answered.
        if (!(problem instanceof Problem)) missed(problem);
        if (!stuck.peek()) failed(problem);
      },
    );
    return () => {
      wanted = false;
    };
  }, [...inputs, attempt]);
}

export function noServer() {
  unanswered.value += 1;
}

/**
 * Reads parts that will probably be wanted, once there is nothing else to do.
 * @param {readonly Pick<Reading, "read">[]} parts
 */
export function readAhead(parts) {
  // What fails now is read when it is wanted.
  const read = () => parts.forEach((part) => void part.read().catch(() => {}));
  if ("requestIdleCallback" in window) requestIdleCallback(read);
}

/**
 * Does what must happen, but need not be now: after whatever is shown first.
 * @param {() => void} what
 */
export function whenIdle(what) {
  if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: IDLE });
  else setTimeout(what, IDLE);
}
