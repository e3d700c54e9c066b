/** After a game: move by move what was done, what would have been best, and Jarnacs not called. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import * as api from "../../net/api.js";
import { table } from "../../table/store.js";
import { ask } from "./entry.js";
import { sideName } from "./names.js";
import { view } from "./sides.js";
import { Plot } from "./plot.js";

/** @typedef {{row: number | null, word: string, adds: string, score_gain: number}} Play */
/**
 * @typedef {object} Move
 * @property {string} side
 * @property {string} what
 * @property {string} word
 * @property {string} old
 * @property {number[]} scores
 * @property {number} gain
 * @property {Play | null} best
 * @property {number} plays
 * @property {number} missed
 * @property {Play[]} jarnacs
 */
/** @typedef {{score: number, left: number, jarnacs_called: number, jarnacs_missed: number}} Balance */
/** @typedef {{moves: Move[], sides: Record<string, Balance>}} Found */

/** Jarnacs that are named; of the others only how many there were. */
const NAMED = 6;

export function Analysis() {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const id = table.value?.game?.id ?? 0;
  useEffect(() => {
    api
      .analysis(id)
      .then(setFound, (problem) =>
        setTrouble(problem instanceof api.Problem ? problem.message : t("web-no-server")),
      );
  }, [id]);
  if (trouble) return html`<p role="alert">${trouble}</p>`;
  if (!found) return html`<p>${t("jarnac-analysing")}</p>`;
  const letters = Object.keys(found.sides);
  /** @param {string} letter sides are A and B in protocols */
  const named = (letter) => (view.value ? sideName(view.value, letters.indexOf(letter) + 1) : "");
  return html`
    <div class="analysis">
      <${Plot}
        title=${t("jarnac-plot")}
        names=${letters.map(named)}
        scores=${[letters.map(() => 0), ...found.moves.map(({ scores }) => scores)]}
      />
      <${Balances} found=${found} named=${named} />
      <h3>${t("jarnac-moves")}</h3>
      <ol class="moves">
        ${found.moves.map(
          (move, index) => html`
            <li key=${index} class="move" data-side=${letters.indexOf(move.side) + 1}>
              <${MoveView} move=${move} name=${named(move.side)} />
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/** @param {{found: Found, named: (letter: string) => string}} props */
function Balances({ found, named }) {
  return html`
    <table class="points">
      <caption class="unseen">${t("jarnac-balance")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("jarnac-player")}</th>
          <th scope="col">${t("jarnac-points")}</th>
          <th scope="col">${t("jarnac-balance-left")}</th>
          <th scope="col">${t("jarnac-balance-called")}</th>
          <th scope="col">${t("jarnac-balance-missed")}</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(found.sides).map(
          ([letter, { score, left, jarnacs_called: called, jarnacs_missed: missed }]) => html`
            <tr key=${letter}>
              <th scope="row">${named(letter)}</th>
              <td>${score}</td><td>${left}</td><td>${called}</td><td>${missed}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {{move: Move, name: string}} props */
function MoveView({ move, name }) {
  const { what, word, old, gain, best, missed, jarnacs } = move;
  const rest = jarnacs.length - NAMED;
  return html`
    <p class="move-done">
      <b>${name}</b>${" "}
      ${what === "taken" && html`<span class="tag">${t("jarnac-move-called")}</span>${" "}`}
      ${
        word
          ? html`<${Word} word=${word} /> ${old && t("jarnac-move-from", { old })}${" "}
            <span class="gain">+${gain}</span>`
          : t(what === "passed" ? "jarnac-move-passed" : "jarnac-move-let-go")
      }
    </p>
    ${
      best &&
      missed > 0 &&
      html`
        <p class="fine">
          ${t("jarnac-move-best", { missed })} <${PlayView} play=${best} />
        </p>
      `
    }
    ${
      jarnacs.length > 0 &&
      html`
        <p class="missed">
          ${t("jarnac-move-jarnacs", { count: jarnacs.length })}${" "}
          ${jarnacs.slice(0, NAMED).map((play, n) => html`<${PlayView} key=${n} play=${play} />`)}
          ${rest > 0 && t("jarnac-move-more", { count: rest })}
        </p>
      `
    }
  `;
}

/** @param {{play: Play}} props */
function PlayView({ play }) {
  return html`<span class="play"><${Word} word=${play.word} /> ${play.score_gain}</span>${" "}`;
}

/** @param {{word: string}} props */
function Word({ word }) {
  return html`
    <button
      class="word-link"
      type="button"
      aria-label=${t("jarnac-look-up", { word })}
      onClick=${() => ask(word)}
    >
      ${word}
    </button>
  `;
}
