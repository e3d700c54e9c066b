/** One's own cards at a game of Jay. */
import { html } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { HandRows } from "../../cards/hand-rows.js";
import { HandCardView } from "./hand-card.js";
import { chosen, lays, shown, view } from "./play.js";

/** @typedef {import("../../cards/hand.js").HandCard} HandCard */

export function Hand() {
  const cards = shown.value;
  const label = t("jay-hand", { count: cards.length });
  return html`<${HandRows} cards=${cards} label=${label} one=${one} />`;
}

/**
 * What a card needs to know comes as plain values, so that only cards that change are drawn anew.
 * @param {HandCard} card
 */
function one(card) {
  const cards = shown.value;
  const now = view.value;
  const told = prefs.value.fits && now?.flow != null;
  const reached = cards.some(({ uid }) => uid === chosen.value) ? chosen.value : cards[0]?.uid;
  return html`
    <${HandCardView}
      key=${card.uid}
      card=${card}
      kind=${told ? (lays.value.get(card.figure) ?? 0) : 0}
      swapping=${now?.may.swap ?? false}
      isChosen=${chosen.value === card.uid}
      isReached=${reached === card.uid}
    />
  `;
}
