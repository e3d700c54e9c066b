/** The keyboard alone is enough. */
import { meantElsewhere, useKeyboard } from "../../ui/keys.js";
import { prefer, prefs } from "../../app/prefs.js";
import { shifted, stepped } from "../../cards/board.js";
import { whereHeld } from "../../cards/side.js";
import { actionOf } from "./bindings.js";
import { allowed, askHint } from "./hint.js";
import { announce, endTurn, layChosen, mine, sortHand, turnUp, undo, use, view } from "./play.js";
import { dropSwap, pick, swapping, toggleSwap } from "./swap.js";

function useChosen() {
  const card = mine.find(mine.chosen.value);
  if (!card) return;
  if (swapping.value) pick(card);
  else mine.withChosen(() => use(card, whereHeld(card.uid)));
}

/** @type {Record<string, (event: KeyboardEvent) => void>} by the key's own name; they stay */
const FIXED = {
  ArrowLeft: (event) => (event.altKey ? mine.change(shifted, -1) : mine.change(stepped, -1)),
  ArrowRight: (event) => (event.altKey ? mine.change(shifted, 1) : mine.change(stepped, 1)),
  Escape: () => {
    dropSwap();
    mine.choose(0);
  },
  "+": () => announce(1),
  "-": () => announce(-1),
};

/** @type {Record<string, () => void>} */
const ACTIONS = {
  "turn-up": turnUp,
  end: endTurn,
  undo,
  swap: () => {
    if (view.value?.may.swap) toggleSwap();
  },
  hint: () => {
    if (allowed.value) void askHint();
  },
  sort: sortHand,
  fits: () => prefer({ fits: !prefs.value.fits }),
  sound: () => prefer({ sound: !prefs.value.sound }),
};

/** @param {KeyboardEvent} event */
function pressed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (meantElsewhere(event)) return;
  const digit = /^Digit([1-5])$/.exec(event.code)?.[1];
  if (digit) {
    event.preventDefault();
    if (!event.repeat) mine.withChosen(() => layChosen(Number(digit)));
    return;
  }
  if (event.key === "Enter" || event.key === " ") {
    if (target.closest("button:not(.loose), a")) return;
    event.preventDefault();
    if (!event.repeat) useChosen();
    return;
  }
  const key = FIXED[event.key] ?? ACTIONS[actionOf(event.key) ?? ""];
  if (!key || (event.repeat && !event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  key(event);
}

export const useKeys = () => useKeyboard(pressed);
