/** Small pictures of situations, drawn from the names of cards. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Card } from "../cards/card.js";
import { catalogue } from "../cards/figures.js";

const FIGURES = catalogue();
const NUMBERS = new Map(FIGURES.map(({ name, number }) => [name, number]));

/**
 * @typedef {object} Group cards that may or may not be laid, and why in a few words
 * @property {"may" | "throw" | "not"} kind
 * @property {string[]} cards
 * @property {string} text
 */

/**
 * What lies in the box, and what could come next.
 * @param {{lying: string[], where?: string, groups: Group[]}} props
 */
export function Situation({ lying, where = t("rules-lying"), groups }) {
  return html`
    <figure class="picture">
      ${
        lying.length > 0 &&
        html`
          <div class="picture-lying">
            <${Named} names=${lying} />
            <figcaption>${where}</figcaption>
          </div>
        `
      }
      ${groups.map(
        ({ kind, cards, text }, n) => html`
          <div class="picture-group" key=${n} data-kind=${kind}>
            <${Named} names=${cards} />
            <p><span class="picture-mark" aria-hidden="true">${MARKS[kind]}</span> ${text}</p>
          </div>
        `,
      )}
    </figure>
  `;
}

const MARKS = { may: "✓", throw: "!", not: "✗" };

/** @param {{names: string[]}} props */
export function Named({ names }) {
  const told = names.map((figure) => t("study-figure", { figure })).join(", ");
  return html`
    <span class="picture-cards" role="img" aria-label=${told}>
      ${names.map((name, n) => html`<${Card} key=${n} figure=${NUMBERS.get(name)} />`)}
    </span>
  `;
}

/** The number of a figure, for a view that is made up here. @param {string} name */
export function numberOf(name) {
  return NUMBERS.get(name) ?? 0;
}
