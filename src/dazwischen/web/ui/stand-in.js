/** A bot plays for somebody, who can take over again at any time. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command } from "../table/store.js";

export function StandIn() {
  return html`<div class="stand-in"><p>${t("web-bot-for-me")}</p><${PlayOn} /></div>`;
}

export function PlayOn() {
  return html`
    <button
      class="btn primary big"
      type="button"
      data-act="play-on"
      onClick=${() => command({ do: "play-on" })}
    >
      ${t("web-play-on")}
    </button>
  `;
}
