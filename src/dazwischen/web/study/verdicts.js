/** What the referee found: every line with its reason, and the table after any of them. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { loadScene } from "../games/scenes.js";
import { RuleLinks } from "../ui/rule-links.js";
import { judge } from "./judging.js";

/** @typedef {import("./judging.js").Judged} Judged */
/** @typedef {import("./judging.js").Verdict} Verdict */
/** @typedef {import("../games/scenes.js").SceneModule} SceneModule */

/** @param {{judged: Judged, text: string}} props */
export function Verdicts({ judged, text }) {
  const last = judged.verdicts.at(-1)?.line ?? 0;
  const [line, setLine] = useState(last);
  const [shown, setShown] = useState(judged);
  useEffect(() => {
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
      <${Situation} judged=${shown} line=${line} />
      <section class="panel-card" aria-labelledby="verdicts-title">
        <h2 id="verdicts-title">${t("referee-verdicts")}</h2>
        <ol class="verdict-list">
          ${judged.verdicts.map(
            (verdict) => html`
              <${Line} key=${verdict.line} verdict=${verdict} current=${verdict.line === line} look=${look} />
            `,
          )}
        </ol>
      </section>
    </div>
  `;
}

/** @param {{verdict: Verdict, current: boolean, look: (line: number) => void}} props */
function Line({ verdict: { line, seat, action, verdict, word, rules, text }, current, look }) {
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
        <span class="verdict-action">${seat} ${action}</span>
        <b class="verdict-word">${word}</b>
      </button>
      <p>${text} <small><${RuleLinks} text=${rules.join(" ")} /></small></p>
    </li>
  `;
}

/** @param {{judged: Judged, line: number}} props */
function Situation({ judged, line }) {
  const [scene, setScene] = useState(
    /** @type {{game: string, module: SceneModule} | null} */ (null),
  );
  useEffect(() => {
    if (!judged.view) return;
    void loadScene(judged.game).then((module) => setScene({ game: judged.game, module }));
  }, [judged.game]);
  const drawn = judged.view && scene?.game === judged.game ? scene.module : null;
  return html`
    <section class="situation" aria-labelledby="situation-title">
      <h2 id="situation-title">${t("referee-situation", { line })}</h2>
      ${drawn && html`<${drawn.Scene} view=${judged.view} hands=${{}} names=${namesOf(judged)} eye=${0} />`}
      <ul class="in-words">${judged.situation.map((said, n) => html`<li key=${n}>${said}</li>`)}</ul>
    </section>
  `;
}

/** A protocol names sides, if anybody. @param {Judged} judged */
function namesOf({ view, state }) {
  if (!view.sides) return view.counts.map(() => "");
  const sides = Object.keys(state.sides);
  return sides.map((side) => (side.length > 1 ? side : ""));
}
