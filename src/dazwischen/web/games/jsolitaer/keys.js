/** The keyboard alone is enough. */
import { meantElsewhere, useKeyboard } from "../../ui/keys.js";
import { prefer, prefs } from "../../app/prefs.js";
import { actionOf } from "./bindings.js";
import { allowed, askHint } from "./hint.js";
import {
  announce,
  chosen,
  endTurn,
  hand,
  held,
  layChosen,
  moveChoice,
  reorder,
  shown,
  sortHand,
  turnUp,
  undo,
  use,
  view,
  whereHeld,
} from "./play.js";
import { dropSwap, pick, swapping, toggleSwap } from "./swap.js";

/** @param {() => void} what done with the chosen card, after which its neighbour is chosen */
function withChosen(what) {
  const cards = held.value;
  const place = cards.findIndex(({ key }) => key === chosen.value);
  const neighbour = cards[place + 1] ?? cards[place - 1];
  what();
  if (place >= 0 && !chosen.value) chosen.value = neighbour?.key ?? "";
}

function useChosen() {
  const card = held.value.find(({ key }) => key === chosen.value);
  if (!card) return;
  if (swapping.value) pick(card);
  else withChosen(() => use(card, whereHeld(card)));
}

/** @param {number} by */
function shift(by) {
  const cards = shown.value;
  const place = cards.findIndex(({ uid }) => `h${uid}` === chosen.value);
  const target = cards[place + by];
  if (place >= 0 && target) reorder(cards[place].uid, hand.value.indexOf(target));
}

/** @type {Record<string, (event: KeyboardEvent) => void>} by the key's own name; they stay */
const FIXED = {
  ArrowLeft: (event) => (event.altKey ? shift(-1) : moveChoice(-1)),
  ArrowRight: (event) => (event.altKey ? shift(1) : moveChoice(1)),
  Escape: () => {
    dropSwap();
    chosen.value = "";
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
    if (!event.repeat) withChosen(() => layChosen(Number(digit)));
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
