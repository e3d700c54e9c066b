/** What to do now, in a sentence, read from what the server says may be done. */
import { html } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { RuleLink } from "../../ui/rule-links.js";
import { captained } from "./captains.js";
import { facesDown, view } from "./play.js";
import { FAULT, isCountedOut, REDIRECT, THROW } from "./view.js";

/** @typedef {import("./told").View} View */
/** @typedef {[key: string, args?: Record<string, string | number>]} Sentence */

/** @type {Record<string, string>} why something has to be done first */
const RULES = { "jay-now-do-draw": "J-FAULT-2", "jay-now-do-face-down": "J-COUNT-1" };

export function Prompt() {
  const now = view.value;
  if (!now) return null;
  const [key, args] = now.seat ? sentence(now, now.seat) : watched(now);
  const loud = key.startsWith("jay-now-do") ? "yes" : "no";
  const rule = RULES[key];
  return html`
    <p class="prompt" data-loud=${loud}>
      ${t(key, args)} ${rule && html`<small><${RuleLink} id=${rule} /></small>`}
    </p>
  `;
}

/**
 * @param {View} now
 * @param {number} me
 * @returns {Sentence}
 */
function sentence(now, me) {
  const { may, phase, flow } = now;
  if (may.acts.includes("jay")) return ["jay-now-do-jay"];
  if (may.draw) return ["jay-now-do-draw", { count: may.draw }];
  if (isCountedOut(now)) return ["jay-now-do-face-down"];
  if (facesDown.value) return ["jay-now-do-turned"];
  if (phase === "preparing" && may.acts.includes("ready"))
    return [may.swap ? "jay-now-do-swap" : "jay-now-do-ready"];
  if (phase === "paused" && may.acts.includes("ready")) return ["jay-now-do-go-on"];
  if (phase === "preparing" || phase === "paused") return ["jay-now-others-ready"];
  if (phase === "over" || phase === "waiting") return ["jay-now-over"];
  if (now.places.includes(me) || now.finished.includes(me)) return ["jay-now-out"];
  if (!flow) return ["jay-now-tournament"];
  if (phase === "opening") return opening(flow.obligation, me);
  if (phase === "reopening") return reopening(flow.priority[0], me);
  if (!now.hand.length && may.top_up !== null) return ["jay-now-do-no-pawn", { least: may.top_up }];
  return playing(now, flow, me);
}

/**
 * @param {number} first
 * @param {number} me
 * @returns {Sentence}
 */
function opening(first, me) {
  return first === me ? ["jay-now-do-open"] : ["jay-now-opens", { name: nameOf(first) }];
}

/**
 * @param {number} first
 * @param {number} me
 * @returns {Sentence}
 */
function reopening(first, me) {
  return first === me ? ["jay-now-do-reopen"] : ["jay-now-reopens", { name: nameOf(first) }];
}

/**
 * @param {View} now
 * @param {import("./told").Flow} flow
 * @param {number} me
 * @returns {Sentence}
 */
function playing(now, flow, me) {
  const kinds = now.may.lay.map(([, kind]) => kind);
  const helps = prefs.value.fits;
  if (flow.obligation === me) {
    const stuck = helps && kinds.every((kind) => kind === FAULT);
    return stuck ? ["jay-now-do-stuck"] : ["jay-now-do-lay", { level: now.options.level }];
  }
  if (helps && kinds.includes(THROW)) return ["jay-now-do-throw"];
  if (helps && kinds.includes(REDIRECT)) return ["jay-now-do-redirect"];
  if (flow.reservations.includes(me)) return ["jay-now-reserved"];
  return ["jay-now-turn", { name: nameOf(flow.obligation) }];
}

/**
 * @param {View} now
 * @returns {Sentence}
 */
function watched({ flow, phase }) {
  const captain = captained(table.value);
  if (captain) return ["jay-now-captain", { name: nameOf(captain) }];
  if (!flow || phase === "over") return ["jay-now-watch"];
  return ["jay-now-watch-turn", { name: nameOf(flow.obligation) }];
}

/** @param {number} seat */
function nameOf(seat) {
  return seatName(table.value?.room.seats[seat - 1], seat);
}
