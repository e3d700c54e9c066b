/** One's own side of the game: what one holds, cards on their way to a stack, and what one does. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { catalogue } from "../../cards/figures.js";
import { moved, reconciled, sorted } from "../../cards/hand.js";
import { intend, listen, table } from "../../table/store.js";
import { notice } from "../../ui/notices.js";
import { places } from "./view.js";

/** @typedef {import("../../cards/hand.js").HandCard} HandCard */
/** @typedef {import("./view.js").Held} Held */
/** @typedef {import("./view.js").View} View */
/**
 * A card that was laid and not yet answered: it is shown on its stack already.
 * @typedef {{id: number, held: Held, stack: number, from: DOMRect | null}} Pending
 */

/** @type {import("../../vendor/preact.js").ReadonlySignal<View | null>} */
export const view = computed(() => table.value?.game?.view ?? null);
const further = computed(() => view.value?.options.figures);
export const figures = computed(() => catalogue(further.value ?? []));

/** @type {import("../../vendor/preact.js").Signal<HandCard[]>} */
export const hand = signal([]);
/** @type {import("../../vendor/preact.js").Signal<Pending[]>} */
export const pending = signal([]);
/** The key of the card that is to be laid or swapped. */
export const chosen = signal("");
/** The key of the card that the mouse is over. */
export const pointed = signal("");
/** How many more cards than usual to draw at the end of the turn: a place in `may.end`. */
export const announced = signal(0);

/** Cards that somebody else laid, by their place, and where they come from. @type {Map<string, string>} */
export const arriving = new Map();
/** Cards that came back, by their key. @type {Map<string, {from: string, refused: boolean}>} */
export const returned = new Map();
/** The hand before each step that can be undone. @type {HandCard[][]} */
let history = [];

const away = computed(() => new Set(pending.value.map(({ held }) => held.key)));
export const shown = computed(() => hand.value.filter(({ uid }) => !away.value.has(`h${uid}`)));
/** @type {import("../../vendor/preact.js").ReadonlySignal<Held[]>} */
export const slots = computed(() => {
  const { seat, slots: all } = view.value ?? { seat: null, slots: [] };
  const mine = seat ? (all[seat - 1] ?? []) : [];
  return mine
    .map((figure, n) => ({ key: `s${n}`, source: /** @type {const} */ ("slot"), figure }))
    .filter(({ key }) => !away.value.has(key));
});
/** The topmost turned-up card of the corner. @type {import("../../vendor/preact.js").ReadonlySignal<Held | null>} */
export const corner = computed(() => {
  const turned = view.value?.turned ?? [];
  const place = turned.length - 1 - (away.value.has(`c${turned.length}`) ? 1 : 0);
  return place < 0 ? null : { key: `c${place + 1}`, source: "corner", figure: turned[place] };
});
/** All that can be laid, in the order in which the keyboard goes through it. */
export const held = computed(() => [
  ...shown.value.map(inHand),
  ...slots.value,
  ...(corner.value ? [corner.value] : []),
]);

/**
 * @param {HandCard} card
 * @returns {Held}
 */
export function inHand({ uid, figure }) {
  return { key: `h${uid}`, source: "hand", figure };
}

/** Follows the table; ends with the function returned. */
export function followGame() {
  const stops = [
    effect(() => {
      const now = view.value;
      if (!now) return;
      hand.value = reconciled(hand.peek(), now.hand, leaving());
    }),
    listen({ happened: note, answered: settle, refused: ({ re }) => comeBack(re) }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Hand cards that were laid, in case there are others like them. */
function leaving() {
  const laid = pending.peek().filter(({ held: card }) => card.source === "hand");
  return new Set(laid.map(({ held: { key } }) => Number(key.slice(1))));
}

/**
 * @param {import("../../table/wire.js").Numbered[]} events
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
  history = undoable ? [...history, hand.peek()] : [];
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
  const here = new Set(hand.peek().map(({ uid }) => uid));
  const from = before.stacks.findIndex(
    (stack, n) => stack.cards.length > after.stacks[n].cards.length,
  );
  for (const { uid } of then) {
    if (!here.has(uid)) returned.set(`h${uid}`, { from: `stack-${from + 1}`, refused: false });
  }
  hand.value = then;
}

/** @param {number[]} ids */
function settle(ids) {
  if (!pending.value.some(({ id }) => ids.includes(id))) return;
  // The view that comes next no longer has them; until then they stay out of sight.
  queueMicrotask(() => {
    pending.value = pending.value.filter(({ id }) => !ids.includes(id));
  });
}

/** @param {number} id */
function comeBack(id) {
  const back = pending.value.find((lay) => lay.id === id);
  if (!back) return;
  returned.set(back.held.key, { from: `stack-${back.stack}`, refused: true });
  pending.value = pending.value.filter((lay) => lay !== back);
}

/**
 * Lays a card: it flies at once, and comes back if it is refused.
 * @param {Held} card
 * @param {number} stack
 * @param {DOMRect | null} [from]
 */
export function lay(card, stack, from = null) {
  const id = intend(wish(card, stack));
  if (!id) return;
  if (chosen.value === card.key) chosen.value = "";
  pending.value = [...pending.value, { id, held: card, stack, from }];
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
 * A card goes to the only place there is for it; if there are several, it waits to be told which.
 * Whoever wants no help says it always.
 * @param {Held} card
 * @param {DOMRect | null} [from]
 */
export function use(card, from = null) {
  const now = view.value;
  const open = now && prefs.value.fits ? places(now, card) : [];
  if (open.length === 1) lay(card, open[0].stack, from);
  else chosen.value = card.key;
}

/**
 * @param {number} stack
 * @param {DOMRect | null} [from]
 */
export function layChosen(stack, from = null) {
  const card = held.value.find(({ key }) => key === chosen.value);
  if (card) lay(card, stack, from ?? whereHeld(card));
  else if (view.value?.turn === view.value?.seat) notice(t("soli-choose-card"));
}

/** @param {Held} card */
export function whereHeld({ key }) {
  return document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect() ?? null;
}

export const onward = () => intend({ do: "ready" });
export const turnUp = () => intend({ do: "turn-up" });
export const undo = () => intend({ do: "undo", steps: 1 });

export function endTurn() {
  const { end = [] } = view.value?.may ?? {};
  const count = end[announced.value] ?? end[0];
  if (count === undefined) return;
  chosen.value = "";
  intend(count === end[0] ? { do: "end" } : { do: "end", count });
}

/** @param {number} by */
export function announce(by) {
  const { end = [] } = view.value?.may ?? {};
  announced.value = Math.min(Math.max(0, announced.value + by), Math.max(0, end.length - 1));
}

/** @param {number} by */
export function moveChoice(by) {
  const cards = held.value;
  if (!cards.length) return;
  const place = cards.findIndex(({ key }) => key === chosen.value);
  const next = place < 0 ? (by > 0 ? 0 : cards.length - 1) : place + by;
  chosen.value = cards[(next + cards.length) % cards.length].key;
}

/**
 * @param {number} uid
 * @param {number} place
 */
export function reorder(uid, place) {
  hand.value = moved(hand.value, uid, place);
}

/** @type {"colour" | "symbol"} */
let lastSort = "symbol";

/** By colour, and next time by symbol. */
export function sortHand() {
  lastSort = lastSort === "colour" ? "symbol" : "colour";
  hand.value = sorted(hand.value, figures.value, lastSort);
}
