/** A card of one's own: laid with a click, a tap, a key, or by dragging it towards the box. */
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { useDrag } from "../../cards/drag.js";
import { fly, whereIs } from "../../cards/flight.js";
import { chosen, figures, lay, reorder, returned } from "./play.js";
import { KINDS } from "./view.js";

const TOWARDS_BOX = 50;

/**
 * @typedef {object} Props
 * @property {import("../../cards/hand.js").HandCard} card
 * @property {number} kind what laying it would be, 0 if it does not fit or is not to be shown
 * @property {boolean} swapping cards are chosen for a slot now, not laid
 * @property {boolean} isChosen
 * @property {boolean} isReached by the tabulator
 */

/** @param {Props} props */
export function HandCardView({ card, kind, swapping, isChosen, isReached }) {
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
  const drag = useDrag(element, {
    use,
    aim: (event, { y }) => {
      const isMeant = y < -TOWARDS_BOX;
      if (isMeant) use(event.shiftKey);
      return isMeant;
    },
    put: (place) => reorder(card.uid, place),
  });
  const { name } = figures.value[card.figure];
  return html`
    <div class="hand-slot">
      <button
        ref=${element}
        type="button"
        class="hand-card"
        data-fits=${kind > 0}
        data-kind=${KINDS[kind]}
        data-uid=${card.uid}
        data-figure=${name}
        aria-label=${t("jay-card-label", { figure: name, kind: KINDS[kind] })}
        aria-pressed=${swapping ? isChosen : undefined}
        tabindex=${isReached ? 0 : -1}
        onFocus=${() => (chosen.value = card.uid)}
        ...${drag}
      >
        <${Card} figure=${card.figure} />
      </button>
    </div>
  `;
}
