/** How long a side has: for its move, for the whole game, for calling Jarnac. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { table, tableTime } from "../../table/store.js";
import { view } from "./sides.js";
import { useTicking } from "./time.js";

/** @typedef {import("./told").View} View */
/** @typedef {{left: number, runs: boolean, why: "jarnac" | "move" | "game"}} Time */

const SOON = 10_000;

/** @param {{side: number}} props */
export function Clock({ side }) {
  const times = view.value ? timesOf(view.value, side) : [];
  useTicking(times.some(({ runs }) => runs));
  if (!times.length) return null;
  return html`
    <span class="clocks">
      ${times.map((time) => html`<${Face} key=${time.why} ...${time} />`)}
    </span>
  `;
}

/** @param {Time} props */
function Face({ left, runs, why }) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const said = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`
    <span
      class="clock"
      role="timer"
      data-why=${why}
      data-soon=${runs && left < SOON}
      title=${t(`jarnac-clock-${why}`)}
    >
      <span class="unseen">${t(`jarnac-clock-${why}`)}</span>
      <small aria-hidden="true">${t(`jarnac-clock-${why}-short`)}</small> ${said}
    </span>
  `;
}

/**
 * All that runs out for a side: what is for this moment first, then what is for the whole game.
 * @param {View} now
 * @param {number} side
 * @returns {Time[]}
 */
function timesOf(now, side) {
  const { options, sides, since, phase } = now;
  const moves = now.move === side && phase !== "over";
  const runs = moves && !now.held;
  const gone = runs ? Math.max(0, tableTime() - since) : 0;
  /** @type {Time[]} */
  const moment = [];
  if (runs && phase === "jarnac" && isWaitedFor(now, side)) {
    moment.push({ left: (table.value?.room.rules.timing.jarnac ?? 0) - gone, runs, why: "jarnac" });
  }
  if (moves && options.thinking) {
    moment.push({ left: options.thinking * 1000 - now.thought - gone, runs, why: "move" });
  }
  const first = moment.toSorted((one, two) => one.left - two.left).slice(0, 1);
  if (!options.clock) return first;
  const left = options.clock * 1000 - sides[side - 1].used - gone;
  return [...first, { left, runs, why: "game" }];
}

/**
 * The pause for "Jarnac!" ends by itself only where a person waits for its end.
 * @param {View} now
 * @param {number} side
 */
function isWaitedFor({ sides }, side) {
  const room = table.value?.room;
  if (!room?.rules.timing.jarnac) return false;
  const others = sides.flatMap(({ seats }, index) => (index + 1 === side ? [] : seats));
  return others.some((seat) => room.seats[seat - 1]?.status === "person");
}
