/** One's own cards: laid with a click, a tap, a key, or by dragging them towards the box. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { useDrag } from "./drag.js";
import { fly, whereBoxIs } from "./flight.js";
import { chosen, figures, lay, lays, returned, shown, view } from "./play.js";
import { KINDS } from "./view.js";

/** @typedef {import("./hand.js").HandCard} HandCard */

/** The least of a card that has to be seen to know it, as a part of its width. */
const INDEX = 0.36;

export function Hand() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const most = useRowLength(element);
  const cards = shown.value;
  const rows = Math.max(1, Math.ceil(cards.length / most));
  const each = Math.ceil(cards.length / rows);
  return html`
    <div
      ref=${element}
      class="hand"
      data-rows=${rows}
      role="group"
      aria-label=${t("jay-hand", { count: cards.length })}
    >
      ${Array.from(
        { length: rows },
        (_, row) => html`
          <div class="hand-row" key=${row}>
            ${cards
              .slice(row * each, (row + 1) * each)
              .map(
                (card, n) =>
                  html`<${HandCardView} key=${card.uid} card=${card} place=${row * each + n} />`,
              )}
          </div>
        `,
      )}
    </div>
  `;
}

/** @param {{current: HTMLElement | null}} element */
function useRowLength(element) {
  const [most, setMost] = useState(12);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => {
      const width = parseFloat(getComputedStyle(watched).getPropertyValue("--hand-card")) || 70;
      setMost(Math.max(3, Math.floor((watched.clientWidth - width) / (width * INDEX)) + 1));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return most;
}

/** @param {{card: HandCard, place: number}} props */
function HandCardView({ card, place }) {
  const element = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const isChosen = chosen.value === card.uid;
  const swapping = Boolean(view.value?.may.swap);
  useLayoutEffect(() => {
    if (returned.delete(card.uid)) {
      fly(element.current, whereBoxIs());
      element.current?.classList.add("refused");
    }
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
  const drag = useDrag(element, card, use);
  const kind = lays.value.get(card.figure);
  const fits = prefs.value.fits && kind !== undefined && kind > 0 && view.value?.flow !== null;
  return html`
    <div class="hand-slot">
      <button
        ref=${element}
        type="button"
        class="hand-card"
        data-fits=${fits}
        data-kind=${fits ? KINDS[kind] : ""}
        data-chosen=${isChosen}
        data-uid=${card.uid}
        data-figure=${figures.value[card.figure].name}
        aria-label=${label(card, fits ? kind : 0)}
        aria-pressed=${swapping ? isChosen : undefined}
        tabindex=${isChosen || (!chosen.value && place === 0) ? 0 : -1}
        onFocus=${() => (chosen.value = card.uid)}
        ...${drag}
      >
        <${Card} figure=${card.figure} />
      </button>
    </div>
  `;
}

/**
 * @param {HandCard} card
 * @param {number} kind
 */
function label({ figure }, kind) {
  return t("jay-card-label", { figure: figures.value[figure].name, kind: KINDS[kind] });
}
