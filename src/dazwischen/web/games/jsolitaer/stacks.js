/** The five stacks: what lies on each, who has reserved, and whether the chosen card goes there. */
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { fly, whereIs } from "../../cards/flight.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { next } from "./hint.js";
import { arriving, figures, layChosen, mine, pointed, view } from "./play.js";
import { KINDS } from "./view.js";

/** @typedef {import("./told").Stack} Stack */
/** @typedef {{figure: number, place: number, lay?: import("../../cards/board.js").Pending}} Lying */

const SHOWN = 4;

export function Stacks() {
  const now = view.value;
  if (!now) return null;
  const open = targets();
  return html`
    <ol class="stacks" aria-label=${t("soli-stacks")}>
      ${now.stacks.map((stack, index) => {
        const number = index + 1;
        return html`
          <li key=${number}>
            <${StackView}
              stack=${stack}
              number=${number}
              kind=${open.get(number) ?? 0}
              isAdvised=${next.value?.stack === number}
              isOff=${!now.seat}
            />
          </li>
        `;
      })}
    </ol>
  `;
}

/** Where the card under the mouse, or the chosen one, can go, and what that would be. */
function targets() {
  const card = mine.find(pointed.value) ?? mine.find(mine.chosen.value);
  const moves = prefs.value.fits && card ? (view.value?.may.lay ?? []) : [];
  return new Map(
    moves
      .filter((move) => move.source === card?.source && move.card === card.figure)
      .map(({ stack, kind }) => [stack, kind]),
  );
}

/** @param {{stack: Stack, number: number, kind: number, isAdvised: boolean, isOff: boolean}} props */
function StackView({ stack, number, kind, isAdvised, isOff }) {
  const label = described(stack, number, KINDS[kind]);
  return html`
    <button
      id=${`stack-${number}`}
      class="stack"
      type="button"
      data-stack=${number}
      data-open=${kind > 0}
      data-kind=${KINDS[kind]}
      data-advised=${isAdvised}
      disabled=${isOff}
      aria-label=${label}
      onClick=${() => layChosen(number)}
    >
      <span class="stack-cards">
        ${lying(stack, number).map(
          ({ figure, place, lay }) => html`
            <${StackCard} key=${place} id=${`${number}-${place}`} figure=${figure} lay=${lay} />
          `,
        )}
      </span>
      <span class="stack-foot" aria-hidden="true">
        <kbd>${number}</kbd>
        ${stack.twins && html`<span class="mark must">${t("soli-twins")}</span>`}
        <${Reserved} seats=${stack.reservations} />
      </span>
    </button>
  `;
}

/**
 * The top of a stack, with one's own cards on their way already there.
 * @param {Stack} stack
 * @param {number} number
 * @returns {Lying[]}
 */
function lying({ cards }, number) {
  const coming = mine.pending.value.filter(({ to }) => to === `stack-${number}`);
  /** @type {Lying[]} */
  const all = [
    ...cards.map((figure, place) => ({ figure, place })),
    ...coming.map((lay, n) => ({ figure: lay.shows, place: cards.length + n, lay })),
  ];
  return all.slice(-SHOWN);
}

/** @param {{id: string, figure: number, lay?: import("../../cards/board.js").Pending}} props */
function StackCard({ id, figure, lay }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const from = arriving.get(id);
    arriving.delete(id);
    fly(element.current, lay ? lay.from : from ? whereIs(from) : null);
  }, []);
  return html`
    <span class=${lay ? "stack-card pending" : "stack-card"} ref=${element}>
      <${Card} figure=${figure} />
    </span>
  `;
}

/** @param {{seats: number[]}} props */
function Reserved({ seats }) {
  const mine = view.value?.seat;
  return seats.map(
    (seat) => html`
      <span class="mark reserved" key=${seat} data-mine=${seat === mine}>
        ${t("soli-reserved", whose(seat))}
      </span>
    `,
  );
}

/** @param {number} seat */
function whose(seat) {
  const name = seatName(table.value?.room.seats[seat - 1], seat);
  return { name, me: seat === view.value?.seat ? "yes" : "no" };
}

/**
 * @param {Stack} stack
 * @param {number} number
 * @param {string} kind
 */
function described({ lying: top, twins, reservations, cards }, number, kind) {
  const figure = figures.value[top].name;
  const parts = [
    t("soli-stack", { stack: number, figure, twins: twins ? "yes" : "no", count: cards.length }),
    ...reservations.map((seat) => t("soli-stack-reserved", whose(seat))),
    kind === "fault" ? "" : t("soli-stack-open", { kind }),
  ];
  return parts.filter(Boolean).join(", ");
}
