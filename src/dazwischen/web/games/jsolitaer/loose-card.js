/** A card that can be laid: in the hand, in a slot, or turned up from the corner. */
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { useDrag } from "../../cards/drag.js";
import { fly, whereIs } from "../../cards/flight.js";
import { chosen, figures, lay, pointed, reorder, returned, use } from "./play.js";
import { given, pick, swapping, taken } from "./swap.js";
import { KINDS } from "./view.js";

/**
 * @typedef {object} Props
 * @property {import("./view.js").Held} card
 * @property {string} name its class
 * @property {number} kind what laying it would be at best, 0 if nothing or not to be shown
 * @property {boolean} isChosen
 * @property {boolean} isReached by the tabulator
 * @property {boolean} isAdvised
 * @property {boolean} [isOff]
 */

/** @param {Props} props */
export function LooseCard({ card, name, kind, isChosen, isReached, isAdvised, isOff = false }) {
  const element = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    const back = returned.get(card.key);
    if (!back) return;
    returned.delete(card.key);
    fly(element.current, whereIs(back.from));
    if (back.refused) element.current?.classList.add("refused");
  }, []);
  // At once: a late focus would take the choice back from whoever types faster.
  useLayoutEffect(() => {
    if (isChosen) element.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const from = () => element.current?.getBoundingClientRect() ?? null;
  const drag = useDrag(element, {
    use: (special) => {
      if (swapping.value) pick(card);
      else if (special) chosen.value = card.key;
      else use(card, from());
    },
    aim: ({ clientX, clientY }) => {
      const stack = stackAt(clientX, clientY);
      if (stack) lay(card, stack, from());
      return stack > 0;
    },
    put: (place) => {
      if (card.source === "hand") reorder(Number(card.key.slice(1)), place);
    },
  });
  const figure = figures.value[card.figure].name;
  const picked = given.value === card.key || taken.value === card.key;
  return html`
    <button
      ref=${element}
      type="button"
      class=${`${name} loose`}
      disabled=${isOff}
      data-fits=${kind > 0}
      data-kind=${KINDS[kind]}
      data-key=${card.key}
      data-figure=${figure}
      data-advised=${isAdvised}
      aria-label=${t("soli-card", { figure, kind: KINDS[kind], source: card.source })}
      aria-pressed=${swapping.value ? picked : isChosen}
      tabindex=${isReached ? 0 : -1}
      onFocus=${() => (chosen.value = card.key)}
      onPointerEnter=${(/** @type {PointerEvent} */ { pointerType }) =>
        (pointed.value = pointerType === "mouse" ? card.key : "")}
      onPointerLeave=${() => (pointed.value = "")}
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
