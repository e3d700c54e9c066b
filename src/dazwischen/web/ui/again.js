/** What can be done once a game is over. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command, putAway, table } from "../table/store.js";

/** @param {{next?: any, children?: any}} props what the game adds: for whoever leads the table, for all */
export function Again({ next, children }) {
  const at = table.value;
  const host = at?.room.host === at?.you.id;
  return html`
    <div class="row">
      ${
        host
          ? html`
        <button class="btn primary big" type="button" onClick=${() => command({ do: "start" })}>
          ${t("web-again")}
        </button>
        ${next}
      `
          : html`<p class="fine">${t("web-host-starts")}</p>`
      }
      ${children}
      ${Boolean(at?.seat) && html`<a class="btn" href=${`#/replay/${at?.game?.id}`}>${t("web-watch-again")}</a>`}
      <button class="btn" type="button" onClick=${putAway}>${t("web-change-rules")}</button>
      <a class="btn" href="#/">${t("web-home")}</a>
    </div>
  `;
}
