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
                  <th scope="row">
                    <${Stroke} player=${player} /> ${sheet.names[player - 1]}
                    <${Award} award=${sheet.state.prizes[player]} />
                  </th>
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
  /** @type {Column[]} */
  const columns = [
    { name: "points", of: (player) => state.points[player] },
    { name: "wins", of: (player) => state.wins[player] },
  ];
  if (sheet.second_half.length) {
    const three = [sheet.first_half, sheet.second_half, sheet.whole];
    columns.push(
      {
        name: "places",
        of: (player) => three.map((places) => places[player - 1]).join("\u202f+\u202f"),
      },
      { name: "sum", of: (player) => state.sums[player] },
    );
  } else if (sheet.first_half.length) {
    columns.push({ name: "first-half", of: (player) => `${sheet.first_half[player - 1]}.` });
  }
  return columns;
}

/** @param {{award?: {cents: number, things: string[]}}} props */
function Award({ award }) {
  if (!award) return null;
  const prizes = [...(award.cents ? [money(award.cents)] : []), ...award.things];
  return html`<small>${t("sheet-award", { prizes: prizes.join(", ") })}</small>`;
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
