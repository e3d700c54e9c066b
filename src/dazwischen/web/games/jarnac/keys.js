/** The keyboard alone is enough: letters make the word, everything else has a key that is none. */
import { prefer, prefs } from "../../app/prefs.js";
import { useKeyboard } from "../../ui/keys.js";
import { actionOf } from "./bindings.js";
import { INPUT } from "./build.js";
import { submit } from "./controls.js";
import { act, startExchange } from "./play.js";
import { shuffle, view } from "./sides.js";
import { chooseNext, clear, source, word, write } from "./word.js";
import { possible } from "./view.js";

/** @type {Record<string, () => void>} */
const FIXED = {
  Escape: clear,
  ArrowUp: () => chooseNext(-1),
  ArrowDown: () => chooseNext(1),
};

/** @type {Record<string, () => void>} */
const ACTIONS = {
  draw: () => when("draw", () => act("draw")),
  exchange: () => when("exchange", startExchange),
  pass: () => when("pass", () => act("pass")),
  object: () => when("object", () => act("object")),
  shuffle: () => shuffle(source.value),
  accept: () => when("accept", () => act("accept")),
  sound: () => prefer({ sound: !prefs.value.sound }),
};

/**
 * @param {"draw" | "exchange" | "pass" | "object" | "accept"} what
 * @param {() => void} perform
 */
function when(what, perform) {
  const now = view.value;
  if (!now?.seat) return;
  // Drawing goes without saying: nobody proposes it.
  const can = what === "draw" ? now.may : possible(now);
  if (can[what]) perform();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const field = document.getElementById(INPUT);
  const elsewhere = target !== field && target.closest("input, textarea, select, dialog");
  if (elsewhere || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Enter") {
    if (target.closest("button, a")) return;
    event.preventDefault();
    if (!event.repeat) submit();
    return;
  }
  const perform = FIXED[event.key] ?? ACTIONS[actionOf(event.key) ?? ""];
  if (perform) {
    event.preventDefault();
    if (!event.repeat || event.key.startsWith("Arrow")) perform();
    return;
  }
  if (target !== field && field) typeOn(event, field);
}

/**
 * Whoever types means the word, wherever the focus is.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} field
 */
function typeOn(event, field) {
  const erases = event.key === "Backspace";
  if (!erases && !/^\p{L}$/u.test(event.key)) return;
  event.preventDefault();
  write(erases ? word.value.slice(0, -1) : word.value + event.key);
  field.focus({ preventScroll: true });
}

export const useKeys = () => useKeyboard(pressed);
