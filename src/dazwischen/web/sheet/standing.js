/** How it stands: points and places in a table, and why in sentences. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { RuleLink } from "../ui/rule-links.js";
import { Stroke } from "./plot.js";
import { money } from "./prizes.js";

/** @typedef {import("./wire.js").Sheet} Sheet */
/** @typedef {{name: string, of: (player: number) => string | number}} Column */

/** @param {{sheet: Sheet, note?: string}} props */
export function Standing({ sheet, note = "" }) {
  const over = sheet.phase === "over";
  const columns = columnsOf(sheet);
  return html`
    <section class="panel-card" aria-labelledby="standing-title">
      <h2 id="standing-title">${t(over ? "sheet-result" : "sheet-standing")}</h2>
      ${note && html`<p class="wrong">${note}</p>`}
      <div class="scrolled" tabindex="0" role="region" aria-labelledby="standing-title">
        <table class="plain standing">
          <thead>
            <tr>
              <th scope="col">${t("sheet-column-place")}</th>
              <th scope="col">${t("sheet-column-name")}</th>
              ${columns.map(
                ({ name }) => html`
                  <th scope="col" class="number" key=${name}>${t(`sheet-column-${name}`)}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${sheet.state.ranking.map(
              ({ place, player }) => html`
                <tr key=${player} data-best=${over && place === 1}>
                  <td>${sheet.running.length ? `${place}.` : "–"}</td>
                  <th scope="row"><${Stroke} player=${player} /> ${sheet.names[player - 1]}</th>
                  ${columns.map(({ name, of }) => html`<td class="number" key=${name}>${of(player)}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <p class="fine">${t("sheet-how-ranked")} <${RuleLink} id="J-SCORE-1" /></p>
    </section>
  `;
}

/**
 * Only what there is to be told yet.
 * @param {Sheet} sheet
 * @returns {Column[]}
 */
function columnsOf(sheet) {
  const { state } = sheet;
  /** @param {number[]} places */
  const placed = (places) => (/** @type {number} */ player) => `${places[player - 1]}.`;
  /** @type {Column[]} */
  const columns = [
    { name: "points", of: (player) => state.points[player] },
    { name: "wins", of: (player) => state.wins[player] },
  ];
  if (sheet.first_half.length) columns.push({ name: "first-half", of: placed(sheet.first_half) });
  if (sheet.second_half.length) {
    columns.push(
      { name: "second-half", of: placed(sheet.second_half) },
      { name: "whole", of: placed(sheet.whole) },
      { name: "sum", of: (player) => state.sums[player] },
    );
  }
  if (Object.keys(state.prizes).length) {
    columns.push({ name: "prize", of: (player) => prizeOf(state.prizes[player]) });
  }
  return columns;
}

/** @param {{cents: number, things: string[]} | undefined} award */
function prizeOf(award) {
  if (!award) return "";
  return [...(award.cents ? [money(award.cents)] : []), ...award.things].join(", ");
}

/** @param {{said: string[]}} props */
export function Words({ said }) {
  return html`
    <section class="panel-card" aria-labelledby="words-title">
      <h2 id="words-title">${t("sheet-words")}</h2>
      <ul class="words">${said.map((sentence, n) => html`<li key=${n}>${sentence}</li>`)}</ul>
    </section>
  `;
}
