/**
 * Modules that are read later, and what is done where one cannot be.
 *
 * Some browsers remember for as long as a page stands that a module could not be read, and with it all
 * that import it. Under another address it would be another module, with a state of its own. So the
 * page is loaded anew: not while the server is away, not while something would be lost, and not over
 * and over. What was open is opened again.
 */
import { effect, signal } from "../vendor/preact.js";
import { again, answers, doubt, outdated } from "../net/reach.js";

const OPEN = "dazwischen.open";
const TIMES = "dazwischen.anew";
/** Milliseconds between one time and the next; there are no more than these. */
const PAUSES = [0, 8000, 60_000];
/** Milliseconds after which a time is forgotten. */
const MEMORY = 600_000;
const TYPED = "data-typed";
const WRITTEN = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/** Whether a part is missing, and it is left to whoever looks when to load the page anew. */
export const stuck = signal(false);

/** @typedef {() => Promise<any>} Import */

/** A module that could not be read. */
export class Unread extends Error {
  /**
   * @param {Import} from
   * @param {unknown} cause
   */
  constructor(from, cause) {
    super("a module could not be read", { cause });
    this.from = from;
  }
}

/** By what was read: how often it had been worth another attempt when it first failed. @type {WeakMap<Import, number>} */
const failed = new WeakMap();

/**
 * @template T
 * @param {() => Promise<T>} from the same each time
 */
export async function imported(from) {
  try {
    return await from();
  } catch (problem) {
    if (!failed.has(from)) failed.set(from, again.peek());
    throw new Unread(from, problem);
  }
}

/**
 * Something could not be read that is to be shown.
 * @param {unknown} problem
 */
export function missed(problem) {
  const hopeless = problem instanceof Unread && (failed.get(problem.from) ?? 0) < again.peek();
  if (hopeless) void begin();
  else doubt();
}

/**
 * The same for what nobody reads again by itself.
 * @param {unknown} problem
 */
export function missedOnce(problem) {
  missed(problem);
  if (!(problem instanceof Unread)) return;
  const { from } = problem;
  const before = again.peek();
  const stop = again.subscribe((now) => {
    if (now === before) return;
    queueMicrotask(() => stop());
    imported(from).catch(missed);
  });
}

// The server speaks another version: once what somebody types is sent, the page that speaks it comes.
effect(() => {
  void again.value;
  if (outdated.value) void begin();
});

async function begin() {
  const times = lately();
  const isOver = !times || times.length >= PAUSES.length;
  const isEarly = !isOver && Date.now() - (times.at(-1) ?? 0) < PAUSES[times.length];
  stuck.value = isOver || isEarly || wouldLose();
  if (isOver) return;
  if (stuck.value || !(await answers())) return doubt();
  sessionStorage.setItem(TIMES, JSON.stringify([...times, Date.now()]));
  reload();
}

export function reload() {
  const open = [...lasting].map(([name, { value }]) => [name, value]);
  try {
    sessionStorage.setItem(OPEN, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // A browser that keeps nothing shows the same page with its windows closed.
  }
  location.reload();
}

/** When the page began anew; null where nobody could remember that. @returns {number[] | null} */
function lately() {
  try {
    const times = JSON.parse(sessionStorage.getItem(TIMES) ?? "[]");
    return times.filter((/** @type {number} */ time) => Date.now() - time < MEMORY);
  } catch {
    return null;
  }
}

/** @type {(() => boolean)[]} */
const holders = [];

/** @param {() => boolean} isHeld whether something is held that would be gone with the page */
export function holds(isHeld) {
  holders.push(isHeld);
}

function wouldLose() {
  return holders.some((isHeld) => isHeld());
}

/** Whatever somebody has typed and not yet sent. */
holds(() => {
  const fields = document.querySelectorAll(`[${TYPED}]`);
  return [...fields].some((field) => /** @type {HTMLInputElement} */ (field).value !== "");
});
addEventListener("input", ({ target }) => {
  if (target instanceof Element && target.matches(WRITTEN)) target.setAttribute(TYPED, "");
});

/** @type {Map<string, import("../vendor/preact.js").Signal<string>>} */
const lasting = new Map();
const left = takeUp();

/** @returns {Record<string, string>} */
function takeUp() {
  try {
    const open = JSON.parse(sessionStorage.getItem(OPEN) ?? "{}");
    sessionStorage.removeItem(OPEN);
    return open;
  } catch {
    return {};
  }
}

/**
 * What is open, "" for nothing: it is open again when the page has begun anew.
 * @param {string} name
 */
export function opening(name) {
  const open = signal(left[name] ?? "");
  lasting.set(name, open);
  return open;
}
