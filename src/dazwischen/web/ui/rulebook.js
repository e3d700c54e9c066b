/** The rules as they are written in `docs/rules`, cut into blocks by `scripts/rules.py`. */
import { html } from "../vendor/preact.js";
import { RuleLink } from "./rule-links.js";

/** @typedef {string | [tag: string, spans: Span[]]} Span */
/**
 * @typedef {object} Block one of these
 * @property {Span[]} [text]
 * @property {Span[]} [lead] the same in a plain sentence, for whoever is new
 * @property {Span[]} [ruling] what was decided where the rulebooks are silent
 * @property {Span[][][]} [table] the head, then the rows
 * @property {string} [code]
 */
/** @typedef {{id: string, blocks: Block[]}} Rule */
/** @typedef {{title: string, blocks: Block[], rules: Rule[]}} Section */
/** @typedef {Record<string, Section[]>} Book by game, or by the page beside the rules */

/** @type {Map<string, Promise<any>>} */
const books = new Map();

/**
 * A file that was cut from `docs/rules`, once.
 * @param {string} name
 */
export function book(name) {
  const known = books.get(name);
  if (known) return known;
  const read = fetch(`web/study/data/${name}.json`).then((answer) => answer.json());
  books.set(name, read);
  read.catch(() => books.delete(name));
  return read;
}

/**
 * @param {string} lang
 * @returns {Promise<Book>}
 */
export function rulebook(lang) {
  return book(`rules-${lang}`);
}

/**
 * @param {string} lang
 * @param {string} id
 */
export async function ruleOf(lang, id) {
  const sections = Object.values(await rulebook(lang)).flat();
  return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id) ?? null;
}

/**
 * What a rule or a topic is called, the first words that are set apart, and what it says beyond that.
 * @param {Rule} rule
 * @returns {{title: string, blocks: Block[]}}
 */
export function parted({ id, blocks }) {
  const [{ text = [] }, ...rest] = blocks;
  const [bold, next = "", ...more] = text;
  if (!Array.isArray(bold) || bold[0] !== "b") return { title: id, blocks };
  const said = typeof next === "string" ? next.trimStart() : next;
  return {
    title: bold[1].join("").replace(/\.$/, ""),
    blocks: [{ text: [said, ...more] }, ...rest],
  };
}

/** @param {{blocks: Block[]}} props */
export function Blocks({ blocks }) {
  return blocks.map((block, n) => html`<${OneBlock} key=${n} block=${block} />`);
}

/** @param {{block: Block}} props */
function OneBlock({ block: { text, lead, ruling, table, code } }) {
  if (lead) return html`<p class="in-short">${lead.map(shown)}</p>`;
  if (text) return html`<p>${text.map(shown)}</p>`;
  if (ruling) return html`<p class="ruling">${ruling.map(shown)}</p>`;
  if (code) return html`<pre class="record">${code}</pre>`;
  return table ? html`<${Table} rows=${table} />` : null;
}

/** @param {{rows: Span[][][]}} props */
function Table({ rows: [head, ...rows] }) {
  const named = head.flat().filter((span) => typeof span === "string");
  // Where it is wider than the screen, it is moved by keys as well.
  return html`
    <div class="scrolled" role="group" aria-label=${named.join(", ")} tabindex="0">
      <table class="plain">
        <thead>
          <tr>${head.map((cell, n) => html`<th scope="col" key=${n}>${cell.map(shown)}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, n) => html`
              <tr key=${n}>${row.map((cell, m) => html`<td key=${m}>${cell.map(shown)}</td>`)}</tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * @param {Span} span
 * @param {number} n
 * @returns {any}
 */
function shown(span, n) {
  if (typeof span === "string") return span;
  const [tag, spans] = span;
  if (tag === "rule") return html`<${RuleLink} key=${n} id=${spans[0]} />`;
  if (tag === "b") return html`<b key=${n}>${spans.map(shown)}</b>`;
  if (tag === "i") return html`<i key=${n}>${spans.map(shown)}</i>`;
  return html`<code key=${n}>${spans.map(shown)}</code>`;
}
