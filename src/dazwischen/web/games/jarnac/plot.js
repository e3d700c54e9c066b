/** Points over time, drawn as steps; the same numbers can be read as a table. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";

const WIDTH = 600;
const HEIGHT = 240;
const LEFT = 44;
const BOTTOM = 26;
const TOP = 12;
const RIGHT = 14;

/** @param {{title: string, names: string[], scores: number[][]}} props */
export function Plot({ title, names, scores }) {
  const most = Math.max(10, ...scores.flat());
  const marks = ticks(most);
  const top = marks[marks.length - 1];
  const last = Math.max(1, scores.length - 1);
  /** @param {number} move */
  const x = (move) => LEFT + ((WIDTH - LEFT - RIGHT) * move) / last;
  /** @param {number} points */
  const y = (points) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * points) / top;
  const ends = names.map((name, side) => `${name} ${scores.at(-1)?.[side] ?? 0}`).join(", ");
  return html`
    <figure class="plot">
      <figcaption>
        <span>${title}</span>
        ${names.map(
          (name, side) => html`
            <span class="legend" key=${side} data-side=${side + 1}>
              <svg viewBox="0 0 28 8" aria-hidden="true"><path d="M1,4H27" /></svg> ${name}
            </span>
          `,
        )}
      </figcaption>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${title}: ${ends}`}>
        ${marks.map(
          (mark) => html`
            <g key=${mark}>
              <path class="grid" d=${`M${LEFT},${y(mark)}H${WIDTH - RIGHT}`} />
              <text class="mark-y" x=${LEFT - 8} y=${y(mark) + 4}>${mark}</text>
            </g>
          `,
        )}
        <text class="mark-x" x=${LEFT} y=${HEIGHT - 6}>0</text>
        <text class="mark-x" x=${WIDTH - RIGHT} y=${HEIGHT - 6}>${t("jarnac-plot-moves", { count: last })}</text>
        ${names.map(
          (_, side) => html`
            <path key=${side} class="line" data-side=${side + 1} d=${steps(scores, side, x, y)} />
          `,
        )}
      </svg>
      <details class="more">
        <summary>${t("jarnac-plot-table")}</summary>
        <table class="points">
          <thead>
            <tr>
              <th scope="col">${t("jarnac-plot-move")}</th>
              ${names.map((name, side) => html`<th scope="col" key=${side}>${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${scores.map(
              (row, move) => html`
                <tr key=${move}>
                  <th scope="row">${move}</th>
                  ${row.map((points, side) => html`<td key=${side}>${points}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </details>
    </figure>
  `;
}

/**
 * Round numbers from nothing to at least the most.
 * @param {number} most
 */
function ticks(most) {
  const step = [5, 10, 20, 25, 50, 100, 200].find((size) => most / size <= 5) ?? 200;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/**
 * @param {number[][]} scores
 * @param {number} side
 * @param {(move: number) => number} x
 * @param {(points: number) => number} y
 */
function steps(scores, side, x, y) {
  const [first, ...rest] = scores;
  const start = `M${x(0)},${y(first[side])}`;
  return start + rest.map((row, n) => `H${x(n + 1)}V${y(row[side])}`).join("");
}
