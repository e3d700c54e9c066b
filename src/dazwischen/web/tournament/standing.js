/** The standing of players and teams, and what decided. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { CONTESTS } from "../games/registry.js";
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

/** What is asked one after the other, by the kind of contest. */
const ASKED = {
  series: ["final", "score", "points", "wins"],
  duel: ["score", "buchholz", "difference", "direct"],
};

/**
 * The columns of a standing, without those in which nobody has anything.
 * @param {Tournament} tournament
 * @param {Record<string, number>} [worth] of the first in it
 */
export function asked({ settings, standing, rounds }, worth = standing[0]?.worth ?? {}) {
  const columns = ASKED[CONTESTS[settings.game]].filter((name) => name in worth);
  return columns.filter((name) => name !== "final" || rounds.some(({ final }) => final));
}

/** @param {{tournament: Tournament, rows?: import("./wire.js").Placed[]}} props */
export function Standing({ tournament, rows = tournament.standing }) {
  if (!tournament.standing.length) return html`<p>${t("tournament-nobody")}</p>`;
  const entrants = rows.map(({ who, place, worth }) => {
    const entrant = tournament.entrants[who - 1];
    const name = html`${entrant?.name} ${entrant?.team && html`<small>${entrant.team}</small>`}`;
    return { key: who, place, worth, name, mine: entrant?.mine, presence: entrant?.presence };
  });
  return html`
    <${Ranking} label="tournament-standing" named="name" columns=${asked(tournament)} rows=${entrants} />
  `;
}

/**
 * @typedef {object} Ranked
 * @property {string | number} key
 * @property {number} place
 * @property {Record<string, number>} worth
 * @property {any} name
 * @property {boolean} [mine]
 * @property {string} [presence]
 */

/** @param {{label: string, named: string, columns: string[], rows: Ranked[]}} props */
function Ranking({ label, named, columns, rows }) {
  return html`
    <div class="cup-scroll" tabindex="0" role="region" aria-label=${t(label)}>
      <table class="cup-standing">
        <thead>
          <tr>
            ${["place", named, ...columns].map((name) => html`<th scope="col" key=${name}>${t(`tournament-column-${name}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ key, place, worth, name, mine, presence }) => html`
              <tr key=${key} data-mine=${mine} data-presence=${presence}>
                <td>${place}</td>
                <th scope="row">${name}</th>
                ${columns.map((column) => html`<td key=${column}>${worth[column]}</td>`)}
              </tr>
            `,
          )}
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
  const rows = teams.map(({ team, place, worth, members }) => {
    const who = listed(members.map((id) => nameOf(tournament, id)));
    return {
      key: team,
      place,
      worth,
      name: html`${team} <small>${who}</small>`,
      mine: team === me.team,
    };
  });
  return html`
    <section class="panel-card" aria-labelledby="teams-title">
      <h2 id="teams-title">${t("tournament-teams")}</h2>
      <${Ranking} label="tournament-teams" named="team" columns=${columns} rows=${rows} />
    </section>
  `;
}
