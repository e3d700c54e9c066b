/** One's own cards, in as many rows as it takes to see every index. */
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { HandCardView } from "./hand-card.js";
import { chosen, lays, shown, view } from "./play.js";

/** @typedef {import("./hand.js").HandCard} HandCard */

/** The least of a card that has to be seen to know it, as a part of its width. */
const INDEX = 0.36;

export function Hand() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const most = useRowLength(element);
  const cards = shown.value;
  const rows = Math.max(1, Math.ceil(cards.length / most));
  return html`
    <div
      ref=${element}
      class="hand"
      data-rows=${rows}
      role="group"
      aria-label=${t("jay-hand", { count: cards.length })}
    >
      ${split(cards, rows).map(
        (row, n) => html`<div class="hand-row" key=${n}>${row.map(one)}</div>`,
      )}
    </div>
  `;
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

/**
 * @param {HandCard[]} cards
 * @param {number} rows
 */
function split(cards, rows) {
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
}

/** @param {{current: HTMLElement | null}} element */
function useRowLength(element) {
  const [most, setMost] = useState(12);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => {
      const width = parseFloat(getComputedStyle(watched).getPropertyValue("--hand-card"));
      setMost(Math.max(3, Math.floor((watched.clientWidth - width) / (width * INDEX)) + 1));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return most;
}
