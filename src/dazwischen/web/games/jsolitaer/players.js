/** Who plays: hand, draw pile and slots of everybody else, and whose turn it is. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { Bubble } from "../../ui/bubble.js";
import { figures, view } from "./play.js";

export function Players() {
  const now = view.value;
  if (!now) return null;
  const players = now.counts.length;
  const from = now.seat ?? 0;
  const clockwise = Array.from({ length: players }, (_, step) => ((from + step) % players) + 1);
  const others = clockwise.filter((seat) => seat !== now.seat);
  if (!others.length) return null;
  return html`
    <ol class="players" aria-label=${t("soli-players-around")}>
      ${others.map((seat) => html`<${Player} key=${seat} seat=${seat} />`)}
    </ol>
  `;
}

/** @param {{seat: number}} props */
function Player({ seat }) {
  const now = view.value;
  const info = table.value?.room.seats[seat - 1];
  if (!now) return null;
  const hand = now.counts[seat - 1];
  const pile = now.piles[seat - 1];
  const slots = now.slots[seat - 1] ?? [];
  return html`
    <li id=${`seat-${seat}`} class="player" data-turn=${isAtTurn(seat)} data-status=${info?.status}>
      <span class="player-name">
        <span>${seatName(info, seat)}</span>
        ${info?.status === "gone" && html`<small class="absent">${t("web-gone")}</small>`}
      </span>
      <span class="player-cards" title=${t("soli-cards", { hand, pile })}>
        <${Card} /><b aria-hidden="true">${hand} + ${pile}</b>
        <span class="unseen">${t("soli-cards", { hand, pile })}</span>
      </span>
      ${slots.length > 0 && html`<${Slots} slots=${slots} />`}
      ${isAtTurn(seat) && html`<span class="unseen">${t("soli-at-turn")}</span>`}
      <${Bubble} who=${info?.who ?? 0} />
    </li>
  `;
}

/** @param {number} seat */
function isAtTurn(seat) {
  return view.value?.phase === "playing" && view.value.turn === seat;
}

/** @param {{slots: number[]}} props */
function Slots({ slots }) {
  const names = slots.map((figure) => figures.value[figure].name).join(", ");
  return html`
    <span class="player-slots" role="img" aria-label=${t("soli-slots", { cards: names })}>
      ${slots.map((figure, n) => html`<${Card} key=${n} figure=${figure} />`)}
    </span>
  `;
}
