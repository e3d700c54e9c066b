/** The seats of a table, and who may change what about them. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command } from "../table/store.js";
import { seatName } from "../table/names.js";

/** @typedef {import("../table/wire.js").SeatInfo} SeatInfo */
/** @typedef {import("../games/registry.js").GameModule["place"]} Place */
/** @typedef {{room: import("../table/wire.js").RoomInfo, mine: number, host: boolean, place?: Place}} Props */

export const STRENGTHS = ["leicht", "mittel", "stark", "meister"];

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
              ${info.status === "watching" && html`<span class="tag">${t("web-seat-bot-plays")}</span>`}
              <${Points} points=${points(room, seat)} />
            </span>
            <span class="seat-do">
              ${info.status === "empty" && !mine && html`<${Sit} seat=${seat} />`}
              ${seat === mine && html`<${Stand} />`}
              ${host && seat !== mine && info.who !== 0 && html`<${HandHost} info=${info} />`}
              ${host && seat !== mine && html`<${Holder} seat=${seat} info=${info} />`}
            </span>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * All that was won at this table so far.
 * @param {import("../table/wire.js").RoomInfo} room
 * @param {number} seat
 */
function points({ seats, totals }, seat) {
  const { who } = seats[seat - 1];
  return totals[who ? String(who) : `seat-${seat}`] ?? 0;
}

/** @param {{points: number}} props */
function Points({ points }) {
  return points ? html`<span class="seat-points">${t("web-points", { points })}</span>` : null;
}

/** @param {{info: SeatInfo}} props */
function HandHost({ info }) {
  return html`
    <button
      class="btn small"
      type="button"
      aria-label=${t("web-hand-host-to", { name: info.name })}
      onClick=${() => command({ do: "hand-host", to: info.who })}
    >
      ${t("web-hand-host")}
    </button>
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
