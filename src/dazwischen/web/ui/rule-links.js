/** Rules by their ids: a click shows what the rule says, wherever one is. */
import { html } from "../vendor/preact.js";
import { opening } from "../app/anew.js";

/** The rule that somebody wants to read now, or "". */
export const asked = opening("rule");

const RULE = /([JSK](?:-[A-Z]+)+-\d+)/;

/** A line in which every id can be clicked. @param {{text: string}} props */
export function RuleLinks({ text }) {
  return text
    .split(RULE)
    .map((part, n) => (RULE.test(part) ? html`<${RuleLink} key=${n} id=${part} />` : part));
}

/** @param {{id: string}} props */
export function RuleLink({ id }) {
  /** @param {MouseEvent} event */
  const open = (event) => {
    event.stopPropagation();
    asked.value = id;
  };
  return html`<button class="rule-id" type="button" onClick=${open}>${id}</button>`;
}
