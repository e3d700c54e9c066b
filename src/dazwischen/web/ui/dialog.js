/** A window over the page that Escape closes. */
import { html, useEffect, useRef } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Notices, windows } from "./notices.js";
import { Held } from "./reading.js";

/**
 * @param {{title: string, close: () => void, children?: import("../vendor/preact.js").ComponentChildren}} props
 */
export function Dialog({ title, close, children }) {
  const window = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    window.current?.showModal();
    windows.value += 1;
    return () => {
      windows.value -= 1;
    };
  }, []);
  // The element's own closing gives the focus back to where it was.
  const shut = () => window.current?.close();
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === window.current) shut();
  };
  return html`
    <dialog ref=${window} class="dialog" aria-label=${title} onClose=${close} onClick=${outside}>
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>${title}</h2>
          <button class="quiet" type="button" onClick=${shut} aria-label=${t("web-close")}>✕</button>
        </header>
        <${Held} />
        ${children}
      </div>
      <${Notices} inWindow=${true} />
    </dialog>
  `;
}
