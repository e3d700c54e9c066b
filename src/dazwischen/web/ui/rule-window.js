/** The rule that was asked for, in a window over whatever is shown. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { Dialog } from "./dialog.js";
import { asked, ruleAddress } from "./rule-links.js";

/** @typedef {typeof import("../study/rulebook.js")} Rulebook */

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

/** Read when first needed: most people play without looking anything up. @param {{id: string}} props */
function Wording({ id }) {
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [rule, setRule] = useState(
    /** @type {import("../study/rulebook.js").Rule | null} */ (null),
  );
  const { lang } = prefs.value;
  useEffect(() => {
    void (async () => {
      const read = await import("../study/rulebook.js");
      setRule(await read.ruleOf(lang, id));
      setBook(() => read);
    })();
  }, [id, lang]);
  if (!book) return html`<p>…</p>`;
  return rule
    ? html`<${book.Blocks} blocks=${rule.blocks} />`
    : html`<p>${t("web-no-such-rule")}</p>`;
}
