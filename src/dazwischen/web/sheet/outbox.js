/** Sends what was entered: all of it, in order, again and again until there is an answer for each. */
import { effect, signal, untracked } from "../vendor/preact.js";
import { Problem } from "../net/api.js";
import { reachable } from "../net/reach.js";
import { change, forget, later, put, shelf } from "./kept.js";
import { act, make } from "./wire.js";

/** Milliseconds until a server that had no time is asked again. */
const AGAIN = 3000;
/** The most that is sent at once. */
const BATCH = 200;

/** Why nothing can be sent at all, by key. @type {import("../vendor/preact.js").Signal<Record<string, string>>} */
export const troubles = signal({});
const busy = new Set();

/**
 * @param {string} key
 * @param {import("./wire.js").Wish[]} wishes
 */
export function wish(key, ...wishes) {
  for (const one of wishes) put(key, one);
  if (reachable.peek()) void deliver(key);
}

/** Whatever waits on any sheet of this browser. */
function deliverAll() {
  for (const { key, waiting } of Object.values(shelf.peek())) if (waiting.length) void deliver(key);
}

/**
 * Sends what waits; with nothing waiting, it still finds out whether this key can write.
 * @param {string} key
 */
export async function deliver(key) {
  if (busy.has(key)) return;
  busy.add(key);
  try {
    do await send(key);
    while (shelf.peek()[key]?.waiting.length);
  } catch (problem) {
    failed(key, problem);
  } finally {
    busy.delete(key);
  }
}

/** @param {string} key */
async function send(key) {
  if (!shelf.peek()[key]?.code) {
    const { code } = await make(key);
    change(key, (kept) => ({ ...kept, code }));
  }
  const { code, waiting } = shelf.peek()[key];
  const { answers, told } = await act(code, key, waiting.slice(0, BATCH));
  const ids = new Set(answers.map(({ id }) => id));
  const refused = answers.flatMap(({ problem }) => (problem ? [problem] : []));
  change(key, (kept) => ({
    ...kept,
    waiting: kept.waiting.filter(({ id }) => !ids.has(id)),
    refused: [...kept.refused, ...refused],
    told: later(kept.told, told),
  }));
  troubles.value = { ...troubles.peek(), [key]: "" };
}

/**
 * @param {string} key
 * @param {unknown} problem
 */
function failed(key, problem) {
  const final = problem instanceof Problem && problem.status < 500 && problem.status !== 429;
  if (!final) {
    setTimeout(() => reachable.peek() && deliver(key), AGAIN);
    return;
  }
  troubles.value = { ...troubles.peek(), [key]: problem.message };
  const { waiting, told } = shelf.peek()[key];
  if (!waiting.length && (problem.status === 403 || !told)) forget(key);
}

effect(() => {
  if (reachable.value) untracked(deliverAll);
});
