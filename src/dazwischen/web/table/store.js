/** The table somebody is at: its state as a signal, its line, and whoever wants to hear news. */
import { signal } from "../vendor/preact.js";
import { holds, opening } from "../app/anew.js";
import { prefs } from "../app/prefs.js";
import { ask, follow, greet, leave as leaveIt } from "../net/follower.js";
import { asker } from "../net/outbox.js";
import { outdated } from "../net/reach.js";
import { cleared, follows, heard, roomChanged, timeOf, updated, welcomed } from "./state.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../net/told").Message} Message */
/** @typedef {import("../net/told").Envelope} Numbered */
/**
 * What a game's screen is told besides the state.
 * @typedef {object} News
 * @property {(events: Numbered[], before: Table, after: Table) => void} [happened]
 * @property {(refused: import("../net/told").Refused) => void} [refused]
 * @property {(ids: number[]) => void} [answered]
 * @property {(before: Table, after: Table) => void} [moved] somebody came, went, or became host
 * @property {(line: import("../net/told").Said) => void} [said]
 */

/** @type {import("../vendor/preact.js").Signal<Table | null>} */
export const table = signal(null);
/** @type {import("../vendor/preact.js").Signal<import("../net/socket.js").Condition>} */
export const condition = signal("closed");
export const distance = signal(0);
/** Why nothing can be shown, in a sentence. */
export const trouble = signal("");

/** Whether a bot plays for the one who looks at this page. */
export function botPlaysForMe() {
  const now = table.value;
  return Boolean(now?.seat && now.room.seats[now.seat - 1]?.status === "watching");
}

/** @type {import("../net/follower.js").Follower | null} */
let follower = null;
let followed = "";
/** What was asked of a table and not answered, when the page was loaded anew in another version. */
const left = opening("asked");
let shownAt = 0;
/** @type {Set<News>} */
const listeners = new Set();

// What nobody has answered yet is said again as long as the page stands.
holds(() => !outdated.peek() && Boolean(follower?.box.kept.waiting().length));

/** @param {string} code */
export function goTo(code) {
  if (followed === code) return;
  leave();
  followed = code;
  follower = follow({
    greeting: introduction,
    message: ({ client, ...said }) => said,
    heard: hear,
    condition: (now) => (condition.value = now),
    distance: (rtt) => (distance.value = rtt),
  });
  const [home, name, waiting] = JSON.parse(left.value || "[]");
  left.value = "";
  if (home !== code) return;
  Object.assign(asker, name);
  waiting.forEach(follower.box.kept.put);
}

export function leave() {
  if (follower) leaveIt(follower);
  follower = null;
  followed = "";
  table.value = null;
  trouble.value = "";
}

/** Asks for the table anew: in another language, or because something was missed. */
export function greetAgain() {
  if (follower) greet(follower);
}

/** @param {News} news */
export function listen(news) {
  listeners.add(news);
  return () => {
    listeners.delete(news);
  };
}

/**
 * @param {{do: string} & Record<string, unknown>} wish
 * @returns {number} the number under which it is answered
 */
export function intend(wish) {
  const now = table.peek();
  if (!follower || !now?.game) return 0;
  const waited = Math.round(performance.now() - shownAt);
  const intent = { ...wish, seat: now.seat };
  return ask(follower, { t: "do", seen: now.game.seq, waited, intent }).id;
}

/** @param {{do: string} & Record<string, unknown>} command */
export function command(command) {
  return wish({ t: "room", do: command });
}

/** @param {object} message */
const wish = (message) => (follower ? ask(follower, message).id : 0);

/** @param {{text?: string, call?: string}} words */
export function say(words) {
  return wish({ t: "say", ...words });
}

/** Whether the person reads or looks elsewhere. */
let away = false;

/** @param {boolean} on */
export function hold(on) {
  if (on === away) return;
  away = on;
  follower?.line.send({ t: "hold", on });
}

/**
 * Adds something of one's own to the cards of the next game.
 * @param {string} commitment
 * @param {string} share
 */
export function mixIn(commitment, share) {
  follower?.line.send({ t: "share", commitment, share });
}

/** Who has given one's seat away was shown, and is not told again. */
export function noted() {
  follower?.line.send({ t: "noted" });
}

/** How late it is at the table, in milliseconds since the game began. */
export function tableTime() {
  return table.value ? timeOf(table.value, performance.now()) : 0;
}

export function putAway() {
  if (table.value) table.value = cleared(table.value);
}

function introduction() {
  const game = table.peek()?.game;
  const { lang } = prefs.peek();
  const { client } = asker;
  return { t: "hello", table: followed, client, game: game?.id ?? 0, seq: game?.seq ?? 0, lang };
}

/** @param {Message} message */
export function hear(message) {
  const before = table.peek();
  const clock = performance.now();
  switch (message.t) {
    case "hello":
      trouble.value = "";
      // A new connection knows nothing of it yet.
      if (away) follower?.line.send({ t: "hold", on: true });
      table.value = welcomed(before, message, clock);
      shownAt = clock;
      if (before && message.missed.length) tell(message.missed, before, table.value);
      break;
    case "update":
      if (before) update(before, message, clock);
      break;
    case "room":
      if (before) moveRoom(before, message);
      break;
    case "said":
      if (before) hearTalk(before, message);
      break;
    case "refused":
      if (message.code === "page-outdated")
        left.value = JSON.stringify([followed, asker, follower?.box.kept.waiting()]);
      // Where nobody may watch any more, nothing is told any more.
      if (!before || ["watching-off", "put-out"].includes(message.code))
        trouble.value = message.text;
      for (const news of listeners) news.refused?.(message);
      break;
    case "done":
      for (const news of listeners) news.answered?.([message.re]);
      break;
  }
}

/**
 * @param {Table} before
 * @param {import("../net/told").Room} message
 */
function moveRoom(before, message) {
  const after = roomChanged(before, message, performance.now());
  table.value = after;
  for (const news of listeners) news.moved?.(before, after);
  const { playing } = message.room.play;
  if (playing && playing !== before.game?.id) greetAgain();
}

/**
 * @param {Table} before
 * @param {import("../net/told").Said} message
 */
function hearTalk(before, message) {
  const after = heard(before, message);
  if (after === before) return;
  table.value = after;
  for (const news of listeners) news.said?.(message);
}

/**
 * @param {Table} before
 * @param {import("../net/told").Update} message
 * @param {number} clock
 */
function update(before, message, clock) {
  if (!follows(before, message)) {
    if (message.game !== before.game?.id || message.seq > (before.game?.seq ?? 0)) greetAgain();
    return;
  }
  const after = updated(before, message, clock);
  // Listeners first: what they know about a card is needed when it is drawn.
  tell(message.events, before, after);
  if (message.re) for (const news of listeners) news.answered?.(message.re);
  table.value = after;
  shownAt = clock;
}

/**
 * @param {Numbered[]} events
 * @param {Table} before
 * @param {Table} after
 */
function tell(events, before, after) {
  for (const news of listeners) news.happened?.(events, before, after);
}
