/** What the dictionary says about a word. */
import { html, signal, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import * as api from "../../net/api.js";
import { Dialog } from "../../ui/dialog.js";
import { whyNot } from "../../ui/work.js";
import { view } from "./sides.js";

/** @typedef {Record<string, any>} Options of the game, which has a language */

/** The word that somebody asks about, or "". */
const asked = signal("");
/** @type {import("../../vendor/preact.js").Signal<Options | null>} */
const askedIn = signal(null);

/**
 * @param {string} word
 * @param {Options} [options] where it is not the game that is played here
 */
export function ask(word, options) {
  askedIn.value = options ?? view.value?.options ?? null;
  asked.value = word;
}

/** A window over everything else, while a word is asked about. */
export function Entry() {
  if (!asked.value) return null;
  const close = () => (asked.value = "");
  return html`
    <${Dialog} title=${asked.value} close=${close}>
      <${Found} key=${asked.value} word=${asked.value} />
    <//>
  `;
}

/** @param {{word: string}} props */
function Found({ word }) {
  const [found, setFound] = useState(/** @type {api.Finding | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const { language = "de", umlauts = "tiles" } = askedIn.value ?? {};
    api.lookUp(word, language, umlauts).then(setFound, (problem) => setTrouble(whyNot(problem)));
  }, [word]);
  if (trouble) return html`<p role="alert">${trouble}</p>`;
  if (!found) return html`<p>${t("jarnac-looking-up")}</p>`;
  return html`
    <p class="entry-kind">${t(`jarnac-entry-${kindOf(found)}`)}</p>
    <ul class="entries">
      ${found.entries.map(
        ({ lemma, pos, form }, index) => html`
          <li key=${index}>
            <b>${lemma}</b> <span>${t(`pos-${pos}`)}</span>
            <span class="fine">${t(`form-${form.replace(".", "-")}`)}</span>
          </li>
        `,
      )}
    </ul>
    <p class="fine">${t("jarnac-entry-source")}</p>
  `;
}

/** @param {api.Finding} found */
function kindOf({ standard, professional }) {
  if (!standard) return "no";
  return professional ? "professional" : "standard";
}
