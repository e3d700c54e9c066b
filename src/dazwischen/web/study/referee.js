/**
 * The referee: what happened at a table in, and what was right or wrong in it out, line by line. The text
 * is the protocol; taps write lines into it, typing changes it, and it is judged as a whole.
 */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { place } from "../app/router.js";
import { t } from "../app/texts.js";
import { STUDIES } from "../games/studies.js";
import * as api from "../net/api.js";
import { Masthead } from "../ui/masthead.js";
import { tell } from "../ui/notices.js";
import { Begin } from "./begin.js";
import { example, judge } from "./judging.js";
import { notation } from "./notation.js";
import { Now } from "./now.js";
import { Pad } from "./pad.js";
import { changed, keep, kept, undone, withLine } from "./protocol-text.js";
import { Script, select } from "./script.js";
import { Verdicts } from "./verdicts.js";

/** @typedef {import("./judging.js").Judged} Judged */
/** @typedef {import("./notation.js").Notation} Notation */
/** @typedef {{text: string, line: number}} Complaint */

export function Page() {
  const [text, setText] = useState("");
  const [judged, setJudged] = useState(/** @type {(Judged & {of: string}) | null} */ (null));
  const [complaint, setComplaint] = useState(/** @type {Complaint | null} */ (null));
  const [words, setWords] = useState(/** @type {Notation | null} */ (null));
  const [anew, setAnew] = useState(false);
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const asked = useRef(0);
  const { lang } = prefs.value;
  const { argument } = place.value;

  /**
   * @param {string} file
   * @param {{typed?: boolean}} [how] whoever types is shown the line that cannot be read
   */
  const show = async (file, { typed = false } = {}) => {
    const turn = ++asked.current;
    setText(file);
    setAnew(false);
    try {
      const found = await judge(file);
      if (turn !== asked.current) return;
      setJudged({ ...found, of: file });
      setComplaint(null);
      tell(found.verdicts.at(-1)?.text ?? t("referee-done", { count: 0 }));
    } catch (problem) {
      if (turn !== asked.current) return;
      const known = problem instanceof api.Problem;
      const line = known ? (problem.line ?? 0) : 0;
      setComplaint({ text: known ? problem.message : t("web-no-server"), line });
      if (line && typed) select(box.current, line);
    }
  };
  /** @param {string} file one's own, which is still there after a reload */
  const own = (file) => {
    keep(file);
    void show(file);
  };
  useEffect(() => {
    notation().then(setWords, () => setComplaint({ text: t("web-no-server"), line: 0 }));
  }, []);
  useEffect(() => {
    if (judged) void show(judged.of);
  }, [lang]);
  useEffect(() => {
    if (argument) void example(argument).then((file) => (file ? show(file) : undefined));
    else if (kept()) void show(kept());
  }, [argument]);

  const vocabulary = judged && words?.[judged.game];
  const writing = vocabulary && !anew;
  return html`
    <main class="page referee">
      <${Masthead} />
      <div class="referee-grid" data-writing=${Boolean(writing)}>
        <section class="panel-card referee-pad" aria-labelledby="referee-title">
          <h2 id="referee-title">${t("web-study-referee")}</h2>
          ${
            writing
              ? html`
                <${Now} judged=${judged} text=${judged.of} complaint=${complaint} undo=${() => own(undone(text))} />
                <${Pad}
                  key=${judged.game}
                  vocabulary=${vocabulary}
                  judged=${judged}
                  text=${text}
                  write=${(/** @type {string} */ line) => own(withLine(text, line))}
                />
                <p><button class="btn" type="button" onClick=${() => setAnew(true)}>${t("referee-anew")}</button></p>
              `
              : html`
                <p>${t("referee-line")}</p>
                ${words && html`<${Begin} notation=${words} begin=${own} />`}
                <${Examples} />
                ${anew && html`<p><button class="btn" type="button" onClick=${() => setAnew(false)}>${t("referee-go-on")}</button></p>`}
              `
          }
        </section>
        ${
          writing &&
          html`
            <${Verdicts}
              judged=${judged}
              text=${judged.of}
              fresh=${text === judged.of}
              change=${(/** @type {number} */ line, /** @type {string | null} */ said) => own(changed(text, line, said))}
            />
          `
        }
        <${Script}
          box=${box}
          text=${text}
          complaint=${complaint}
          words=${words}
          type=${(/** @type {string} */ said) => {
            setText(said);
            keep(said);
          }}
          judge=${(/** @type {string} */ file) => {
            keep(file);
            void show(file, { typed: true });
          }}
        />
      </div>
      <p class="row">
        <a class="btn" href="#/">${t("web-back")}</a>
        <a class="btn" href="#/rules/real-table">${t("referee-real-table")}</a>
      </p>
    </main>
  `;
}

function Examples() {
  return html`
    <details class="more" open>
      <summary>${t("referee-examples")}</summary>
      <div class="examples">
        ${Object.entries(STUDIES).map(
          ([game, { examples }]) => html`
            <p key=${game}>
              <b>${t(`study-game-${game}`)}</b>
              ${examples.map(
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
    </details>
  `;
}
