/** What to do now, in a sentence, read from what the server says may be done. */
import { html, useEffect } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { tell } from "../../ui/notices.js";
import { hint, next, thinking } from "./hint.js";
import { figures, mine, view } from "./play.js";
import { given, swapping } from "./swap.js";
import { places, SERVE } from "./view.js";

/** @typedef {import("./told").View} View */
/** @typedef {[key: string, args?: Record<string, string | number>]} Sentence */

export function Prompt() {
  const now = view.value;
  const [key, args] = now ? sentence(now) : /** @type {Sentence} */ (["soli-now-over"]);
  const loud = key.startsWith("soli-now-do") ? "yes" : "no";
  const text = t(key, args);
  // An answer to what was asked for is read aloud; what else is to be done follows from what happens.
  useEffect(() => {
    if (/advice|swap/.test(key)) tell(text);
  }, [text]);
  return html`<p class="prompt" data-loud=${loud}>${text}</p>`;
}

/**
 * @param {View} now
 * @returns {Sentence}
 */
function sentence(now) {
  if (now.phase !== "playing") return ["soli-now-over"];
  if (now.turn !== now.seat) return ["soli-now-turn", { name: nameOf(now.turn) }];
  if (swapping.value) return [given.value ? "soli-now-do-swap-slot" : "soli-now-do-swap-card"];
  if (thinking.value) return ["soli-now-thinking"];
  return advised(now) ?? waitingForStack(now) ?? turn(now);
}

/**
 * @param {View} now
 * @returns {Sentence | null}
 */
function advised({ may }) {
  if (!hint.value) return null;
  const { lays, exact } = hint.value;
  if (!next.value) return [may.turn_up ? "soli-now-advice-turn-up" : "soli-now-advice-end"];
  const { card, source, stack } = next.value;
  const figure = figures.value[card].name;
  const sure = exact ? "yes" : "no";
  return ["soli-now-advice", { figure, source, stack, count: lays.length, sure }];
}

/**
 * A card is chosen and could go to several stacks.
 * @param {View} now
 * @returns {Sentence | null}
 */
function waitingForStack(now) {
  const card = mine.find(mine.chosen.value);
  if (!card || !prefs.value.fits) return null;
  const figure = figures.value[card.figure].name;
  return places(now, card).length > 1 ? ["soli-now-do-choose-stack", { figure }] : null;
}

/**
 * @param {View} now
 * @returns {Sentence}
 */
function turn({ may, served, hand }) {
  if (!prefs.value.fits) return ["soli-now-do-turn"];
  if (may.lay.some(({ kind }) => kind !== SERVE)) {
    return [served ? "soli-now-do-go-on" : "soli-now-do-throw"];
  }
  if (may.lay.length) return ["soli-now-do-serve"];
  if (may.turn_up) return ["soli-now-do-turn-up"];
  if (may.ends_game) return ["soli-now-do-give-up"];
  return [hand.length ? "soli-now-do-end" : "soli-now-do-draw"];
}

/** @param {number} seat */
function nameOf(seat) {
  return seatName(table.value?.room.seats[seat - 1], seat);
}
