/** The catalogues, as the server's other parts read them too. */
import { effect, signal } from "../vendor/preact.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { spelt } from "../cards/spelling.js";
import { prefs } from "./prefs.js";

/** @typedef {Record<string, string | number>} Args */

const wanted = new Set(["web", "figures"]);
const bundle = signal(new FluentBundle("de"));

/** Has read all that is wanted in the chosen language. */
export const ready = signal(false);

/**
 * The text for a key; figures among the arguments are spelt out in every case.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  return format(key, { ...args, ...spelt(args, format) });
}

/**
 * @param {string} key
 * @param {Args} args
 */
function format(key, args) {
  const message = bundle.value.getMessage(key);
  if (!message?.value) {
    console.error(`no text: ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.value.formatPattern(message.value, plain(args), errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/**
 * A number that is written as it is. The browser's way of writing numbers takes as long to come as a
 * good part of the first screen, and makes no difference to these.
 */
class Small extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

/**
 * @param {Args} args
 * @returns {Record<string, any>}
 */
function plain(args) {
  const taken = Object.entries(args).map(([name, value]) => {
    const small = typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
    return [name, small ? new Small(value) : value];
  });
  return Object.fromEntries(taken);
}

/**
 * Reads further catalogues, those of a game.
 * @param {readonly string[]} names
 */
export async function withTexts(names) {
  for (const name of names) wanted.add(name);
  await load(prefs.peek().lang);
}

/** What has been read or is being read, by its address. @type {Map<string, Promise<FluentResource>>} */
const shelf = new Map();

/** @param {string} url */
function catalogue(url) {
  const known = shelf.get(url);
  if (known) return known;
  const reading = fetch(url).then(async (answer) => new FluentResource(await answer.text()));
  shelf.set(url, reading);
  // What could not be read is asked for again.
  reading.catch(() => shelf.delete(url));
  return reading;
}

/** @param {"de" | "en"} lang */
async function load(lang) {
  const read = [...wanted].map((name) => catalogue(`/texts/${lang}/${name}.ftl`));
  // Isolation marks are for mixed writing directions; both languages run left to right.
  const next = new FluentBundle(lang, { useIsolating: false });
  for (const resource of await Promise.all(read)) next.addResource(resource);
  if (prefs.peek().lang !== lang) return;
  bundle.value = next;
  ready.value = true;
}

// From the moment this module is there: the page asks for it before the rest.
effect(() => {
  void load(prefs.value.lang);
});
