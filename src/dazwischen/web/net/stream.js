/** A score sheet or a tournament as it is followed: what is known of it, and what is wanted of it. */
import { flush, follow, greet, merged } from "./follower.js";
import { doubt, reachable } from "./reach.js";

/** @typedef {import("./follower.js").Follower} Follower */
/** @typedef {import("./outbox.js").Wanted} Wanted */
/** @typedef {{code: string, seq: number, now: number, view: any, said: string[]}} Seen */
/** @typedef {{t: "refused", re: number, code: string, rules: string[], text: string}} Refused */
/** @typedef {{re: number, seq: number, entrant?: number, key?: string}} Done */
/**
 * @typedef {object} Followed
 * @property {"sheet" | "tournament"} kind
 * @property {string} code
 * @property {string} key
 * @property {() => {lang: string, whole?: boolean}} how in which language, and whether with all of it
 * @property {(seen: Seen) => void} take
 * @property {(refused: Refused) => void} fail it cannot be followed
 * @property {(one: Wanted, refused: Refused | null, done: Done) => void} [answered]
 * @property {(condition: import("./socket.js").Condition) => void} [condition]
 */

/** So often in a row no line could be opened before there is none. */
const HOPELESS = 2;
/** Milliseconds until a server that had no time is asked again. */
const AGAIN = 3000;
/** What is refused for the moment only. */
const LATER = ["too-fast", "cannot-keep"];

/**
 * @param {Followed} stream
 * @param {import("./outbox.js").Outbox} [box]
 */
export function followStream(stream, box) {
  const { kind, code, key, how, take, fail, answered, condition } = stream;
  /** @type {Seen | null} */
  let seen = null;
  let seenHow = "";
  let askedHow = "";
  const follower = follow(
    {
      greeting: () => {
        const now = how();
        askedHow = JSON.stringify(now);
        const known = askedHow === seenHow ? (seen?.seq ?? 0) : 0;
        return { t: "follow", kind, code, key, seq: known, ...now };
      },
      message: ({ client, id, do: action }) => ({ t: "act", client, id, action }),
      heard: (message, one) => {
        if (message.t === "followed") {
          if (!seen || message.seq >= seen.seq) seen = message;
          seenHow = askedHow;
          take(/** @type {Seen} */ (seen));
        } else if (message.t === "changed") {
          if (!seen?.view || message.since !== seen.seq) {
            seen = null;
            greet(follower);
            return;
          }
          const { seq, now, said = seen.said } = message;
          seen = { ...seen, seq, now, said, view: merged(seen.view, message.view) };
          take(seen);
        } else if (one) answered?.(one, message.t === "refused" ? message : null, message);
        else if (message.t === "refused" && !message.re && message.code !== "too-fast")
          fail(message);
      },
      condition: (now, own) => {
        if (own?.met) rest(own);
        // The line is tried again and again; whether it can be asked for is what counts.
        if (own?.asking) return;
        if (now === "broken") doubt();
        if (now === "broken" && own && own.line.unopened >= HOPELESS && reachable.peek())
          void askInstead(own);
        condition?.(now);
      },
      isForNow,
    },
    box,
  );
  return follower;
}

/** @param {any} message @param {Follower} follower */
function isForNow({ t, re, code, client }, follower) {
  if (t !== "refused") return false;
  if (code === "too-many-followers") void askInstead(follower);
  else if (!LATER.includes(code) || (re && !client)) return false;
  else setTimeout(() => retry(follower), AGAIN);
  return true;
}

/** @param {Follower} follower */
function retry(follower) {
  follower.box.sent.clear();
  if (follower.met) flush(follower);
  else greet(follower);
}

/** @param {Follower} follower */
async function askInstead(follower) {
  const module = await import("./asking.js").catch(() => null);
  const isNeeded = !follower.met && !follower.line.closed && !follower.asking;
  if (module && isNeeded) follower.asking = module.asking(follower);
}

/** There is a line: no need to ask. @param {Follower} follower */
function rest(follower) {
  follower.asking?.stop();
  follower.asking = null;
}

/**
 * What waits in the storage of this browser. Earlier versions had a name for each thing wanted: it is
 * the first of a client of that name.
 * @param {{id: number | string, client?: string, do?: any}} one
 * @returns {Wanted}
 */
export function counted(one) {
  return typeof one.id === "string"
    ? { ...one, client: one.id, id: 1 }
    : /** @type {Wanted} */ (one);
}
