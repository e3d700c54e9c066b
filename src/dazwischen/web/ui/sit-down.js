/** One tap for whoever wants to play along: a seat that is free. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command } from "../table/store.js";

/** @param {{room: import("../net/told").RoomInfo}} props */
export function SitDown({ room }) {
  if (room.tournament || !room.seats.some(({ status }) => status === "empty")) return null;
  return html`
    <button class="btn primary big sit-down" type="button" onClick=${() => command({ do: "sit" })}>
      ${t("web-play-along")}
    </button>
  `;
}
