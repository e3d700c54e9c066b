/** The seats of a table, and who may change what about them. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command } from "../table/store.js";
import { seatName } from "../table/names.js";

/** @typedef {import("../table/wire.js").SeatInfo} SeatInfo */
/** @typedef {import("../games/registry.js").GameModule["place"]} Place */
/** @typedef {{room: import("../table/wire.js").RoomInfo, mine: number, host: boolean, place?: Place}} Props */

const STRENGTHS = ["leicht", "mittel", "stark", "meister"];

/** @param {Props} props */
export function Seats({ room, mine, host, place }) {
  return html`
    <ol class="seats">
      ${room.seats.map((info, index) => {
        const seat = index + 1;
        const what = place?.(seat, room.options);
        return html`
          <li class="seat-row" data-status=${info.status} key=${seat}>
            <span class="seat-number" aria-hidden="true">${seat}</span>
            <span class="seat-who">
              ${info.status === "empty" ? t("web-seat-empty") : seatName(info, seat)}
              ${what && html`<span class="tag">${what}</span>`}
              ${room.host === info.who && info.who !== 0 && html`<span class="tag">${t("web-host")}</span>`}
              ${info.status === "gone" && html`<span class="tag">${t("web-gone")}</span>`}
            </span>
            <span class="seat-do">
              ${info.status === "empty" && !mine && html`<${Sit} seat=${seat} />`}
              ${seat === mine && html`<${Stand} />`}
              ${host && seat !== mine && html`<${Holder} seat=${seat} info=${info} />`}
            </span>
          </li>
        `;
      })}
    </ol>
  `;
}

/** @param {{seat: number}} props */
function Sit({ seat }) {
  return html`
    <button class="btn small" type="button" onClick=${() => command({ do: "sit", seat })}>
      ${t("web-sit")}
    </button>
  `;
}

function Stand() {
  return html`
    <button class="btn small" type="button" onClick=${() => command({ do: "stand" })}>
      ${t("web-stand")}
    </button>
  `;
}

/** @param {{seat: number, info: SeatInfo}} props */
function Holder({ seat, info }) {
  /** @param {Event} event */
  const choose = (event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    const holder = value === "empty" ? { holder: "empty" } : { holder: "bot", bot: value };
    command({ do: "set-seat", seat, ...holder });
  };
  return html`
    <select aria-label=${t("web-seat-holder", { seat })} onChange=${choose}>
      ${info.who !== 0 && html`<option selected value="">${info.name}</option>`}
      <option value="empty" selected=${info.status === "empty"}>${t("web-seat-free")}</option>
      ${STRENGTHS.map(
        (bot) => html`
          <option value=${bot} selected=${!info.who && info.bot === bot}>${t(`web-bot-${bot}`)}</option>
        `,
      )}
    </select>
  `;
}
