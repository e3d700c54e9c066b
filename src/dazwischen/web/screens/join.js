/** Coming to somebody else's table: by its code, or by the link that was sent. */
import { html, useState } from "../vendor/preact.js";
import { go } from "../app/router.js";
import { t } from "../app/texts.js";

/**
 * What was typed or pasted, as a code.
 * @param {string} typed
 */
function codeIn(typed) {
  return typed
    .trim()
    .replace(/^.*\/table\//, "")
    .toLowerCase();
}

export function Join() {
  const [typed, setTyped] = useState("");
  /** @param {SubmitEvent} event */
  const join = (event) => {
    event.preventDefault();
    const code = codeIn(typed);
    if (code) go(`/table/${encodeURIComponent(code)}`);
  };
  return html`
    <section class="panel-card" aria-labelledby="join-title">
      <h2 id="join-title">${t("web-join-title")}</h2>
      <p>${t("web-join-line")}</p>
      <form class="join" onSubmit=${join}>
        <label class="field">
          <span>${t("web-join-label")}</span>
          <input
            value=${typed}
            required
            autocomplete="off"
            autocapitalize="off"
            spellcheck=${false}
            onInput=${(/** @type {InputEvent} */ event) =>
              setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <button class="btn" type="submit">${t("web-join")}</button>
      </form>
    </section>
  `;
}
