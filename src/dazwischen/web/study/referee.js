/** The referee: a protocol in, and what was right or wrong in it out, line by line. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { place } from "../app/router.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Masthead } from "../screens/masthead.js";
import { tell } from "../ui/notices.js";
import { EXAMPLES, example, judge } from "./judging.js";
import { Verdicts } from "./verdicts.js";

/** @typedef {import("./judging.js").Judged} Judged */
/** @typedef {{text: string, line: number}} Complaint */

const LARGEST = 100_000;

export function Page() {
  const [text, setText] = useState("");
  const [judged, setJudged] = useState(/** @type {(Judged & {of: string}) | null} */ (null));
  const [complaint, setComplaint] = useState(/** @type {Complaint | null} */ (null));
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const { lang } = prefs.value;
  const { argument } = place.value;

  /** @param {string} file */
  const show = async (file) => {
    setText(file);
    try {
      const found = await judge(file);
      setJudged({ ...found, of: file });
      setComplaint(null);
      tell(t("referee-done", { count: found.verdicts.length }));
    } catch (problem) {
      const known = problem instanceof api.Problem;
      const line = known ? (problem.line ?? 0) : 0;
      setJudged(null);
      setComplaint({ text: known ? problem.message : t("web-no-server"), line });
      if (line) select(box.current, line);
    }
  };
  useEffect(() => {
    if (judged) void show(judged.of);
  }, [lang]);
  useEffect(() => {
    if (argument) void example(argument).then((file) => (file ? show(file) : undefined));
  }, [argument]);

  return html`
    <main class="page referee">
      <${Masthead} />
      <div class="referee-grid">
        <section class="panel-card" aria-labelledby="referee-title" ...${dropping(show)}>
          <h2 id="referee-title">${t("web-study-referee")}</h2>
          <p>${t("referee-line")}</p>
          <${Examples} />
          <label class="field protocol">
            <span>${t("referee-protocol")}</span>
            <textarea
              ref=${box}
              rows="14"
              maxlength=${LARGEST}
              spellcheck=${false}
              autocapitalize="off"
              aria-invalid=${complaint !== null}
              aria-describedby="complaint"
              value=${text}
              onInput=${(/** @type {InputEvent} */ event) =>
                setText(/** @type {HTMLTextAreaElement} */ (event.target).value)}
            ></textarea>
          </label>
          <p id="complaint" class="complaint" role="alert">
            ${complaint && (complaint.line ? t("referee-complaint", complaint) : complaint.text)}
          </p>
          <div class="row">
            <button class="btn primary big" type="button" onClick=${() => show(text)}>
              ${t("referee-judge")}
            </button>
            <${Load} show=${show} />
          </div>
          <${Notation} />
        </section>
        ${judged && html`<${Verdicts} judged=${judged} text=${judged.of} />`}
      </div>
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

function Examples() {
  return html`
    <div class="examples">
      ${EXAMPLES.map(
        ({ game, names }) => html`
          <p key=${game}>
            <b>${t(`study-game-${game}`)}</b>
            ${names.map(
              (name) => html`
                <a class="btn small" key=${name} href=${`#/referee/${game}-${name}`}>
                  ${t(`referee-example-${game}-${name}`)}
                </a>
              `,
            )}
          </p>
        `,
      )}
    </div>
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

/** How lines are written, in short. */
function Notation() {
  return html`
    <details class="more notation">
      <summary>${t("referee-notation")}</summary>
      <p>${t("referee-notation-head")}</p>
      ${EXAMPLES.map(
        ({ game }) => html`
          <p key=${game}><b>${t(`study-game-${game}`)}.</b> ${t(`referee-notation-${game}`)}</p>
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
function select(box, line) {
  if (!box) return;
  const lines = box.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
