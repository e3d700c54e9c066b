/** What one holds: the hand, the slots, and the corner's card that anybody at turn may lay. */
import { html } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { HandRows } from "../../cards/hand-rows.js";
import { keyFor } from "./bindings.js";
import { LooseCard } from "./loose-card.js";
import { next } from "./hint.js";
import { corner, mine, slots, turnUp, view } from "./play.js";
import { bestKind } from "./view.js";

/** @typedef {import("../../cards/board.js").Held} Held */

export function Hand() {
  const cards = mine.shown.value;
  const label = t("soli-hand", { count: cards.length });
  return html`<${HandRows} cards=${cards} label=${label} one=${one} />`;
}

/** @param {Held} card */
function one(card) {
  return html`<div class="hand-slot" key=${card.uid}>${loose(card, "hand-card")}</div>`;
}

/**
 * What a card needs to know comes as plain values, so that only cards that change are drawn anew.
 * @param {Held} card
 * @param {string} name
 * @param {boolean} [isOff]
 */
function loose(card, name, isOff = false) {
  const now = view.value;
  const all = mine.held.value;
  const advised = next.value;
  const reached = mine.find(mine.chosen.value) ?? all[0];
  // Of several like cards the first is meant.
  const first = all.find(
    ({ source, figure }) => source === advised?.source && figure === advised.card,
  );
  return html`
    <${LooseCard}
      key=${card.uid}
      card=${card}
      name=${name}
      kind=${now && prefs.value.fits ? bestKind(now, card) : 0}
      isChosen=${mine.chosen.value === card.uid}
      isReached=${reached?.uid === card.uid}
      isAdvised=${first?.uid === card.uid}
      isOff=${isOff}
    />
  `;
}

export function OwnSlots() {
  const cards = slots.value;
  if (!cards.length) return null;
  return html`
    <div class="own-slots" role="group" aria-label=${t("soli-own-slots")}>
      ${cards.map((card) => loose(card, "slot"))}
    </div>
  `;
}

export function OwnPile() {
  const now = view.value;
  if (!now?.seat) return null;
  const count = now.piles[now.seat - 1];
  return html`
    <div class="own-pile" role="img" aria-label=${t("soli-own-pile", { count })}>
      ${count > 0 && html`<${Card} />`}<b aria-hidden="true">${count}</b>
    </div>
  `;
}

export function Corner() {
  const now = view.value;
  if (!now) return null;
  const { may, corner: left } = now;
  const card = corner.value;
  return html`
    <div id="corner" class="corner" role="group" aria-label=${t("soli-corner")}>
      <button
        class="corner-pile"
        type="button"
        data-act="turn-up"
        disabled=${!may.turn_up}
        aria-label=${t("soli-turn-up", { count: left })}
        onClick=${turnUp}
      >
        ${left > 0 ? html`<${Card} />` : html`<span class="hollow"></span>`}
        <span class="corner-count" aria-hidden="true">${left}</span>
        ${may.turn_up && html`<kbd aria-hidden="true">${keyFor("turn-up")}</kbd>`}
      </button>
      <div class="corner-up">
        ${card ? loose(card, "corner-card", !now.seat) : html`<span class="hollow"></span>`}
        ${now.turned.length > 1 && html`<span class="corner-count">${now.turned.length}</span>`}
      </div>
    </div>
  `;
}
