/** Finds rules by what they say: by id, by word in either language, however it is bent or spelt. */
import { ruleAddress } from "./rule-address.js";

/** @typedef {import("../ui/rulebook.js").Block} Block */
/** @typedef {import("../ui/rulebook.js").Book} Book */
/** @typedef {import("../ui/rulebook.js").Rule} Rule */
/** @typedef {import("../ui/rulebook.js").Span} Span */
/**
 * @typedef {object} Entry a rule as it is looked for, or something beside the rules
 * @property {"rule" | "guide" | "advice"} kind
 * @property {string} game or the page
 * @property {string} id
 * @property {string} to its address
 * @property {string} section
 * @property {string} title
 * @property {string} text
 * @property {string[]} near stems of the title's words and of the section's
 * @property {string[]} stems of the text's words
 */

const LONGEST = 80;
/** Of words in the query; more narrow nothing down. */
const WORDS = 8;

/** @param {string} text */
export function fold(text) {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => FOLDED[letter]);
}

/** @type {Record<string, string>} */
const FOLDED = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const ENDINGS = ["ungen", "ung", "innen", "in", "ern", "est", "end", "en", "em", "er", "es", "et", "st", "ed", "ing", "e", "n", "s", "t"]; // prettier-ignore
/** As short as a stem may become. */
const SHORTEST = 3;

/**
 * What is left of a word without its ending: Zug and Züge are one, so are legt and gelegt's neighbours.
 * @param {string} word
 */
export function stem(word) {
  let left = fold(word).replace(/([aou])e/g, "$1");
  for (let cut = 0; cut < 2; cut += 1) {
    const ending = ENDINGS.find(
      (one) => left.endsWith(one) && left.length - one.length >= SHORTEST,
    );
    if (!ending) break;
    left = left.slice(0, -ending.length);
  }
  return left;
}

/** @param {string} text */
function stems(text) {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word ? [stem(word)] : []));
}

/** @type {Record<Entry["kind"], (game: string, id: string) => string>} */
const ADDRESS = {
  rule: (_, id) => ruleAddress(id),
  guide: (page, id) => `#/rules/${page}/${id}`,
  advice: (game, id) => `#/rules/${game}/advice/${id}`,
};

/**
 * @param {Book} book
 * @param {Entry["kind"]} [kind]
 * @returns {Entry[]}
 */
export function entries(book, kind = "rule") {
  return Object.entries(book).flatMap(([game, sections]) =>
    sections.flatMap(({ title: section, rules }) =>
      rules.map((rule) => {
        const title = titleOf(rule);
        const text = rule.blocks.map(plain).join(" ");
        return {
          kind,
          game,
          id: rule.id,
          to: ADDRESS[kind](game, rule.id),
          section,
          title,
          text,
          near: stems(`${title} ${section}`),
          stems: [...new Set(stems(text))],
        };
      }),
    ),
  );
}

/** What a rule is called: the first words that are set apart. @param {Rule} rule */
export function titleOf({ id, blocks }) {
  const bold = blocks.flatMap(({ text }) => text ?? []).find((span) => span[0] === "b");
  return typeof bold === "object" ? bold[1].map(words).join("").replace(/\.$/, "") : id;
}

/** @param {Block} block */
function plain({ text, lead, ruling, table, code }) {
  const spans = text ?? lead ?? ruling ?? table?.flat(2) ?? [];
  return spans.map(words).join("") + (code ?? "");
}

/**
 * @param {Span} span
 * @returns {string}
 */
function words(span) {
  return typeof span === "string" ? span : span[1].map(words).join("");
}

/**
 * The rules that have every word, the nearest first. `others` are the same rules in another language:
 * a word that is only known there finds them too.
 * @param {string} query
 * @param {Entry[]} book
 * @param {Entry[]} [others]
 */
export function search(query, book, others = []) {
  const wanted = query.slice(0, LONGEST).trim();
  if (!wanted) return [];
  const foreign = new Map(others.map((entry) => [entry.id, entry]));
  const asked = stems(wanted).slice(0, WORDS);
  const found = book.map((entry) => ({
    entry,
    score: scoreOf(entry, foreign.get(entry.id), wanted, asked),
  }));
  return found
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/**
 * @param {Entry} entry
 * @param {Entry | undefined} other
 * @param {string} wanted
 * @param {string[]} asked
 */
function scoreOf(entry, other, wanted, asked) {
  // Only rules are called by their ids.
  const id = entry.kind === "rule" ? bare(wanted) : "";
  if (id.length > 2 && bare(entry.id) === id) return 1000;
  const byId = id.length > 2 && bare(entry.id).includes(id) ? 100 : 0;
  const parts = asked.map((word) =>
    Math.max(worth(entry, word), other ? worth(other, word) / 2 : 0),
  );
  const whole =
    parts.length && parts.every((part) => part > 0) ? parts.reduce((a, b) => a + b, 0) : 0;
  return Math.max(byId, whole);
}

/** @param {string} text */
function bare(text) {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/**
 * @param {Entry} entry
 * @param {string} word
 */
function worth({ near, stems: said }, word) {
  // The fewer words a title has, the more it is about this one.
  if (near.includes(word)) return 20 + 10 / near.length;
  if (near.some((one) => one.startsWith(word))) return 12;
  if (said.includes(word)) return 8;
  if (said.some((one) => one.startsWith(word))) return 4;
  // German joins words: Strafkarte has a Karte in it.
  return word.length > 3 && [...near, ...said].some((one) => one.includes(word)) ? 2 : 0;
}

/**
 * Ids that look like one that does not exist: of the same subject, else of the same game.
 * @param {string} id
 * @param {Entry[]} book
 */
export function neighbours(id, book) {
  const subject = id.toUpperCase().replace(/-?\d*$/, "");
  const rules = book.filter(({ kind }) => kind === "rule");
  const same = rules.filter((entry) => entry.id.startsWith(`${subject}-`));
  const tail = subject.split("-").at(-1) ?? "";
  const alike = tail.length > 1 ? rules.filter((entry) => bare(entry.id).includes(bare(tail))) : [];
  return (same.length ? same : alike).slice(0, 8);
}
