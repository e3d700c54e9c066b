/** What the referee found: every line with its reason, and the table after any of them. */
import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { loadScene } from "../games/scenes.js";
import { RuleLinks } from "../ui/rule-links.js";
import { judge } from "./judging.js";
import { named } from "./naming.js";
import { lineOf } from "./protocol-text.js";

/** @typedef {import("./judging.js").Judged} Judged */
/** @typedef {import("./judging.js").Verdict} Verdict */
/** @typedef {import("../ui/scene.js").SceneModule} SceneModule */

/**
 * @param {object} props
 * @param {Judged} props.judged
 * @param {string} props.text
 * @param {boolean} props.fresh nothing was typed since: lines have the numbers that they had
 * @param {(line: number, said: string | null) => void} props.change
 */
export function Verdicts({ judged, text, fresh, change }) {
  const last = judged.verdicts.at(-1)?.line ?? 0;
  const [line, setLine] = useState(last);
  const [shown, setShown] = useState(judged);
  useLayoutEffect(() => {
    setLine(last);
    setShown(judged);
  }, [judged]);
  /** @param {number} chosen */
  const look = async (chosen) => {
    setLine(chosen);
    setShown(chosen === last ? judged : await judge(text, chosen));
  };
  return html`
    <div class="column verdicts">
      ${(judged.view || line !== last) && html`<${Situation} judged=${shown} line=${line} told=${line !== last} />`}
      <section class="panel-card" aria-labelledby="verdicts-title">
        <h2 id="verdicts-title">${t("referee-verdicts")}</h2>
        <ol class="verdict-list">
          ${judged.verdicts.map(
            (verdict) => html`
              <${Line}
                key=${verdict.line}
                verdict=${verdict}
                names=${judged.names}
                written=${lineOf(text, verdict.line)}
                current=${verdict.line === line}
                fresh=${fresh}
                look=${look}
                change=${change}
              />
            `,
          )}
        </ol>
      </section>
    </div>
  `;
}

/**
 * A line that was tapped can be changed or taken out.
 * @param {object} props
 * @param {Verdict} props.verdict
 * @param {readonly string[]} props.names
 * @param {string} props.written
 * @param {boolean} props.current
 * @param {boolean} props.fresh
 * @param {(line: number) => void} props.look
 * @param {(line: number, said: string | null) => void} props.change
 */
function Line({
  verdict: { line, verdict, word, rules, text },
  names,
  written,
  current,
  fresh,
  look,
  change,
}) {
  return html`
    <li class="verdict" data-verdict=${verdict}>
      <button
        class="verdict-line"
        type="button"
        aria-current=${current}
        title=${t("referee-look")}
        onClick=${() => look(line)}
      >
        <span class="verdict-number">${line}</span>
        <span class="verdict-action">${written}</span>
        <b class="verdict-word">${word}</b>
      </button>
      <p>${named(text, names)} <small><${RuleLinks} text=${rules.join(" ")} /></small></p>
      ${current && fresh && html`<${Change} key=${written} line=${line} written=${written} change=${change} />`}
    </li>
  `;
}

/** @param {{line: number, written: string, change: (line: number, said: string | null) => void}} props */
function Change({ line, written, change }) {
  const [said, setSaid] = useState(written);
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    change(line, said.trim() || null);
  };
  return html`
    <form class="row verdict-change" onSubmit=${submit}>
      <label class="field">
        <span class="unseen">${t("referee-change-line", { line })}</span>
        <input
          maxlength="200"
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${false}
          value=${said}
          onInput=${(/** @type {InputEvent} */ event) =>
            setSaid(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      <button class="btn small" type="submit" disabled=${said === written}>${t("referee-change")}</button>
      <button class="btn small" type="button" onClick=${() => change(line, null)}>
        ${t("referee-delete")}
      </button>
    </form>
  `;
}

/**
 * The table as it is drawn, and in words unless they stand elsewhere already.
 * @param {{judged: Judged, line: number, told: boolean}} props
 */
function Situation({ judged, line, told }) {
  const [scene, setScene] = useState(
    /** @type {{game: string, module: SceneModule} | null} */ (null),
  );
  const read = async () =>
    judged.view && { game: judged.game, module: await loadScene(judged.game) };
  useReading(read, { done: setScene, failed: noServer }, [judged.game]);
  const drawn = judged.view && scene?.game === judged.game ? scene.module : null;
  return html`
    <section class="situation" aria-labelledby="situation-title">
      <h2 id="situation-title">${t("referee-situation", { line })}</h2>
      ${drawn && html`<${drawn.Scene} view=${judged.view} hands=${{}} names=${namesOf(judged)} eye=${0} />`}
      ${told && html`<ul class="in-words">${judged.situation.map((said, n) => html`<li key=${n}>${named(said, judged.names)}</li>`)}</ul>`}
    </section>
  `;
}

/** A protocol names sides, if anybody. @param {Judged} judged */
function namesOf({ view, state, names }) {
  if (!view.sides)
    return view.counts.map((/** @type {number} */ _, /** @type {number} */ n) => names[n] ?? "");
  const sides = Object.keys(state.sides);
  return sides.map((side) => (side.length > 1 ? side : ""));
}
