/** The lower side of somebody who has no seat. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { showTableMenu } from "./bar.js";
import { table } from "../table/store.js";

/** @param {{children?: any}} props what the game says of itself */
export function Watching({ children }) {
  const free = table.value?.room.seats.some(({ status }) => status === "empty");
  return html`
    <section class="mine watching">
      ${children}
      ${
        free &&
        html`<button class="btn big" type="button" onClick=${showTableMenu}>${t("web-sit")}</button>`
      }
    </section>
  `;
}
