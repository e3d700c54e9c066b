/** The standing of players and teams, and what decided. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { address } from "./asking.js";
import { listed, nameOf } from "./seen.js";
import { followed } from "./store.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {import("./wire.js").Tournament} Tournament */

/** @param {{now: Told}} props */
export function StandingPart({ now }) {
  const link = followed();
  return html`
    <section class="panel-card" aria-labelledby="standing-title">
      <h2 id="standing-title">${t("tournament-standing")}</h2>
      <${Standing} tournament=${now.tournament} />
      <${Reasons} now=${now} />
      <p><a class="btn small" href=${address(link, "/standing.csv")} download>${t("tournament-as-table")}</a></p>
    </section>
    <${Teams} tournament=${now.tournament} />
  `;
}

/** What is asked one after the other, by game. */
const ASKED = {
  jay: ["final", "score", "points", "wins"],
  jarnac: ["score", "buchholz", "difference", "direct"],
};

/**
 * The columns of a standing, without those in which nobody has anything.
 * @param {Tournament} tournament
 * @param {Record<string, number>} [worth] of the first in it
 */
export function asked({ settings, standing, rounds }, worth = standing[0]?.worth ?? {}) {
  const columns = ASKED[settings.game].filter((name) => name in worth);
  return columns.filter((name) => name !== "final" || rounds.some(({ final }) => final));
}

/** @param {{tournament: Tournament, rows?: import("./wire.js").Placed[]}} props */
export function Standing({ tournament, rows = tournament.standing }) {
  const columns = asked(tournament);
  if (!tournament.standing.length) return html`<p>${t("tournament-nobody")}</p>`;
  return html`
    <div class="cup-scroll" tabindex="0" role="region" aria-label=${t("tournament-standing")}>
      <table class="cup-standing">
        <thead>
          <tr>
            <th scope="col">${t("tournament-column-place")}</th>
            <th scope="col">${t("tournament-column-name")}</th>
            ${columns.map((name) => html`<th scope="col" key=${name}>${t(`tournament-column-${name}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ who, place, worth }) => {
            const entrant = tournament.entrants[who - 1];
            return html`
              <tr key=${who} data-mine=${entrant?.mine} data-presence=${entrant?.presence}>
                <td>${place}</td>
                <th scope="row">
                  ${entrant?.name} ${entrant?.team && html`<small>${entrant.team}</small>`}
                </th>
                ${columns.map((name) => html`<td key=${name}>${worth[name]}</td>`)}
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{now: Told}} props */
function Reasons({ now: { said } }) {
  if (!said.length) return null;
  return html`
    <details class="more cup-reasons">
      <summary>${t("tournament-reasons")}</summary>
      <ul>
        ${said.map((sentence) => html`<li key=${sentence}>${sentence}</li>`)}
      </ul>
    </details>
  `;
}

/** @param {{tournament: Tournament}} props */
export function Teams({ tournament }) {
  const { teams, me } = tournament;
  if (!teams.length) return null;
  const columns = asked(tournament, teams[0].worth);
  return html`
    <section class="panel-card" aria-labelledby="teams-title">
      <h2 id="teams-title">${t("tournament-teams")}</h2>
      <div class="cup-scroll" tabindex="0" role="region" aria-label=${t("tournament-teams")}>
        <table class="cup-standing">
          <thead>
            <tr>
              <th scope="col">${t("tournament-column-place")}</th>
              <th scope="col">${t("tournament-column-team")}</th>
              ${columns.map((name) => html`<th scope="col" key=${name}>${t(`tournament-column-${name}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${teams.map(
              ({ team, place, worth, members }) => html`
                <tr key=${team} data-mine=${team === me.team}>
                  <td>${place}</td>
                  <th scope="row">
                    ${team}${" "}<small>${listed(members.map((id) => nameOf(tournament, id)))}</small>
                  </th>
                  ${columns.map((name) => html`<td key=${name}>${worth[name]}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}
