/** After a game: move by move what was done, what would have been best, and Jarnacs not called. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import * as api from "../../net/api.js";
import { whyNot } from "../../ui/work.js";
import { ask } from "./entry.js";
import { Plot } from "./plot.js";

/** @typedef {{row: number | null, word: string, adds: string, score_gain: number, rare: boolean}} Play */
/** @typedef {{plays: Play[], points: number, letters: number, rare: boolean}} Better */
/**
 * @typedef {object} Move
 * @property {string} side
 * @property {string} what
 * @property {string} word
 * @property {string} old
 * @property {number[]} scores
 * @property {number} gain
 * @property {Better | null} better
 * @property {number} plays
 * @property {number} missed
 * @property {Play[]} jarnacs
 */
/** @typedef {{score: number, left: number, jarnacs_called: number, jarnacs_missed: number}} Balance */
/** @typedef {{moves: Move[], sides: Record<string, Balance>}} Found */
/**
 * @typedef {object} AnalysisProps
 * @property {number} id of the game
 * @property {string} [secret] of its link
 * @property {Record<string, any>} options of the game
 * @property {(side: number) => string} named what a side is called
 */

/** Jarnacs that are named; of the others only how many there were. */
const NAMED = 6;

/** @param {AnalysisProps} props */
export function Analysis({ id, secret = "", options, named: nameOf }) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    api.analysis(id, secret).then(setFound, (problem) => setTrouble(whyNot(problem)));
  }, [id]);
  if (trouble) return html`<p role="alert">${trouble}</p>`;
  if (!found) return html`<p>${t("jarnac-analysing")}</p>`;
  const letters = Object.keys(found.sides);
  /** @param {string} letter sides are A and B in protocols */
  const named = (letter) => nameOf(letters.indexOf(letter) + 1);
  /** @param {string} word */
  const look = (word) => ask(word, options);
  return html`
    <div class="analysis">
      <${Plot}
        title=${t("jarnac-plot")}
        names=${letters.map(named)}
        scores=${[letters.map(() => 0), ...found.moves.map(({ scores }) => scores)]}
      />
      <${Balances} found=${found} named=${named} />
      <h3>${t("jarnac-moves")}</h3>
      <p class="fine">${t("jarnac-moves-line")}</p>
      <ol class="moves">
        ${found.moves.map(
          (move, index) => html`
            <li key=${index} class="move" data-side=${letters.indexOf(move.side) + 1}>
              <${MoveView} move=${move} name=${named(move.side)} look=${look} />
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/**
 * Alone there is nobody to call Jarnac.
 * @param {{found: Found, named: (letter: string) => string}} props
 */
function Balances({ found, named }) {
  const opposed = Object.keys(found.sides).length > 1;
  return html`
    <table class="points">
      <caption class="unseen">${t("jarnac-balance")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("jarnac-player")}</th>
          <th scope="col">${t("jarnac-points")}</th>
          <th scope="col">${t("jarnac-balance-left")}</th>
          ${
            opposed &&
            html`
              <th scope="col">${t("jarnac-balance-called")}</th>
              <th scope="col">${t("jarnac-balance-missed")}</th>
            `
          }
        </tr>
      </thead>
      <tbody>
        ${Object.entries(found.sides).map(
          ([letter, { score, left, jarnacs_called: called, jarnacs_missed: missed }]) => html`
            <tr key=${letter}>
              <th scope="row">${named(letter)}</th>
              <td>${score}</td>
              <td>${left}</td>
              ${opposed && html`<td>${called}</td><td>${missed}</td>`}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @typedef {(word: string) => void} Look somebody asks what a word is */

/** @param {{move: Move, name: string, look: Look}} props */
function MoveView({ move, name, look }) {
  const { what, word, old, gain, better, jarnacs } = move;
  const rest = jarnacs.length - NAMED;
  return html`
    <p class="move-done">
      <b>${name}</b>${" "}
      ${what === "taken" && html`<span class="tag">${t("jarnac-move-called")}</span>${" "}`}
      ${
        word
          ? html`<${Word} word=${word} look=${look} /> ${old && t("jarnac-move-from", { old })}${" "}
            <span class="gain">+${gain}</span>`
          : t(what === "passed" ? "jarnac-move-passed" : "jarnac-move-let-go")
      }
    </p>
    ${better && html`<${BetterView} better=${better} look=${look} />`}
    ${
      jarnacs.length > 0 &&
      html`
        <p class="missed">
          ${t("jarnac-move-jarnacs", { count: jarnacs.length })}${" "}
          ${jarnacs.slice(0, NAMED).map((play, n) => html`<${PlayView} key=${n} play=${play} look=${look} />`)}
          ${rest > 0 && t("jarnac-move-more", { count: rest })}
        </p>
      `
    }
  `;
}

/**
 * Steps on one row are joined: each of them would have brought a letter.
 * @param {{better: Better, look: Look}} props
 */
function BetterView({ better: { plays, points, letters, rare }, look }) {
  return html`
    <p class="fine">
      ${t("jarnac-move-better", { rare: rare ? "yes" : "no" })}${" "}
      ${plays.map(
        (play, n) => html`
          ${n > 0 && (goesOn(plays[n - 1], play) ? " → " : ", ")}
          <${Word} key=${n} word=${play.word} look=${look} />
        `,
      )}${" "}
      ${t("jarnac-move-brings", { points, letters })}
    </p>
  `;
}

/**
 * Whether a word is made from the one before it, on the same row.
 * @param {Play} before
 * @param {Play} play
 */
function goesOn(before, play) {
  const letters = (/** @type {string} */ word) => [...word].toSorted().join("");
  return play.row !== null && letters(before.word + play.adds) === letters(play.word);
}

/** @param {{play: Play, look: Look}} props */
function PlayView({ play, look }) {
  return html`
    <span class="play">
      <${Word} word=${play.word} look=${look} /> ${play.score_gain}
      ${play.rare && html` <small>${t("jarnac-move-rare")}</small>`}
    </span>${" "}
  `;
}

/** @param {{word: string, look: Look}} props */
function Word({ word, look }) {
  return html`
    <button
      class="word-link"
      type="button"
      aria-label=${t("jarnac-look-up", { word })}
      onClick=${() => look(word)}
    >
      ${word}
    </button>
  `;
}
