/** The others around the box: who has what, who must, who may, who owes. */
import { html } from "../../vendor/preact.js";
import { soon } from "../../app/soon.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { seatName, strengthName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { figures, view } from "./play.js";
import { around } from "./view.js";

/** @typedef {import("./told").View} View */

const rest = () => import("./rest.js");
export const Bubble = soon(rest, "Bubble");
export const CountOut = soon(rest, "CountOut");

export function Around() {
  const now = view.value;
  if (!now) return null;
  const seats = around(now);
  return html`
    <ol class="around" aria-label=${t("jay-others")}>
      ${seats.map((seat, place) => html`<${Seat} key=${seat} seat=${seat} place=${place + 1} />`)}
    </ol>
  `;
}

/** @param {{seat: number, place: number}} props */
function Seat({ seat, place }) {
  const now = view.value;
  const info = table.value?.room.seats[seat - 1];
  if (!now) return null;
  return html`
    <li
      id=${`seat-${seat}`}
      class="seat"
      data-place=${place}
      data-must=${now.flow?.obligation === seat}
      data-status=${info?.status}
    >
      <span class="seat-name">
        <span>${seatName(info, seat)}</span>
        ${info && html`<${Holder} info=${info} />`}
      </span>
      <${HandCount} count=${now.counts[seat - 1] ?? 0} />
      <${Slots} slots=${now.slots[seat - 1] ?? []} />
      <${Marks} seat=${seat} now=${now} />
      <${CountOut} seat=${seat} />
      <${Bubble} who=${info?.who ?? 0} />
    </li>
  `;
}

/**
 * Who it is that plays there, if it is not simply the person.
 * @param {{info: import("../../net/told").SeatInfo}} props
 */
function Holder({ info }) {
  if (info.bot) return html`<small class="strength">${strengthName(info.bot)}</small>`;
  if (info.status === "gone") return html`<small class="absent">${t("web-gone")}</small>`;
  if (info.status === "watching")
    return html`<small class="absent">${t("web-seat-bot-plays")}</small>`;
  return null;
}

/** @param {{count: number}} props */
function HandCount({ count }) {
  return html`
    <span class="count" data-few=${count <= 2} title=${t("jay-cards", { count })}>
      <span class="fan" aria-hidden="true">
        ${Array.from({ length: Math.min(count, 5) }, (_, n) => html`<${Card} key=${n} />`)}
      </span>
      <b aria-hidden="true">${count}</b>
      <span class="unseen">${t("jay-cards", { count })}</span>
    </span>
  `;
}

/** @param {{slots: number[]}} props */
function Slots({ slots }) {
  if (!slots.length) return null;
  const names = slots.map((figure) => figures.value[figure].name).join(", ");
  return html`
    <span class="slots" role="img" aria-label=${t("jay-slots", { cards: names })}>
      ${slots.map((figure, n) => html`<${Card} key=${n} figure=${figure} />`)}
    </span>
  `;
}

/** @param {{seat: number, now: View}} props */
export function Marks({ seat, now }) {
  return html`
    <span class="marks">
      ${marksOf(seat, now).map(
        ([name, text]) => html`<span class=${`mark ${name}`} key=${name}>${text}</span>`,
      )}
    </span>
  `;
}

/**
 * @param {number} seat
 * @param {View} now
 * @returns {[name: string, text: string][]}
 */
function marksOf(seat, { flow, owes, ready, phase, places, finished }) {
  /** @type {[string, string][]} */
  const marks = [];
  const reserved = flow?.reservations.indexOf(seat) ?? -1;
  const place = places.indexOf(seat);
  if (flow?.obligation === seat && phase !== "over") marks.push(["must", t("jay-mark-must")]);
  if (reserved >= 0) marks.push(["reserved", t("jay-mark-reserved", { place: reserved + 1 })]);
  if (owes[seat - 1]) marks.push(["owes", t("jay-mark-owes", { count: owes[seat - 1] })]);
  if (waiting(phase) && ready.includes(seat)) marks.push(["ready", t("jay-mark-ready")]);
  if (place >= 0) marks.push(["place", t("jay-mark-place", { place: place + 1 })]);
  else if (finished.includes(seat)) marks.push(["place", t("jay-mark-finished")]);
  return marks;
}

/** @param {View["phase"]} phase */
function waiting(phase) {
  return phase === "preparing" || phase === "paused";
}
