/**
 * What is wanted of the server until it is answered: in order, each under the name of its client and
 * a number, so that whatever is sent again is not done again.
 */

/** @typedef {{client: string, id: number, [what: string]: any}} Wanted */
/**
 * Where what waits is kept: in memory, or in the browser's storage before anything else happens.
 * @typedef {object} Kept
 * @property {() => Wanted[]} waiting
 * @property {(one: Wanted) => void} put
 * @property {(one: Wanted) => void} drop
 */
/** @typedef {{kept: Kept, sent: Set<string>}} Outbox `sent`: what is under way on this line */

/** The most that is under way at once: what comes faster than the server allows is refused. */
const AT_ONCE = 16;

/** `randomUUID` is missing where a page comes over plain HTTP, as from a friend's computer. */
const randomName = () => crypto.getRandomValues(new Uint32Array(4)).join("");

/** By this name, and the number, the server knows what this page has asked before. */
export const asker = { client: randomName(), count: 0 };

/** @returns {Kept} */
function inMemory() {
  /** @type {Wanted[]} */
  let all = [];
  return {
    waiting: () => all,
    put: (one) => (all = [...all, one]),
    drop: (gone) => (all = all.filter((one) => one !== gone)),
  };
}

/** @returns {Outbox} */
export const outbox = (kept = inMemory()) => ({ kept, sent: new Set() });

/**
 * @param {Outbox} box
 * @param {Record<string, any>} what
 * @returns {Wanted}
 */
export function want({ kept }, what) {
  const one = { ...what, client: asker.client, id: ++asker.count };
  kept.put(one);
  return one;
}

/** @param {{client: string, id: number}} one */
const nameOf = ({ client, id }) => `${client} ${id}`;

/**
 * What is to be sent now; from now on it is under way.
 * @param {Outbox} box
 */
export function due({ kept, sent }) {
  const all = kept.waiting();
  const next = all.filter((one) => !sent.has(nameOf(one))).slice(0, AT_ONCE - sent.size);
  for (const one of next) sent.add(nameOf(one));
  return next;
}

/**
 * @param {Outbox} box
 * @param {number} id
 * @param {string} [client] who asked, if not this page
 */
export function answered({ kept, sent }, id, client = asker.client) {
  const name = nameOf({ client, id });
  const one = kept.waiting().find((other) => nameOf(other) === name);
  sent.delete(name);
  if (one) kept.drop(one);
  return one;
}
