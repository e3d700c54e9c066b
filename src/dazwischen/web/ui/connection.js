/** How the line to the server is doing. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { condition, distance } from "../table/store.js";

export function Connection() {
  const now = condition.value;
  const text = now === "open" ? t("web-line-open", { ms: distance.value }) : t(`web-line-${now}`);
  return html`
    <span class="connection" data-condition=${now} title=${text}>
      <span class="lamp" aria-hidden="true"></span>
      ${
        now === "open"
          ? html`<span class="ping" aria-hidden="true">${distance.value || ""}</span>`
          : html`<span>${text}</span>`
      }
    </span>
  `;
}
