/** The protocol as text: typed, pasted, loaded or dropped, with a short lesson in how it is written. */
import { html } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { written } from "./notation.js";
import { LARGEST, withLine } from "./protocol-text.js";

/** @typedef {import("./notation.js").Notation} Notation */

/**
 * @param {object} props
 * @param {{current: HTMLTextAreaElement | null}} props.box
 * @param {string} props.text
 * @param {{text: string, line: number} | null} props.complaint
 * @param {Notation | null} props.words
 * @param {(text: string) => void} props.type
 * @param {(file: string) => void} props.judge
 */
export function Script({ box, text, complaint, words, type, judge }) {
  return html`
    <section class="panel-card referee-script" aria-labelledby="script-title" ...${dropping(judge)}>
      <h2 id="script-title">${t("referee-script")}</h2>
      <label class="field protocol">
        <span>${t("referee-protocol")}</span>
        <textarea
          ref=${box}
          rows="12"
          maxlength=${LARGEST}
          spellcheck=${false}
          autocapitalize="off"
          aria-invalid=${complaint !== null}
          aria-describedby="complaint"
          value=${text}
          onInput=${(/** @type {InputEvent} */ event) =>
            type(/** @type {HTMLTextAreaElement} */ (event.target).value)}
        ></textarea>
      </label>
      <p id="complaint" class="complaint" role="alert">
        ${complaint && (complaint.line ? t("referee-complaint", complaint) : complaint.text)}
      </p>
      <div class="row">
        <button class="btn primary big" type="button" onClick=${() => judge(text)}>
          ${t("referee-judge")}
        </button>
        <${Load} show=${judge} />
      </div>
      ${words && html`<${Lesson} words=${words} text=${text} type=${type} />`}
    </section>
  `;
}

/** @param {{show: (file: string) => void}} props */
function Load({ show }) {
  /** @param {Event} event */
  const take = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (file) show(await file.slice(0, LARGEST + 1).text());
    input.value = "";
  };
  return html`
    <label class="btn load">
      ${t("referee-load")}
      <input class="unseen" type="file" accept=".txt,text/plain" onChange=${take} />
    </label>
  `;
}

/** What stands in a line that is shown as an example. @type {Record<string, string>} */
const SHOWN = {
  figure: "rH",
  slot: "gO",
  count: "2",
  seat: "3",
  stack: "4",
  row: "1",
  word: "MAUT",
  letters: "SATEMU",
  drawn: "XYZ",
  member: "A2",
  number: "3",
  first: "1",
  second: "3",
};

/**
 * How lines are written: every kind once, and a tap puts it into the text.
 * @param {{words: Notation, text: string, type: (text: string) => void}} props
 */
function Lesson({ words, text, type }) {
  const { lang } = prefs.value;
  return html`
    <details class="more notation">
      <summary>${t("referee-notation")}</summary>
      <p>${t("referee-notation-head")}</p>
      ${Object.entries(words).map(
        ([game, { verbs, sided }]) => html`
          <details key=${game}>
            <summary>${t(`study-game-${game}`)}</summary>
            <p>${t(`referee-notation-${game}`)}</p>
            <div class="tap-row">
              ${verbs.map((verb) => {
                const line = written(verb, lang, { ...SHOWN, who: sided ? "A" : "2" });
                return html`
                  <button
                    class="btn small"
                    type="button"
                    key=${verb.name}
                    title=${t("referee-notation-take")}
                    onClick=${() => type(withLine(text, line))}
                  >
                    ${line}
                  </button>
                `;
              })}
            </div>
          </details>
        `,
      )}
    </details>
  `;
}

/**
 * A file dropped anywhere on it is taken.
 * @param {(file: string) => void} show
 */
function dropping(show) {
  return {
    /** @param {DragEvent} event */
    onDragOver: (event) => event.preventDefault(),
    /** @param {DragEvent} event */
    onDrop: async (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      show(await file.slice(0, LARGEST + 1).text());
    },
  };
}

/**
 * Marks a line, so that nobody has to count.
 * @param {HTMLTextAreaElement | null} box
 * @param {number} line from 1
 */
export function select(box, line) {
  if (!box) return;
  const lines = box.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
