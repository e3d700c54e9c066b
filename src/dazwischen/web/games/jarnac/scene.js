/** A moment of Jarnac to be looked at: both boards with their scores, the loose letters, the bag. */
import { html } from "../../vendor/preact.js";
import { soon } from "../../app/soon.js";
import { withStyle } from "../../app/styles.js";
import { t, withTexts } from "../../app/texts.js";

/** @typedef {import("../../ui/scene.js").SceneProps} SceneProps */
/**
 * @typedef {object} Side
 * @property {string[]} rows
 * @property {string} rack
 * @property {number} score
 * @property {number[]} seats
 */

const CELLS = 9;
const LETTERS = ["A", "B"];

/** @type {import("../../ui/scene.js").SceneModule} */
export const scene = {
  catalogues: ["web-study"],
  styles: ["scene.css"],
  Scene,
  labels,
  Review: soon(readReview, "Review"),
};

/** What was missed: read only where somebody may look at it. */
async function readReview() {
  const [review] = await Promise.all([
    import("./review.js"),
    withTexts(["web-jarnac", "words"]),
    withStyle("web/games/jarnac/analysis.css"),
  ]);
  return review;
}

/** @param {SceneProps} props */
function Scene({ view, names }) {
  return html`
    <div class="jarnac-scene">
      <div class="scene-boards">
        ${view.sides.map(
          (/** @type {Side} */ side, /** @type {number} */ n) => html`
            <section
              class="scene-side"
              key=${n}
              data-move=${view.move === n + 1 && view.phase !== "over"}
              aria-label=${t("study-side", { side: LETTERS[n], score: side.score })}
            >
              <h3 class="scene-who">
                <b class="seat-number">${LETTERS[n]}</b>
                <span class="scene-name">${side.seats.map((seat) => names[seat - 1]).join(", ")}</span>
                <b class="scene-score">${side.score}</b>
              </h3>
              <${Rows} rows=${side.rows} />
              <${Rack} letters=${side.rack} />
            </section>
          `,
        )}
      </div>
      <p class="fine-on-cloth">${t("study-bag", { count: view.bag })}</p>
    </div>
  `;
}

/** @param {{sides: Side[]}} view */
function labels({ sides }) {
  const found = sides.flatMap(({ seats }, n) => seats.map((seat) => ({ seat, label: LETTERS[n] })));
  return found.toSorted((one, other) => one.seat - other.seat).map(({ label }) => label);
}

/** Words on their rows. @param {{rows: readonly string[], cells?: number}} props */
export function Rows({ rows, cells = CELLS }) {
  return html`
    <ol class="scene-rows">
      ${rows.map(
        (word, n) => html`
          <li key=${n} data-free=${!word}>
            <span class="unseen">${word || t("study-row-free")}</span>
            <span class="scene-row" aria-hidden="true">
              ${Array.from({ length: cells }, (_, cell) => html`<${Tile} key=${cell} letter=${word[cell]} />`)}
            </span>
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {{letters: string}} props */
export function Rack({ letters }) {
  const told = letters ? [...letters].join(" ") : t("study-rack-empty");
  return html`
    <p class="scene-rack" role="img" aria-label=${t("study-rack", { letters: told })}>
      ${[...letters].map((letter, n) => html`<${Tile} key=${n} letter=${letter} />`)}
    </p>
  `;
}

/** @param {{letter: string | undefined}} props */
function Tile({ letter = "" }) {
  return html`<span class="scene-tile" data-free=${!letter}>${letter}</span>`;
}
