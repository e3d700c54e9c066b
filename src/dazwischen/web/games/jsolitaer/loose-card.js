/** A card that can be laid: in the hand, in a slot, or turned up from the corner. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { useCard } from "../../cards/side.js";
import { figures, lay, mine, pointed, use } from "./play.js";
import { given, pick, swapping, taken } from "./swap.js";
import { KINDS } from "./view.js";

/**
 * @typedef {object} Props
 * @property {import("../../cards/board.js").Held} card
 * @property {string} name its class
 * @property {number} kind what laying it would be at best, 0 if nothing or not to be shown
 * @property {boolean} isChosen
 * @property {boolean} isReached by the tabulator
 * @property {boolean} isAdvised
 * @property {boolean} [isOff]
 */

/** @param {Props} props */
export function LooseCard({ card, name, kind, isChosen, isReached, isAdvised, isOff = false }) {
  const { element, drag, onFocus } = useCard(mine, card, isChosen, (from) => ({
    use: (special) => {
      if (swapping.value) pick(card);
      else if (special) mine.choose(card.uid);
      else use(card, from());
    },
    aim: ({ clientX, clientY }) => {
      const stack = stackAt(clientX, clientY);
      if (stack) lay(card, stack, from());
      return stack > 0;
    },
  }));
  const figure = figures.value[card.figure].name;
  const picked = given.value === card.uid || taken.value === card.uid;
  return html`
    <button
      ref=${element}
      type="button"
      class=${`${name} loose`}
      disabled=${isOff}
      data-fits=${kind > 0}
      data-kind=${KINDS[kind]}
      data-uid=${card.uid}
      data-figure=${figure}
      data-advised=${isAdvised}
      aria-label=${t("soli-card", { figure, kind: KINDS[kind], source: card.source })}
      aria-pressed=${swapping.value ? picked : isChosen}
      tabindex=${isReached ? 0 : -1}
      onFocus=${onFocus}
      onPointerEnter=${(/** @type {PointerEvent} */ { pointerType }) =>
        (pointed.value = pointerType === "mouse" ? card.uid : 0)}
      onPointerLeave=${() => (pointed.value = 0)}
      ...${drag}
    >
      <${Card} figure=${card.figure} />
    </button>
  `;
}

/**
 * @param {number} x
 * @param {number} y
 */
function stackAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const stack = /** @type {HTMLElement | null} */ (element.closest(".stack"));
    if (stack) return Number(stack.dataset.stack);
  }
  return 0;
}
