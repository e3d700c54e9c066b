/** The narrow line over a score sheet. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { reachable } from "../net/reach.js";
import { Icon } from "../ui/icons.js";

/** @param {{title: string, children?: import("../vendor/preact.js").ComponentChildren}} props */
export function Head({ title, children }) {
  return html`
    <header class="sheet-head">
      <a class="quiet" href="#/" aria-label=${t("web-home")}><${Icon} name="home" /></a>
      <h1>${title || t("sheet-name")}</h1>
      ${children}
    </header>
  `;
}

/**
 * Whether what was entered has arrived.
 * @param {{waiting: number}} props
 */
export function Delivery({ waiting }) {
  const state = !waiting ? "saved" : reachable.value ? "sending" : "waiting";
  return html`
    <p class="delivery" role="status" data-state=${state}>
      <span class="lamp" aria-hidden="true"></span>
      ${
        state === "saved"
          ? t("sheet-saved")
          : state === "sending"
            ? t("sheet-sending")
            : t("sheet-waits", { count: waiting })
      }
    </p>
  `;
}
