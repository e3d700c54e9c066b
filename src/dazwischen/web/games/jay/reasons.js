/** Which rule explains what happened: only where somebody could ask why. */
import { noted } from "../../app/texts.js";
import { TRAITOR } from "../../cards/figures.js";
import { figures } from "./play.js";
import { FAULT, REDIRECT, THROW } from "./view.js";

/** @typedef {{e: string} & Record<string, any>} JayEvent */

/** What an action of its own says has its rule beside the sentence. @type {Record<string, string[]>} */
const REASONS = {
  "taken-back": ["J-PAUSE-1"],
  recycled: ["J-DRAW-7"],
  swapped: ["J-SLOT-1"],
  reopening: ["J-PAUSE-2"],
  called: ["J-END-1"],
  "called-wrongly": ["J-END-4"],
  announced: ["J-FAULT-6"],
  counted: ["J-COUNT-1"],
  "counted-out": ["J-COUNT-1"],
  owed: ["J-FAULT-2"],
  "round-ended": ["J-END-5"],
};

/**
 * @param {JayEvent} event
 * @param {import("./told").View | undefined} after
 * @returns {readonly string[]}
 */
export function reasonsOf(event, after) {
  if (event.e === "laid") return ofLay(event, after?.box ?? []);
  if (event.e === "paused") return event.rules;
  if (event.e === "drew" && event.why === "penalty") return ["J-FAULT-2"];
  return REASONS[event.e] ?? toldBeside(event.e);
}

/** @param {string} name */
function toldBeside(name) {
  const rule = noted(`jay-told-${name}`, "rule");
  return rule ? [rule] : [];
}

/** Nobles that are thrown in a way of their own. @type {Record<string, string>} */
const THROWN = { Dieb: "J-THROW-3", Dame: "J-THROW-4" };

/**
 * @param {JayEvent} event
 * @param {readonly import("./told").Seen[]} box
 */
function ofLay({ kind, own, figure, finishes }, box) {
  if (kind === FAULT) return [own ? "J-FAULT-5" : "J-FAULT-1"];
  if (figures.value[figure].symbol === TRAITOR) return ["J-TRAITOR-1"];
  if (finishes) return ["J-END-1"];
  if (kind === THROW) return [THROWN[figures.value[figure].symbol] ?? twinOrLike(figure, box)];
  return kind === REDIRECT ? ["J-SERVE-1"] : [];
}

/**
 * On its twin a card is thrown at any time, on what it is only like where twins lie.
 * @param {number} figure
 * @param {readonly import("./told").Seen[]} box
 */
function twinOrLike(figure, box) {
  const valid = box.filter(({ kind }) => kind !== FAULT).map((card) => card.figure);
  return valid[valid.lastIndexOf(figure) - 1] === figure ? "J-THROW-1" : "J-THROW-2";
}

/** Whether the one who reads this has done something wrong. @param {JayEvent} event */
export function isWrong({ e, kind }) {
  return (e === "laid" && kind === FAULT) || e === "taken-back" || e === "called-wrongly";
}
