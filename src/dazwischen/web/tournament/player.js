/** A player's phone: where to go, against whom, and how it went. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Withdraw } from "./people.js";
import { awarded, currentRound, listed, nameOf, roundName } from "./seen.js";
import { act } from "./store.js";
import { AtTable } from "./at-table.js";

/** @typedef {import("./wire.js").Tournament} Tournament */
/** @typedef {import("./wire.js").Entrant} Entrant */

/** @param {{now: import("./wire.js").Told}} props */
export function PlayerNow({ now: { tournament } }) {
  const entrant = tournament.entrants[tournament.me.entrant - 1];
  if (!entrant) return null;
  return html`
    <div class="cup-grid">
      <div class="column">
        <${Now} tournament=${tournament} entrant=${entrant} />
      </div>
      <section class="panel-card" aria-labelledby="me-title">
        <h2 id="me-title">${entrant.name}</h2>
        ${entrant.team && html`<p>${t("tournament-of-team", { team: entrant.team })}</p>`}
        <${MyPlace} tournament=${tournament} entrant=${entrant} />
        ${
          entrant.presence !== "withdrawn" &&
          tournament.may.includes("withdraw") &&
          html`<p><${Withdraw} entrant=${entrant} label=${t("tournament-withdraw-self")} /></p>`
        }
      </section>
    </div>
  `;
}

/** @param {{tournament: Tournament, entrant: Entrant}} props */
function MyPlace({ tournament, entrant }) {
  const mine = tournament.standing.find(({ who }) => who === entrant.id);
  const begun = tournament.standing.some(({ worth }) => worth.played);
  if (!mine || !begun || tournament.phase === "over") return null;
  const of = tournament.standing.length;
  return html`<p class="cup-big">${t("tournament-my-place", { place: mine.place, of })}</p>`;
}

/** @param {{tournament: Tournament, entrant: Entrant}} props */
function Now({ tournament, entrant }) {
  const round = currentRound(tournament);
  const table = round?.tables.find(({ entrants }) => entrants.includes(entrant.id));
  if (tournament.phase === "over")
    return html`<${Over} tournament=${tournament} entrant=${entrant} />`;
  if (entrant.presence === "withdrawn")
    return html`<${Plain} text=${t("tournament-you-withdrew")} />`;
  return html`
    ${(!round || round.complete || !table) && html`<${Present} tournament=${tournament} entrant=${entrant} />`}
    ${round?.byes.includes(entrant.id) && html`<${Plain} text=${t("tournament-you-bye", { round: roundName(round) })} />`}
    ${
      round &&
      table &&
      html`
        <section class="panel-card" aria-labelledby="now-title">
          <h2 id="now-title">
            ${t("tournament-table", { number: table.number })} <small>${roundName(round)}</small>
          </h2>
          <p class="cup-big">${against(tournament, table, entrant)}</p>
          <${AtTable} key=${`${round.number}/${table.number}`} tournament=${tournament} round=${round} table=${table} entrant=${entrant} />
        </section>
      `
    }
  `;
}

/**
 * @param {Tournament} tournament
 * @param {import("./wire.js").Table} table
 * @param {Entrant} entrant
 */
function against(tournament, table, entrant) {
  const others = table.entrants.filter((id) => id !== entrant.id);
  return t("tournament-against", { names: listed(others.map((id) => nameOf(tournament, id))) });
}

/** Whether somebody is there, while there is nothing to play. @param {{tournament: Tournament, entrant: Entrant}} props */
function Present({ tournament, entrant }) {
  const here = entrant.presence === "here";
  return html`
    <section class="panel-card" aria-label=${t("tournament-here")}>
      <p class="cup-big">${t(here ? "tournament-you-here" : "tournament-you-registered")}</p>
      ${
        tournament.may.includes("check-in") &&
        html`
          <button
            class=${here ? "btn" : "btn primary big"}
            type="button"
            onClick=${() => act({ do: "check-in", entrant: entrant.id, here: !here })}
          >
            ${t(here ? "tournament-not-here" : "tournament-i-am-here")}
          </button>
        `
      }
    </section>
  `;
}

/** @param {{tournament: Tournament, entrant: Entrant}} props */
function Over({ tournament, entrant }) {
  const place = tournament.standing.find(({ who }) => who === entrant.id)?.place ?? 0;
  const award = tournament.prizes?.awards.find(({ player }) => player === entrant.id);
  const prizes = award ? awarded(award) : [];
  return html`
    <section class="panel-card">
      <p class="cup-big">${t("tournament-you-over", { place })}</p>
      ${prizes.length > 0 && html`<p class="cup-big">${t("tournament-your-prize", { prizes: listed(prizes) })}</p>`}
    </section>
  `;
}

/** @param {{text: string}} props */
function Plain({ text }) {
  return html`<section class="panel-card"><p class="cup-big">${text}</p></section>`;
}
