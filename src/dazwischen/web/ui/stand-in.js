/** A bot plays for somebody, who can take over again at any time. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command, table } from "../table/store.js";

/** Whether a bot plays for the one who looks at this page. */
export function botPlaysForMe() {
  const now = table.value;
  return Boolean(now?.seat && now.room.seats[now.seat - 1]?.status === "watching");
}

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
