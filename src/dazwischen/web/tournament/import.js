/** Registrations from a file: all of them, or none and why, line by line. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";
import { bringEntrants } from "./asking.js";
import { followed } from "./store.js";

export function Import() {
  const [answer, setAnswer] = useState(/** @type {import("./asking.js").Imported | null} */ (null));
  /** @param {Event} event */
  const take = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      setAnswer(await bringEntrants(followed(), file));
    } catch {
      notice(t("web-no-server"));
    }
    // The same file can be chosen again once it is mended.
    input.value = "";
  };
  return html`
    <section class="panel-card" aria-labelledby="import-title">
      <h2 id="import-title">${t("tournament-import")}</h2>
      <p>${t("tournament-import-line")}</p>
      <pre class="cup-sample">${t("tournament-import-sample")}</pre>
      <p>
        <label class="btn cup-file">
          ${t("tournament-import-choose")}
          <input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv" onChange=${take} />
        </label>
      </p>
      <div role="alert">${answer && html`<${Answer} answer=${answer} />`}</div>
    </section>
  `;
}

/** @param {{answer: import("./asking.js").Imported}} props */
function Answer({ answer: { registered, text, problems } }) {
  if (!text)
    return html`<p class="cup-good">${t("tournament-imported", { count: registered })}</p>`;
  return html`
    <p class="cup-bad">${text}</p>
    <ul class="cup-problems">
      ${problems.map(({ line, text: why }) => html`<li key=${`${line} ${why}`}>${why}</li>`)}
    </ul>
  `;
}
