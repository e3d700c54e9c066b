/** One's own side of the game: what one holds, cards on their way to a stack, and what one does. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { catalogue } from "../../cards/figures.js";
import { arranged, inOrder, told } from "../../cards/board.js";
import { ownSide, whereHeld } from "../../cards/side.js";
import { intend, listen, table } from "../../table/store.js";
import { notice } from "../../ui/notices.js";
import { places } from "./view.js";

/** @typedef {import("../../cards/board.js").Held} Held */
/** @typedef {import("./told").View} View */

/** @type {import("../../vendor/preact.js").ReadonlySignal<View | null>} */
export const view = computed(() => table.value?.game?.view ?? null);
const further = computed(() => view.value?.options.figures);
export const figures = computed(() => catalogue(further.value ?? []));

/** What one holds: the hand, the slots, and of the corner's cards the topmost, which anybody at turn may lay. */
export const mine = ownSide(intend, { slot: "any", corner: "top" });
/** The card that the mouse is over, or 0. */
export const pointed = signal(0);
/** How many more cards than usual to draw at the end of the turn: a place in `may.end`. */
export const announced = signal(0);

/** Cards that somebody else laid, by their place, and where they come from. @type {Map<string, string>} */
export const arriving = new Map();
/** The hand before each step that can be undone. @type {(readonly Held[])[]} */
let history = [];

export const slots = computed(() => mine.held.value.filter(({ source }) => source === "slot"));
export const corner = computed(() => mine.held.value.find(({ source }) => source === "corner"));

/** Follows the table; ends with the function returned. */
export function followGame() {
  const stops = [
    effect(() => {
      const now = view.value;
      if (!now) return;
      const slot = now.seat ? now.slots[now.seat - 1] : [];
      mine.change(told, { hand: now.hand, slot, corner: now.turned });
    }),
    listen({ happened: note, ...mine.news }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * @param {import("../../net/told").Envelope[]} events
 * @param {import("../../table/state.js").Table} before
 * @param {import("../../table/state.js").Table} after
 */
function note(events, before, after) {
  for (const { event } of events) {
    if (event.e === "undone") takeBack(event.steps, before.game?.view, after.game?.view);
    else if (event.seat === after.seat) keep(event.e);
    if (event.e === "laid" && event.seat !== after.seat) {
      const place = after.game?.view.stacks[event.stack - 1].cards.length - 1;
      arriving.set(`${event.stack}-${place}`, `seat-${event.seat}`);
    }
  }
}

/** @param {string} step */
function keep(step) {
  const undoable = step === "laid" || step === "swapped";
  history = undoable ? [...history, mine.hand.peek()] : [];
  if (step === "turn-ended") announced.value = 0;
}

/**
 * The hand as it was, in its order; cards come back from the stacks that lose them.
 * @param {number} steps
 * @param {View} before
 * @param {View} after
 */
function takeBack(steps, before, after) {
  const then = history.at(-steps);
  history = history.slice(0, -steps);
  if (!then) return;
  const here = new Set(mine.hand.peek().map(({ uid }) => uid));
  const from = before.stacks.findIndex(
    (stack, n) => stack.cards.length > after.stacks[n].cards.length,
  );
  for (const { uid } of then) {
    if (!here.has(uid)) mine.returned.set(uid, { from: `stack-${from + 1}`, refused: false });
  }
  mine.change(arranged, then);
}

/**
 * @param {Held} card
 * @param {number} stack
 * @param {DOMRect | null} [from]
 */
export function lay(card, stack, from = null) {
  mine.lay(card, { wish: wish(card, stack), to: `stack-${stack}`, from });
}

/**
 * @param {Held} card
 * @param {number} stack
 */
function wish({ source, figure }, stack) {
  if (source === "corner") return { do: "lay-corner", stack };
  return { do: source === "slot" ? "lay-slot" : "lay", stack, card: figure };
}

/**
 * Whoever wants no help always says where a card goes.
 * @param {Held} card
 * @param {DOMRect | null} [from]
 */
export function use(card, from = null) {
  const now = view.value;
  const open = now && prefs.value.fits ? places(now, card) : [];
  mine.use(card, open, ({ stack }) => lay(card, stack, from));
}

/**
 * @param {number} stack
 * @param {DOMRect | null} [from]
 */
export function layChosen(stack, from = null) {
  const card = mine.find(mine.chosen.value);
  if (card) lay(card, stack, from ?? whereHeld(card.uid));
  else if (view.value?.turn === view.value?.seat) notice(t("soli-choose-card"));
}

export const onward = () => intend({ do: "ready" });
export const turnUp = () => intend({ do: "turn-up" });
export const undo = () => intend({ do: "undo", steps: 1 });

export function endTurn() {
  const { end = [] } = view.value?.may ?? {};
  const count = end[announced.value] ?? end[0];
  if (count === undefined) return;
  mine.choose(0);
  intend(count === end[0] ? { do: "end" } : { do: "end", count });
}

/** @param {number} by */
export function announce(by) {
  const { end = [] } = view.value?.may ?? {};
  announced.value = Math.min(Math.max(0, announced.value + by), Math.max(0, end.length - 1));
}

export const sortHand = () => mine.change(inOrder, figures.value);
