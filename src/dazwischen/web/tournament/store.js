/** The tournament this page shows, kept up with by itself; and what is done to it. */
import { batch, effect, signal } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { Problem } from "../net/api.js";
import { again, doubt, reachable } from "../net/reach.js";
import { notice } from "../ui/notices.js";
import { look, secret, send } from "./asking.js";
import { dropUnsent, keepSeen, keepUnsent, lastSeen, remember, unsentOf } from "./keeping.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {import("./wire.js").Sent} Sent */
/** @typedef {"done" | "refused" | "kept"} Fate of an action: kept is what will be sent later */

/** Milliseconds before a server that has too much to do is asked again. */
const PAUSE = 3000;
const BATCH = 100;

/** @type {import("../vendor/preact.js").Signal<Told | null>} */
export const told = signal(null);
/** Why the link leads nowhere, or nothing. */
export const trouble = signal("");
/** @type {import("../vendor/preact.js").Signal<Sent[]>} */
export const unsent = signal([]);
/** Whether what is unsent has to wait, because an attempt has failed. */
export const stuck = signal(false);

let link = { code: "", key: "" };
/** Whether the tables of all rounds are wanted. */
let whole = false;
/** The server's clock less this one's, in milliseconds. */
let ahead = 0;
let asking = new AbortController();
/** @type {Map<string, (fate: Fate) => void>} */
const waiting = new Map();

/** The link that is followed. */
export const followed = () => link;

/** Milliseconds of the server's clock. */
export const serverTime = () => Date.now() + ahead;

/**
 * Keeps up with a tournament until the returned function is called.
 * @param {import("./asking.js").Link} to
 */
export function follow(to) {
  link = to;
  whole = false;
  batch(() => {
    told.value = lastSeen(link);
    trouble.value = "";
    unsent.value = unsentOf(link);
    stuck.value = unsent.value.length > 0;
  });
  const stopAsking = effect(() => {
    // Another language is another answer; and a line that comes back is a new one.
    void [prefs.value.lang, reachable.value];
    asking.abort();
  });
  const stopSending = effect(() => {
    void again.value;
    if (reachable.value) void flush();
  });
  const over = new AbortController();
  // Whoever does not look needs no line: browsers have only a few for all their tabs.
  const looking = () => document.hidden && asking.abort();
  document.addEventListener("visibilitychange", looking, { signal: over.signal });
  void watch(over.signal);
  return () => {
    over.abort();
    stopAsking();
    stopSending();
    asking.abort();
  };
}

/** From now on with the tables of all rounds. */
export function wantAll() {
  if (whole) return;
  whole = true;
  asking.abort();
}

/** @param {AbortSignal} over */
async function watch(over) {
  const own = link;
  let tag = "";
  let was = "";
  while (!over.aborted) {
    await looked(over);
    const how = `${prefs.peek().lang} ${whole}`;
    if (how !== was) tag = "";
    was = how;
    asking = new AbortController();
    try {
      const answer = await look(own, { tag, whole, signal: asking.signal });
      if (over.aborted) return;
      if (answer) {
        tag = answer.tag;
        take(answer.told);
      }
    } catch (problem) {
      if (over.aborted) return;
      if (asking.signal.aborted) continue;
      if (!(problem instanceof Problem)) {
        doubt();
        await pause();
        await reached();
      } else if (problem.status === 403 || problem.status === 404) {
        trouble.value = problem.message;
        return;
      } else await pause();
    }
  }
}

/** @param {Told} next */
function take(next) {
  const now = told.peek();
  if (now && now.code === next.code && now.version > next.version) return;
  ahead = next.now - Date.now();
  told.value = next;
  keepSeen(link, next);
  const { me, entrants, settings } = next.tournament;
  const name = entrants.find(({ id }) => id === me.entrant)?.name ?? me.team;
  remember({ ...link, role: me.role, name, title: settings.title });
}

/** Until somebody looks at the page. @param {AbortSignal} over */
function looked(over) {
  return new Promise((resolve) => {
    const done = new AbortController();
    const look = () => {
      if (document.hidden && !over.aborted) return;
      done.abort();
      resolve(undefined);
    };
    document.addEventListener("visibilitychange", look, { signal: done.signal });
    over.addEventListener("abort", look, { signal: done.signal });
    look();
  });
}

function reached() {
  return new Promise((resolve) => {
    /** @type {() => void} */
    let stop = () => {};
    stop = effect(() => {
      if (!reachable.value) return;
      resolve(undefined);
      queueMicrotask(() => stop());
    });
  });
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/**
 * Does something, as soon as the server can be reached. What is refused is said.
 * @param {import("./wire.js").Action} action
 * @returns {Promise<Fate>}
 */
export function act(action) {
  const sent = { id: secret(12), do: action };
  keepUnsent(link, sent);
  // A browser that keeps nothing at least remembers it as long as the page is open.
  unsent.value = [...unsent.peek(), sent];
  const fate = new Promise((/** @type {(fate: Fate) => void} */ resolve) => {
    waiting.set(sent.id, resolve);
  });
  void flush();
  return fate;
}

let sending = false;

async function flush() {
  if (sending) return;
  sending = true;
  const own = link;
  try {
    while (own === link && unsent.peek().length) await deliver(own);
    stuck.value = false;
  } catch (problem) {
    stuck.value = true;
    for (const { id } of unsent.peek()) settle(id, "kept");
    if (problem instanceof Problem) setTimeout(flush, PAUSE);
  } finally {
    sending = false;
  }
}

/** @param {import("./asking.js").Link} own */
async function deliver(own) {
  const some = unsent.peek().slice(0, BATCH);
  const ids = some.map(({ id }) => id);
  try {
    const { answers, told: next } = await send(own, some, whole);
    if (own === link) take(next);
    for (const answer of answers) finish(own, answer, some);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status === 429 || problem.status >= 500) {
      throw problem;
    }
    // Nothing that is sent again would be understood better.
    notice(problem.message);
    for (const id of ids) settle(id, "refused");
  }
  dropUnsent(own, ids);
  if (own === link) unsent.value = unsent.peek().filter(({ id }) => !ids.includes(id));
}

/**
 * @param {import("./asking.js").Link} own
 * @param {import("./wire.js").Answered} answer
 * @param {Sent[]} some
 */
function finish(own, { id, done, problem, key }, some) {
  if (problem) notice(problem.text, problem.rules.join(", "));
  const action = some.find((sent) => sent.id === id)?.do;
  const now = told.peek()?.tournament;
  if (key && action && now && now.me.role !== "organiser") {
    const { title } = now.settings;
    remember({ code: own.code, key, role: "player", name: action.name, title });
  }
  settle(id, done ? "done" : "refused");
}

/** @param {string} id @param {Fate} fate */
function settle(id, fate) {
  waiting.get(id)?.(fate);
  waiting.delete(id);
}
