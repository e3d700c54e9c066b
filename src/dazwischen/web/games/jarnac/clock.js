/** How long a side has: for its move, for the whole game, for calling Jarnac. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { table } from "../../table/store.js";
import { view } from "./sides.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {{left: number, runs: boolean, why: "jarnac" | "move" | "game"}} Time */

const SOON = 10_000;

/** @param {{side: number}} props */
export function Clock({ side }) {
  const [, tick] = useState(0);
  const time = view.value ? timeOf(view.value, side) : null;
  const runs = time?.runs ?? false;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((times) => times + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  if (!time) return null;
  const seconds = Math.max(0, Math.ceil(time.left / 1000));
  const said = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`
    <span
      class="clock"
      role="timer"
      data-why=${time.why}
      data-soon=${time.runs && time.left < SOON}
      title=${t(`jarnac-clock-${time.why}`)}
    >
      <span class="unseen">${t(`jarnac-clock-${time.why}`)}</span> ${said}
    </span>
  `;
}

/**
 * What runs out first for a side, or null where nothing does.
 * @param {View} now
 * @param {number} side
 * @returns {Time | null}
 */
function timeOf(now, side) {
  const { options, sides, since, phase } = now;
  const runs = now.move === side && phase !== "over";
  const gone = runs ? Math.max(0, clockOfTable() - since) : 0;
  /** @type {Time[]} */
  const limits = [];
  if (runs && phase === "jarnac" && isWaitedFor(now, side)) {
    limits.push({ left: (table.value?.room.timing.jarnac ?? 0) - gone, runs, why: "jarnac" });
  }
  if (runs && options.thinking) {
    limits.push({ left: options.thinking * 1000 - gone, runs, why: "move" });
  }
  if (options.clock) {
    limits.push({ left: options.clock * 1000 - sides[side - 1].used - gone, runs, why: "game" });
  }
  return limits.toSorted((one, two) => one.left - two.left)[0] ?? null;
}

/**
 * The pause for "Jarnac!" ends by itself only where a person waits for its end.
 * @param {View} now
 * @param {number} side
 */
function isWaitedFor({ sides }, side) {
  const room = table.value?.room;
  if (!room?.timing.jarnac) return false;
  const others = sides.flatMap(({ seats }, index) => (index + 1 === side ? [] : seats));
  return others.some((seat) => room.seats[seat - 1]?.status === "person");
}

/** The table's time, in milliseconds since the game began. */
function clockOfTable() {
  const game = table.value?.game;
  return game ? game.now + performance.now() - game.heard : 0;
}
