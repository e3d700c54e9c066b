/** Table talk: preset calls, and free text where the host allows it. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { say, table } from "../table/store.js";

const CALLS = ["hallo", "gut", "schnell", "mist", "danke", "moment", "nochmal", "glueckwunsch"];
const FRESH = 6000;

/** @typedef {import("../table/wire.js").Said} Said */

/** @param {Said} line */
function words({ call, text }) {
  return call ? t(`web-call-${call}`) : text;
}

/** What somebody has just said, at his seat. @param {{who: number}} props */
export function Bubble({ who }) {
  const said = table.value?.said ?? [];
  const last = who ? said.filter((line) => line.who === who).at(-1) : undefined;
  const [seen, setSeen] = useState(last?.n ?? 0);
  useEffect(() => {
    if (!last || last.n === seen) return undefined;
    const timer = setTimeout(() => setSeen(last.n), FRESH);
    return () => clearTimeout(timer);
  }, [last?.n]);
  if (!last || last.n === seen) return null;
  return html`<span class="bubble">${words(last)}</span>`;
}

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
      now.room.talk &&
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
