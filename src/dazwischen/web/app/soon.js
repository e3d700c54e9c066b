/** Parts of a screen that are read when they are first shown, so that nobody waits for them before. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { lost, reachable } from "../net/reach.js";
import { notice } from "../ui/notices.js";
import { t } from "./texts.js";

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
 * @returns {Soon}
 */
export function soon(from, name) {
  /** @type {((props: any) => any) | null} */
  let part = null;
  const read = async () => {
    part ??= (await from())[name];
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
 * Reads what is to be shown now. What fails is read again when the server is back.
 * @template T
 * @param {() => Promise<T>} read
 * @param {{done: (found: T) => void, failed: () => void}} then
 * @param {readonly unknown[]} inputs as those of an effect
 */
export function useReading(read, { done, failed }, inputs) {
  const { value: isReachable } = reachable;
  useEffect(() => {
    let wanted = true;
    read().then(
      (found) => wanted && done(found),
      () => {
        if (!wanted) return;
        lost();
        failed();
      },
    );
    return () => {
      wanted = false;
    };
  }, [...inputs, isReachable]);
}

export function noServer() {
  notice(t("web-no-server"));
}

/**
 * Reads parts that will probably be wanted, once there is nothing else to do.
 * @param {readonly Soon[]} parts
 */
export function readAhead(parts) {
  // What fails now is read when it is wanted.
  const read = () => parts.forEach((part) => void part.read().catch(() => {}));
  if ("requestIdleCallback" in window) requestIdleCallback(read);
}
