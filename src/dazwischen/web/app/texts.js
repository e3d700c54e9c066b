/** The catalogues, as the server's other parts read them too. */
import { effect, signal } from "../vendor/preact.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { spelt } from "./spelling.js";
import { again, doubt } from "../net/reach.js";
import { prefs } from "./prefs.js";

/** @typedef {Record<string, string | number>} Args */

const wanted = new Set(["web", "figures"]);
const bundle = signal(new FluentBundle("de"));
/** Texts that have a key of the keyboard beside them. @type {import("../vendor/preact.js").Signal<[id: string, key: string][]>} */
const beside = signal([]);

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

/** @param {string} key */
export function has(key) {
  return bundle.value.hasMessage(key);
}

/**
 * What stands beside a text under that name, or nothing.
 * @param {string} key
 * @param {string} name
 * @returns {string}
 */
export function noted(key, name) {
  const note = bundle.value.getMessage(key)?.attributes[name];
  return note ? bundle.value.formatPattern(note) : "";
}

/**
 * The keys of the keyboard that stand beside texts, by what follows the beginning of the text's key.
 * @param {string} beginning
 * @returns {Record<string, string>}
 */
export function keyed(beginning) {
  return Object.fromEntries(
    beside.value
      .filter(([id]) => id.startsWith(beginning))
      .map(([id, key]) => [id.slice(beginning.length), key]),
  );
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
const readings = new Map();

/** @param {string} url */
function catalogue(url) {
  const known = readings.get(url);
  if (known) return known;
  const reading = read(url);
  readings.set(url, reading);
  // What could not be read is asked for again.
  reading.catch(() => readings.delete(url));
  return reading;
}

/** @param {string} url */
async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

/** All that the bundle is made of. @type {ReadonlySet<FluentResource>} */
let held = new Set();

/**
 * @param {"de" | "en"} lang
 * @returns {Promise<void>}
 */
async function load(lang) {
  const names = [...wanted];
  const found = await Promise.all(names.map((name) => catalogue(`texts/${lang}/${name}.ftl`)));
  // Whoever waits shows something next, in the language that is chosen by then.
  const { lang: chosen } = prefs.peek();
  if (chosen !== lang) return load(chosen);
  // Another bundle would draw the whole page anew.
  if (found.every((resource) => held.has(resource))) return;
  // Isolation marks are for mixed writing directions; both languages run left to right.
  const next = new FluentBundle(lang, { useIsolating: false });
  for (const resource of found) next.addResource(resource);
  held = new Set(found);
  beside.value = found
    .flatMap(({ body }) => body)
    .filter(({ attributes }) => attributes.key)
    .map(({ id, attributes }) => [id, String(attributes.key)]);
  bundle.value = next;
  ready.value = true;
}

// From the moment this module is there: the page asks for it before the rest.
effect(() => {
  // Once more when the server is back; before that the worker may have kept what is wanted.
  void again.value;
  load(prefs.value.lang).catch(doubt);
});
