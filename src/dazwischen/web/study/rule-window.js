/** The rule that was asked for, in a window over whatever is shown. */
import { html, useState } from "../vendor/preact.js";
import { imported } from "../app/anew.js";
import { prefs } from "../app/prefs.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { Dialog } from "../ui/dialog.js";
import { asked } from "../ui/rule-links.js";
import { ruleAddress } from "./rule-address.js";

/**
 * @typedef {object} Found
 * @property {typeof import("../ui/rulebook.js")} book
 * @property {import("../ui/rulebook.js").Rule | null} rule
 */

/** Read when first needed: most people play without looking anything up. */
const readBook = () => import("../ui/rulebook.js");

export function RuleWindow() {
  const id = asked.value;
  if (!id) return null;
  const close = () => (asked.value = "");
  return html`
    <${Dialog} title=${id} close=${close}>
      <${Wording} key=${id} id=${id} />
      <p><a class="btn small" href=${ruleAddress(id)} onClick=${close}>${t("web-rule-in-place")}</a></p>
    <//>
  `;
}

/** @param {{id: string}} props */
function Wording({ id }) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const { lang } = prefs.value;
  useReading(() => lookUp(lang, id), { done: setFound, failed: noServer }, [id, lang]);
  if (!found) return html`<p>…</p>`;
  const { book, rule } = found;
  return rule
    ? html`<${book.Blocks} blocks=${rule.blocks} />`
    : html`<p>${t("web-no-such-rule")}</p>`;
}

/**
 * @param {"de" | "en"} lang
 * @param {string} id
 * @returns {Promise<Found>}
 */
async function lookUp(lang, id) {
  const book = await imported(readBook);
  return { book, rule: await book.ruleOf(lang, id) };
}
