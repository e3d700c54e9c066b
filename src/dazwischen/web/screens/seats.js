/** The seats of a table, and who may change what about them. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { atPace, paceAt, STRENGTHS } from "../table/bots.js";
import { command } from "../table/store.js";
import { levelOf, seatName } from "../table/names.js";

/** @typedef {import("../net/told").SeatInfo} SeatInfo */
/** @typedef {import("../games/registry.js").GameModule["place"]} Place */
/** @typedef {{room: import("../net/told").RoomInfo, mine: number, host: boolean, place?: Place}} Props */

/** @param {Props} props */
export function Seats({ room, mine, host, place }) {
  return html`
    <ol class="seats">
      ${room.seats.map((info, index) => {
        const seat = index + 1;
        const what = place?.(seat, room.rules.options);
        return html`
          <li class="seat-row" data-status=${info.status} key=${seat}>
            <span class="seat-number" aria-hidden="true">${seat}</span>
            <span class="seat-who">
              ${info.status === "empty" ? t("web-seat-empty") : seatName(info, seat)}
              ${seat === mine && html`<span class="tag you">${t("web-you")}</span>`}
              ${what && html`<span class="tag">${what}</span>`}
              ${room.host === info.who && info.who !== 0 && html`<span class="tag">${t("web-host")}</span>`}
              ${info.status === "gone" && html`<span class="tag">${t("web-gone")}</span>`}
              ${info.status === "watching" && html`<span class="tag">${t("web-seat-bot-plays")}</span>`}
              <${Points} points=${points(room, seat)} />
            </span>
            <span class="seat-do">
              ${info.status === "empty" && !mine && !room.tournament && html`<${Sit} seat=${seat} />`}
              ${seat === mine && !room.tournament && html`<${Stand} />`}
              ${host && seat !== mine && info.who !== 0 && html`<${HandHost} info=${info} />`}
              ${host && seat !== mine && html`<${Holder} seat=${seat} info=${info} pace=${paceAt(room.seats)} unready=${room.unready} playing=${room.play.playing > 0} />`}
            </span>
          </li>
        `;
      })}
    </ol>
    ${host && html`<${NotYet} unready=${room.unready} />`}
  `;
}

/**
 * Says which strengths have to be waited for.
 * @param {{unready: string[]}} props
 */
export function NotYet({ unready }) {
  if (!unready.length) return null;
  const strengths = unready.map((bot) => t(`web-bot-${bot}`)).join(", ");
  return html`<p class="fine">${t("web-bots-unready", { strengths })}</p>`;
}

/**
 * All that was won at this table so far.
 * @param {import("../net/told").RoomInfo} room
 * @param {number} seat
 */
function points({ seats, play }, seat) {
  const { who } = seats[seat - 1];
  return play.totals[who ? String(who) : `seat-${seat}`] ?? 0;
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

/**
 * Who sits there: a bot or nobody. A person is put out only after a second word.
 * @param {{seat: number, info: SeatInfo, pace: number, unready: string[], playing: boolean}} props
 */
function Holder({ seat, info, pace, unready, playing }) {
  const [wanted, want] = useState("");
  const person = info.who !== 0;
  /** @param {string} value */
  const give = (value) => {
    const holder =
      value === "empty" ? { holder: "empty" } : { holder: "bot", bot: atPace(value, pace) };
    command({ do: "set-seat", seat, ...holder });
  };
  if (wanted && person) {
    const done = () => want("");
    const costs = playing && info.status === "person";
    return html`<${PutOut} name=${info.name} wanted=${wanted} costs=${costs} give=${give} done=${done} />`;
  }
  /** @param {Event} event */
  const choose = (event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    if (person) want(value);
    else give(value);
  };
  return html`
    <select aria-label=${t("web-seat-holder", { seat })} onChange=${choose}>
      ${person && html`<option selected value="">${info.name}</option>`}
      <option value="empty" selected=${info.status === "empty"}>${t("web-seat-free")}</option>
      ${STRENGTHS.map(
        (bot) => html`
          <option
            value=${bot}
            selected=${!person && levelOf(info.bot) === bot}
            disabled=${unready.includes(bot)}
          >
            ${t(`web-bot-${bot}`)}
          </option>
        `,
      )}
    </select>
  `;
}

/** @param {{name: string, wanted: string, costs: boolean, give: (value: string) => void, done: () => void}} props */
function PutOut({ name, wanted, costs, give, done }) {
  const yes = () => {
    give(wanted);
    done();
  };
  return html`
    <span class="put-out" role="alert">
      ${t("web-put-out-sure", { name })} ${costs && t("web-put-out-rated")}
      <button class="btn small danger" type="button" onClick=${yes}>${t("web-put-out-yes")}</button>
      <button class="btn small" type="button" onClick=${done}>${t("web-put-out-no")}</button>
    </span>
  `;
}
