/** A moment of Jay to be looked at: the box, everybody around it, and the hands as far as known. */
import { html, useLayoutEffect, useMemo, useRef } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { Faces } from "../../cards/faces.js";
import { catalogue } from "../../cards/figures.js";
import { CardRow, held } from "../../cards/row.js";
import { fly } from "../../cards/flight.js";
import { Marks } from "./seats.js";
import { FAULT } from "./view.js";

/** @typedef {import("../../ui/scene.js").SceneProps} SceneProps */
/** @typedef {import("./told").View} View */
/** @typedef {import("../../cards/figures.js").Figure} Figure */

const SHOWN = 6;
/** Of these phases nothing need be said. */
const SILENT = new Set(["waiting", "playing"]);

/** @type {import("../../ui/scene.js").SceneModule} */
export const scene = {
  catalogues: ["web-jay", "web-study"],
  styles: ["jay.css", "scene.css"],
  Scene,
};

/** @param {SceneProps} props */
function Scene({ view, hands, names, eye }) {
  const further = view.options.figures ?? [];
  const figures = useMemo(() => catalogue(further), [JSON.stringify(further)]);
  const [far, near] = rows(view.counts.length, eye || 1);
  /** @param {number} seat */
  const seat = (seat) => html`
    <${Seat} key=${seat} seat=${seat} view=${view} figures=${figures} name=${names[seat - 1]}
      hand=${hands[seat]} open=${!eye || eye === seat} />
  `;
  return html`
    <div class="jay-scene">
      <${Faces} further=${further} />
      <ol class="scene-seats">${far.map(seat)}</ol>
      <${Box} view=${view} figures=${figures} />
      <ol class="scene-seats">${near.map(seat)}</ol>
    </div>
  `;
}

/**
 * Seats clockwise around the box, in two rows: whoever looks sits on the near side.
 * @param {number} players
 * @param {number} eye
 */
function rows(players, eye) {
  const seats = Array.from({ length: players }, (_, step) => ((eye - 1 + step) % players) + 1);
  const near = Math.floor(players / 2);
  return [seats.slice(near), seats.slice(0, near).toReversed()];
}

/**
 * @param {object} props
 * @param {number} props.seat
 * @param {View} props.view
 * @param {Figure[]} props.figures
 * @param {string} props.name
 * @param {number[] | undefined} props.hand
 * @param {boolean} props.open
 */
function Seat({ seat, view, figures, name, hand, open }) {
  const slots = view.slots[seat - 1] ?? [];
  const points = view.totals[seat - 1] ?? 0;
  const isCounted = view.counting !== null && view.flow?.obligation === seat;
  const cards = held(hand, view.counts[seat - 1] ?? 0, open);
  return html`
    <li class="scene-seat" data-seat=${seat} data-must=${view.flow?.obligation === seat}>
      <span class="scene-who">
        <b class="seat-number">${seat}</b> <span class="scene-name">${name}</span>
        <${Marks} seat=${seat} now=${view} />
        ${isCounted && html`<span class="mark owes">${t("study-counted")}</span>`}
        ${points > 0 && html`<span class="scene-points">${t("study-points", { count: points })}</span>`}
      </span>
      <span class="scene-cards">
        <${CardRow} cards=${cards} figures=${figures} label=${t("study-hand")} />
        ${slots.some(Boolean) && html`<${CardRow} cards=${slots} figures=${figures} label=${t("study-slots")} />`}
      </span>
    </li>
  `;
}

/** @param {{view: View, figures: Figure[]}} props */
function Box({ view: { box, flow, phase }, figures }) {
  const lying = flow ? flow.lying : (box.at(-1)?.figure ?? 0);
  const twins = flow?.twins ? "yes" : "no";
  const label = lying
    ? t("jay-box-lying", { figure: figures[lying].name, twins })
    : t("jay-box-empty");
  return html`
    <div class="box" role="img" aria-label=${label}>
      <div class="box-frame" aria-hidden="true"></div>
      ${box.slice(-SHOWN).map((card) => html`<${BoxCard} key=${card.serial} card=${card} />`)}
      ${flow?.twins && html`<span class="twins">${t("jay-twins")}</span>`}
      ${SILENT.has(phase) || html`<span class="scene-phase">${t(`study-phase-${phase}`)}</span>`}
      ${box.length > 0 && html`<span class="box-count">${box.length}</span>`}
    </div>
  `;
}

/** Flies in from its seat when it is new. @param {{card: import("./told").Seen}} props */
function BoxCard({ card }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const table = element.current?.closest(".jay-scene");
    const seat = table?.querySelector(`[data-seat="${card.seat}"]`);
    fly(element.current, seat?.getBoundingClientRect());
  }, []);
  const isFault = card.kind === FAULT;
  return html`
    <div class="lying" data-tilt=${card.serial % 7} data-fault=${isFault}>
      <div ref=${element}>
        <${Card} figure=${card.figure} />
        ${isFault && html`<span class="fault">${t("jay-fault")}</span>`}
      </div>
    </div>
  `;
}
