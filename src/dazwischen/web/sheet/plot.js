/** Lines over rounds or games; the same numbers can be read as a table. */
import { html, useEffect, useRef } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { LINES } from "./entries.js";

const WIDTH = 480;
const HEIGHT = 250;
const LEFT = 40;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;

/** @typedef {{name: string, values: readonly number[]}} Line */

/** Points by round. @param {{sheet: import("./wire.js").Sheet}} props */
export function Plot({ sheet }) {
  const { names, running } = sheet;
  if (!running.length) return null;
  const lines = names.map((name, n) => ({ name, values: [0, ...running.map((row) => row[n])] }));
  return html`
    <section class="panel-card" aria-labelledby="plot-title">
      <h2 id="plot-title">${t("sheet-plot")}</h2>
      <${Lines} title=${t("sheet-plot")} across=${t("sheet-column-round")} lines=${lines} last=${LINES} />
    </section>
  `;
}

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string} props.across what is counted from left to right
 * @param {readonly Line[]} props.lines
 * @param {number} props.last up to which it is counted
 * @param {number} [props.digits] behind the decimal mark
 */
export function Lines({ title, across, lines, last, digits = 0 }) {
  const all = lines.flatMap(({ values }) => values);
  const marks = ticks(Math.min(0, ...all), Math.max(5, ...all));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const end = Math.max(1, last);
  /** @param {number} n */
  const x = (n) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / end;
  /** @param {number} value */
  const y = (value) => TOP + ((HEIGHT - BOTTOM - TOP) * (high - value)) / (high - low);
  const ends = lines.map(({ name, values }) => `${name} ${figure(values.at(-1) ?? 0, digits)}`);
  return html`
    <figure class="lines">
      <figcaption>
        ${lines.map(
          ({ name }, n) =>
            html`<span class="legend" key=${n}><${Stroke} player=${n + 1} /> ${name}</span>`,
        )}
      </figcaption>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${title}: ${ends.join(", ")}`}>
        ${marks.map(
          (mark) => html`
            <g key=${mark}>
              <path class="grid" d=${`M${LEFT},${y(mark)}H${WIDTH - RIGHT}`} />
              <text class="mark-y" x=${LEFT - 8} y=${y(mark) + 5}>${mark}</text>
            </g>
          `,
        )}
        ${counts(end).map(
          (n) => html`<text key=${n} class="mark-x" x=${x(n)} y=${HEIGHT - 8}>${n}</text>`,
        )}
        ${lines.map(
          ({ values }, n) => html`
            <g key=${n} class="stroke" data-player=${n + 1}>
              <path d=${values.map((value, at) => `${at ? "L" : "M"}${x(at)},${y(value)}`).join("")} />
              <circle cx=${x(values.length - 1)} cy=${y(values.at(-1) ?? 0)} r="4.5" />
            </g>
          `,
        )}
      </svg>
      <${AsTable} across=${across} lines=${lines} digits=${digits} />
    </figure>
  `;
}

/** @param {{across: string, lines: readonly Line[], digits: number}} props */
function AsTable({ across, lines, digits }) {
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    // What is folded away would be missing on paper.
    const unfold = () => details.current?.setAttribute("open", "");
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  const [first] = lines;
  return html`
    <details class="more" ref=${details}>
      <summary>${t("sheet-as-table")}</summary>
      <div class="scrolled" tabindex="0" role="region" aria-label=${t("sheet-as-table")}>
        <table class="plain">
          <thead>
            <tr>
              <th scope="col">${across}</th>
              ${lines.map(({ name }, n) => html`<th scope="col" class="number" key=${n}>${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${first.values.map(
              (_, at) => html`
                <tr key=${at}>
                  <th scope="row">${at}</th>
                  ${lines.map(
                    ({ values }, n) =>
                      html`<td class="number" key=${n}>${figure(values[at], digits)}</td>`,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `;
}

/**
 * @param {number} value
 * @param {number} digits behind the decimal mark
 */
export function figure(value, digits) {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(prefs.value.lang, exactly);
}

/** How somebody's line looks, beside the name. @param {{player: number}} props */
export function Stroke({ player }) {
  return html`
    <svg class="stroke" data-player=${player} viewBox="0 0 32 10" aria-hidden="true" focusable="false">
      <path d="M1,5H31" />
    </svg>
  `;
}

/**
 * Round numbers around everything.
 * @param {number} least
 * @param {number} most
 */
function ticks(least, most) {
  const step = [1, 2, 5, 10, 20, 50].find((size) => (most - least) / size <= 6) ?? 100;
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, n) => (from + n) * step);
}

/** Not more numbers than there is room for. @param {number} last */
function counts(last) {
  const step = Math.ceil(last / 10);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, n) => n * step);
}
