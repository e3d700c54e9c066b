/** A captain: the own team, and everything its members could do themselves. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { AtTable } from "./at-table.js";
import { RegisteredHere } from "./entry.js";
import { Entrants, RegisterForm } from "./people.js";
import { currentRound, listed, nameOf } from "./seen.js";
import { Teams } from "./standing.js";

/** @param {{now: import("./wire.js").Told}} props */
export function Captain({ now: { code, tournament } }) {
  const team = tournament.entrants.filter(({ mine }) => mine);
  const round = currentRound(tournament);
  const tables = round?.tables.filter(({ mine }) => mine) ?? [];
  return html`
    <div class="cup-grid">
      <section class="panel-card" aria-labelledby="team-title">
        <h2 id="team-title">${tournament.me.team}</h2>
        <${Entrants} entrants=${team} may=${tournament.may} />
        ${
          tournament.may.includes("register") &&
          html`
            <details class="more">
              <summary>${t("tournament-register-member")}</summary>
              <${RegisterForm} />
            </details>
          `
        }
        <${RegisteredHere} code=${code} among=${team.map(({ name }) => name)} />
      </section>
      <div class="column">
        ${
          round &&
          tables.map((table) => {
            const entrant = team.find(({ id }) => table.entrants.includes(id));
            return html`
              <section class="panel-card" key=${table.number} aria-label=${t("tournament-table", { number: table.number })}>
                <h2>${t("tournament-table", { number: table.number })}</h2>
                <p class="cup-big">${listed(table.entrants.map((id) => nameOf(tournament, id)))}</p>
                <${AtTable} key=${`${round.number}/${table.number}`} tournament=${tournament} round=${round} table=${table} entrant=${entrant} />
              </section>
            `;
          })
        }
        <${Teams} tournament=${tournament} />
      </div>
    </div>
  `;
}
