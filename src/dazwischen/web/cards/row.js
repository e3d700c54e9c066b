/** Cards side by side, to be looked at: face up, or only counted. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Card } from "./card.js";

/**
 * @param {object} props
 * @param {readonly number[]} props.cards figures; 0 is a card whose face is not known
 * @param {readonly import("./figures.js").Figure[]} props.figures
 * @param {string} props.label what they are, such as "Hand"
 */
export function CardRow({ cards, figures, label }) {
  const known = cards.filter((figure) => figure > 0);
  const names = known.map((figure) => t("study-figure", { figure: figures[figure].name }));
  const told = names.length ? names.join(", ") : t("study-cards", { count: cards.length });
  return html`
    <span class="card-row" role="img" aria-label=${`${label}: ${told}`}>
      ${cards.map((figure, n) => html`<${Card} key=${n} figure=${figure} />`)}
    </span>
  `;
}

/**
 * A hand as somebody sees it: in order if it is known, else as so many backs.
 * @param {readonly number[] | undefined} hand
 * @param {number} count
 * @param {boolean} open
 */
export function held(hand, count, open) {
  if (!open || !hand) return Array.from({ length: count }, () => 0);
  return hand.toSorted((one, other) => one - other);
}
