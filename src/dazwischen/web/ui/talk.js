/** Table talk: preset calls, and free text where the host allows it. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { say, table } from "../table/store.js";
import { words } from "./bubble.js";

const CALLS = ["hallo", "gut", "schnell", "mist", "danke", "moment", "nochmal", "glueckwunsch"];

export function Talk() {
  const now = table.value;
  const [text, setText] = useState("");
  if (!now) return null;
  /** @param {SubmitEvent} event */
  const speak = (event) => {
    event.preventDefault();
    if (text.trim()) say({ text });
    setText("");
  };
  return html`
    <ul class="said">
      ${now.said.slice(-12).map((line) => html`<li key=${line.n}><b>${line.name}</b> ${words(line)}</li>`)}
    </ul>
    <div class="calls">
      ${CALLS.map(
        (call) => html`
          <button class="btn small" type="button" key=${call} onClick=${() => say({ call })}>
            ${t(`web-call-${call}`)}
          </button>
        `,
      )}
    </div>
    ${
      now.room.settings.talk &&
      html`
      <form class="join" onSubmit=${speak}>
        <label class="field">
          <span>${t("web-say")}</span>
          <input
            value=${text}
            maxlength="200"
            autocomplete="off"
            onInput=${(/** @type {InputEvent} */ event) =>
              setText(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <button class="btn" type="submit">${t("web-send")}</button>
      </form>
    `
    }
  `;
}
