/** One's own cards at a game of Jay: laid with a click, a tap, a key, or by dragging them to the box. */
import { html, useState } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { HandRows } from "../../cards/hand-rows.js";
import { useCard } from "../../cards/side.js";
import { BOX, facesDown, figures, lay, lays, mine, view } from "./play.js";
import { FAULT, KINDS } from "./view.js";

/** @typedef {import("../../cards/board.js").Held} Held */

const TOWARDS_BOX = 50;

export function Hand() {
  const cards = mine.shown.value;
  const label = t("jay-hand", { count: cards.length });
  return html`<${HandRows} cards=${cards} label=${label} one=${one} />`;
}

/**
 * What a card needs to know comes as plain values, so that only cards that change are drawn anew.
 * @param {Held} card
 */
function one(card) {
  const now = view.value;
  const told = prefs.value.fits && now?.flow != null;
  const kind = KINDS[told ? (lays.value.get(card.figure) ?? FAULT) : FAULT];
  const reached = mine.find(mine.chosen.value) ?? mine.shown.value[0];
  return html`
    <${HandCardView}
      key=${card.uid}
      card=${card}
      kind=${facesDown.value ? "face-down" : kind}
      swapping=${now?.may.swap ?? false}
      isChosen=${mine.chosen.value === card.uid}
      isReached=${reached?.uid === card.uid}
    />
  `;
}

/**
 * @typedef {object} Props
 * @property {Held} card
 * @property {string} kind what laying it would be, "fault" if it does not fit or is not to be shown
 * @property {boolean} swapping cards are chosen for a slot now, not laid
 * @property {boolean} isChosen
 * @property {boolean} isReached by the tabulator
 */

/** @param {Props} props */
function HandCardView({ card, kind, swapping, isChosen, isReached }) {
  const [turned, turn] = useState(false);
  const { element, drag, onFocus } = useCard(mine, card, isChosen, (from) => {
    /** @param {boolean} faceDown */
    const use = (faceDown) =>
      mine.use(card, swapping ? [] : [BOX], () => lay(card, faceDown, from()));
    return {
      use,
      aim: (_event, { y }, special) => {
        const isMeant = y < -TOWARDS_BOX;
        if (isMeant) use(special);
        return isMeant;
      },
      turn: (now) => turn(now && !swapping),
    };
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
        onFocus=${onFocus}
        ...${drag}
      >
        <${Card} figure=${turned ? 0 : card.figure} />
      </button>
    </div>
  `;
}
