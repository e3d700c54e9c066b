/** The keyboard alone is enough. */
import { useCardKeys } from "../../ui/keys.js";
import { prefer, prefs } from "../../app/prefs.js";
import { shifted, stepped } from "../../cards/board.js";
import { whereHeld } from "../../cards/side.js";
import { actionOf } from "./bindings.js";
import {
  act,
  amount,
  announce,
  draw,
  lay,
  mine,
  pauseForAnother,
  sortHand,
  topUp,
  turning,
  turnOver,
  view,
} from "./play.js";

/** @param {boolean} faceDown */
function layChosen(faceDown) {
  const card = mine.find(mine.chosen.value);
  if (card && !view.value?.may.swap) lay(card, faceDown, whereHeld(card.uid));
}

/**
 * @param {number} place
 * @param {boolean} faceDown
 */
function layPlace(place, faceDown) {
  const card = mine.shown.value[place];
  if (!card) return;
  mine.choose(card.uid);
  layChosen(faceDown);
}

/** @type {Record<string, (event: KeyboardEvent) => void>} by the key's own name; they stay */
const FIXED = {
  ArrowLeft: (event) => (event.altKey ? mine.change(shifted, -1) : mine.change(stepped, -1)),
  ArrowRight: (event) => (event.altKey ? mine.change(shifted, 1) : mine.change(stepped, 1)),
  "+": () => (amount.value = Math.max(amount.value, view.value?.may.top_up ?? 1) + 1),
  Escape: () => (turning.value = false),
  "-": () => (amount.value = Math.max(0, amount.value - 1)),
};

/** What is more than an intent by its name. @type {Record<string, () => void>} */
const ACTIONS = {
  "top-up": topUp,
  draw,
  "face-down": turnOver,
  strafe: () => announce(0),
  pause: () => (view.value?.seat ? act("pause") : pauseForAnother()),
  sort: sortHand,
  fits: () => prefer({ fits: !prefs.value.fits }),
  sound: () => prefer({ sound: !prefs.value.sound }),
};

/** @param {string | undefined} name */
function meant(name) {
  return name ? (ACTIONS[name] ?? (() => act(name))) : undefined;
}

export const useKeys = () =>
  useCardKeys({
    card: ".hand-card",
    lay: (event) => layChosen(event.shiftKey),
    digits: /^Digit([0-9])$/,
    count: (digit, event) => layPlace((digit + 9) % 10, event.shiftKey),
    fixed: FIXED,
    meant: (key) => meant(actionOf(key)),
  });
