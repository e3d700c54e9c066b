/** Says that there is no connection, as long as there is none. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { reachable } from "../net/reach.js";

export function Offline() {
  return html`
    <div role="status">
      ${!reachable.value && html`<p class="offline">${t("web-offline")}</p>`}
    </div>
  `;
}
