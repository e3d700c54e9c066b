/** One's own cards at a game of Jay: laid with a click, a tap, a key, or by dragging them to the box. */
import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { useDrag } from "../../cards/drag.js";
import { fly, whereIs } from "../../cards/flight.js";
import { HandRows } from "../../cards/hand-rows.js";
import { chosen, facesDown, figures, lay, lays, reorder, returned, shown, view } from "./play.js";
import { FAULT, KINDS } from "./view.js";

/** @typedef {import("../../cards/hand.js").HandCard} HandCard */

const TOWARDS_BOX = 50;

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
  const kind = KINDS[told ? (lays.value.get(card.figure) ?? FAULT) : FAULT];
  const reached = cards.some(({ uid }) => uid === chosen.value) ? chosen.value : cards[0]?.uid;
  return html`
    <${HandCardView}
      key=${card.uid}
      card=${card}
      kind=${facesDown.value ? "face-down" : kind}
      swapping=${now?.may.swap ?? false}
      isChosen=${chosen.value === card.uid}
      isReached=${reached === card.uid}
    />
  `;
}

/**
 * @typedef {object} Props
 * @property {HandCard} card
 * @property {string} kind what laying it would be, "fault" if it does not fit or is not to be shown
 * @property {boolean} swapping cards are chosen for a slot now, not laid
 * @property {boolean} isChosen
 * @property {boolean} isReached by the tabulator
 */

/** @param {Props} props */
function HandCardView({ card, kind, swapping, isChosen, isReached }) {
  const element = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    if (!returned.delete(card.uid)) return;
    fly(element.current, whereIs("box"));
    element.current?.classList.add("refused");
  }, []);
  // At once: a late focus would take the choice back from whoever types faster.
  useLayoutEffect(() => {
    if (isChosen) element.current?.focus({ preventScroll: true });
  }, [isChosen]);
  /** @param {boolean} faceDown */
  const use = (faceDown) => {
    if (swapping) chosen.value = card.uid;
    else lay(card, faceDown, element.current?.getBoundingClientRect());
  };
  const [turned, turn] = useState(false);
  const drag = useDrag(element, {
    use,
    aim: (_event, { y }, special) => {
      const isMeant = y < -TOWARDS_BOX;
      if (isMeant) use(special);
      return isMeant;
    },
    put: (place) => reorder(card.uid, place),
    turn: (now) => turn(now && !swapping),
  });
  const { name } = figures.value[card.figure];
  return html`
    <div class="hand-slot">
      <button
        ref=${element}
        type="button"
        class="hand-card"
        data-fits=${kind !== "fault"}
        data-kind=${kind}
        data-uid=${card.uid}
        data-figure=${name}
        aria-label=${t("jay-card-label", { figure: name, kind })}
        aria-pressed=${swapping ? isChosen : undefined}
        tabindex=${isReached ? 0 : -1}
        onFocus=${() => (chosen.value = card.uid)}
        ...${drag}
      >
        <${Card} figure=${turned ? 0 : card.figure} />
      </button>
    </div>
  `;
}
