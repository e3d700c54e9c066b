/** The keys of a game, in its help. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";

/**
 * @param {object} props
 * @param {string} props.named with what the keys of its texts begin
 * @param {readonly string[]} props.fixed keys that stay as they are
 * @param {import("./key-choice.js").GameKeys} props.keys
 * @param {(action: string) => string} props.keyFor
 */
export function KeyList({ named, fixed, keys, keyFor }) {
  return html`
    <dl class="key-list">
      ${fixed.map((name) => html`<${Key} key=${name} shown=${t(`${named}-keys-${name}`)} does=${keys.does(name)} />`)}
      ${Object.keys(keys.defaults).map((name) => html`<${Key} key=${name} shown=${keyFor(name)} does=${keys.does(name)} />`)}
    </dl>
  `;
}

/** @param {{shown: string, does: string}} props */
function Key({ shown, does }) {
  return html`<dt><kbd>${shown}</kbd></dt><dd>${does}</dd>`;
}
