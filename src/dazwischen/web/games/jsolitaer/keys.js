/** The keyboard alone is enough. */
import { useCardKeys } from "../../ui/keys.js";
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

export const useKeys = () =>
  useCardKeys({
    card: ".loose",
    lay: useChosen,
    digits: /^Digit([1-5])$/,
    count: (digit, event) => {
      if (!event.repeat) mine.withChosen(() => layChosen(digit));
    },
    fixed: FIXED,
    meant: (key) => ACTIONS[actionOf(key) ?? ""],
  });
