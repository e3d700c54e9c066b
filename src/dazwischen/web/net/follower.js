/**
 * Keeps one subscription alive: whenever the line is open it says what is followed, passes on what is
 * heard, and sends what waits in the outbox. Where no line can be opened, what can be had over HTTP is
 * asked for instead (`stream.js`, `asking.js`), until there is one.
 */
import { outdated } from "./reach.js";
import { answered, due, outbox, want } from "./outbox.js";
import { Line } from "./socket.js";

/** @typedef {import("./outbox.js").Wanted} Wanted */
/** @typedef {import("./socket.js").Condition} Condition */
/**
 * What somebody follows.
 * @typedef {object} Subject
 * @property {() => Record<string, any>} greeting what to introduce oneself with, each time
 * @property {(one: Wanted) => object} message how something wanted is said
 * @property {(message: any, one?: Wanted) => void} heard `one`: what it answers, which waits no more
 * @property {(condition: Condition, follower: Follower | null) => void} condition of whose line, if not of
 *   what is asked for without one
 * @property {(rtt: number) => void} [distance]
 * @property {(message: any, follower: Follower) => boolean} [isForNow] refused for the moment only
 */
/**
 * @typedef {object} Follower
 * @property {Subject} subject
 * @property {import("./outbox.js").Outbox} box
 * @property {Line} line
 * @property {boolean} met whether the server has answered on this line
 * @property {{stop: () => void, again: () => void, flush: () => void} | null} asking without a line
 */

/** Of what is described in docs/protocol.md. */
export const VERSION = 2;
const GREETED = ["hello", "followed", "changed"];

/**
 * @param {Subject} subject
 * @param {import("./outbox.js").Outbox} [box]
 * @returns {Follower}
 */
export function follow(subject, box = outbox()) {
  const follower = /** @type {Follower} */ ({ subject, box, met: false, asking: null });
  follower.line = new Line({
    opened: () => greet(follower),
    heard: (message) => hear(follower, message),
    condition: (now) => {
      if (now !== "open") {
        // A new line knows nothing of what was sent on the one before.
        follower.met = false;
        if (!follower.asking) box.sent.clear();
      }
      subject.condition(now, follower);
    },
    distance: subject.distance,
  });
  return follower;
}

/** Introduces itself anew, to be shown everything again. @param {Follower} follower */
export function greet({ subject, line, asking }) {
  line.send({ v: VERSION, ...subject.greeting() });
  asking?.again();
}

/**
 * Asks for something; the answer carries its number.
 * @param {Follower} follower
 * @param {Record<string, any>} what
 */
export function ask(follower, what) {
  const one = want(follower.box, what);
  flush(follower);
  return one;
}

/** Sends what waits and is not under way. @param {Follower} follower */
export function flush(follower) {
  const { subject, box, line, met, asking } = follower;
  if (met) for (const one of due(box)) line.send(subject.message(one));
  else asking?.flush();
}

/** @param {Follower} follower */
export function leave({ asking, line }) {
  asking?.stop();
  line.close();
}

/**
 * What the server says, however it came.
 * @param {Follower} follower
 * @param {any} message
 */
export function hear(follower, message) {
  const { subject, box, line } = follower;
  const { t, re, code, client } = message;
  if (subject.isForNow?.(message, follower)) return;
  if (GREETED.includes(t) && !follower.met && !message.asked) {
    follower.met = true;
    line.met();
    flush(follower);
  }
  if (code === "page-outdated") outdated.value = true;
  const [one] = [re ?? []].flat().map((id) => answered(box, id, client));
  subject.heard(message, one);
  if (re) flush(follower);
}

/**
 * A view with what changed in it. Of a long list only the new end comes.
 * @template {Record<string, any>} View
 * @param {View} view
 * @param {Record<string, any>} changes
 * @returns {View}
 */
export function merged(view, changes) {
  const next = { ...view };
  for (const [name, value] of Object.entries(changes)) {
    const isTail = value !== null && typeof value === "object" && "keep" in value;
    const now = isTail ? [...view[name].slice(0, value.keep), ...value.add] : value;
    /** @type {Record<string, any>} */ (next)[name] = now;
  }
  return next;
}
