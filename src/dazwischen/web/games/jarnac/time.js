/** The table's time, and how much of it is left: numbers that change by themselves. */
import { useEffect, useState } from "../../vendor/preact.js";
import { table, tableTime } from "../../table/store.js";

/** @typedef {import("./told").View} View */

const OFTEN = 250;

/**
 * Shows a part anew several times a second while time runs.
 * @param {boolean} runs
 */
export function useTicking(runs) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((times) => times + 1), OFTEN);
    return () => clearInterval(timer);
  }, [runs]);
}

/**
 * Whole seconds in which a word can still be objected to, before its layer goes on.
 * @param {View} now
 */
export function secondsToObject(now) {
  const doubt = table.value?.room.rules.timing.doubt ?? 0;
  return now.held ? Math.max(0, Math.ceil((now.since + doubt - tableTime()) / 1000)) : 0;
}
