/** The tournament this page shows, kept up with by itself; and what is done to it. */
import { batch, effect, signal } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { ask, flush, greet, leave } from "../net/follower.js";
import { outbox } from "../net/outbox.js";
import { reachable } from "../net/reach.js";
import { followStream } from "../net/stream.js";
import { notice } from "../ui/notices.js";
import { remember } from "./keeping.js";
import { dropUnsent, keepSeen, keepUnsent, lastSeen, unsentOf } from "./unsent.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {import("../net/outbox.js").Wanted} Wanted */
/** @typedef {"done" | "refused" | "kept"} Fate of an action: kept is what will be sent later */

/** @type {import("../vendor/preact.js").Signal<Told | null>} */
export const told = signal(null);
/** Why the link leads nowhere, or nothing. */
export const trouble = signal("");
/** @type {import("../vendor/preact.js").Signal<Wanted[]>} */
export const unsent = signal([]);
/** Whether what is unsent has to wait, because an attempt has failed. */
export const stuck = signal(false);

let link = { code: "", key: "" };
/** Whether the tables of all rounds are wanted. */
let whole = false;
/** The server's clock less this one's, in milliseconds. */
let ahead = 0;
/** @type {import("../net/follower.js").Follower | null} */
let follower = null;
/** By the numbers of this page. @type {Map<number, (fate: Fate) => void>} */
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
    told.value = lastSeen(to);
    trouble.value = "";
    unsent.value = unsentOf(to);
    stuck.value = unsent.value.length > 0;
  });
  const own = followStream(
    {
      kind: "tournament",
      ...to,
      how: () => ({ lang: prefs.peek().lang, whole }),
      take,
      fail: ({ text }) => {
        trouble.value = text;
        leave(own);
      },
      answered: (one, refused, { key = "" }) => finish(to, one, refused, key),
      condition: (now) => now === "broken" && wait(),
    },
    outbox(unsentIn(to)),
  );
  follower = own;
  const stopSpeaking = effect(() => {
    // Another language is another answer.
    void prefs.value.lang;
    greet(own);
  });
  const stopSending = effect(() => {
    if (reachable.value) flush(own);
    else wait();
  });
  return () => {
    stopSpeaking();
    stopSending();
    leave(own);
    if (follower === own) follower = null;
  };
}

/** From now on with the tables of all rounds. */
export function wantAll() {
  if (whole) return;
  whole = true;
  if (follower) greet(follower);
}

/**
 * What waits is in the browser's storage, and on the page.
 * @param {import("./asking.js").Link} own
 * @returns {import("../net/outbox.js").Kept}
 */
function unsentIn(own) {
  return {
    // A browser that keeps nothing at least remembers it as long as the page is open.
    waiting: () => unsent.peek(),
    put: (one) => {
      keepUnsent(own, one);
      unsent.value = [...unsent.peek(), one];
    },
    drop: (gone) => {
      dropUnsent(own, gone);
      unsent.value = unsent.peek().filter((one) => one !== gone);
      if (!unsent.peek().length) stuck.value = false;
    },
  };
}

/** No line: what is unsent has to wait. */
function wait() {
  stuck.value = unsent.peek().length > 0;
  for (const id of [...waiting.keys()]) settle(id, "kept");
}

/** @param {import("../net/stream.js").Seen} seen */
function take({ code, seq, now, view, said }) {
  ahead = now - Date.now();
  const next = { code, version: seq, now, said, tournament: view };
  told.value = next;
  keepSeen(link, next);
  const { me, entrants, settings } = next.tournament;
  const mine = entrants.find((/** @type {{id: number}} */ { id }) => id === me.entrant);
  remember({ ...link, role: me.role, name: mine?.name ?? me.team, title: settings.title });
}

/**
 * Does something, as soon as the server can be reached. What is refused is said.
 * @param {import("./wire.js").Action} action
 * @returns {Promise<Fate>}
 */
export function act(action) {
  if (!follower) return Promise.resolve("kept");
  const { id } = ask(follower, { do: action });
  const fate = new Promise((/** @type {(fate: Fate) => void} */ resolve) => {
    waiting.set(id, resolve);
  });
  if (!follower.met && !reachable.peek()) wait();
  return fate;
}

/**
 * @param {import("./asking.js").Link} own
 * @param {Wanted} one
 * @param {import("../net/stream.js").Refused | null} refused
 * @param {string} key of the link of whoever was registered by it
 */
function finish(own, { id, do: action }, refused, key) {
  if (refused) notice(refused.text, refused.rules.join(", "));
  const now = told.peek()?.tournament;
  if (key && now && now.me.role !== "organiser") {
    const { title } = now.settings;
    remember({ code: own.code, key, role: "player", name: action.name, title });
  }
  settle(id, refused ? "refused" : "done");
}

/** @param {number} id @param {Fate} fate */
function settle(id, fate) {
  waiting.get(id)?.(fate);
  waiting.delete(id);
}
