/** One table of a round: who sits there, how it stands, and whatever can be done about it. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { nameOf, namesAt, resultText } from "./seen.js";

/**
 * @param {object} props
 * @param {import("./wire.js").Tournament} props.tournament
 * @param {import("./wire.js").Table} props.table
 * @param {import("../vendor/preact.js").ComponentChildren} [props.children]
 */
export function TableCard({ tournament, table, children }) {
  const label = t("tournament-table", { number: table.number });
  return html`
    <li class="cup-table" data-status=${table.status} data-mine=${table.mine} aria-label=${label}>
      <header>
        <h3>${label}</h3>
        ${table.where === "online" && html`<span class="tag">${t("tournament-online")}</span>`}
        <span class="cup-status">${t(`tournament-status-${table.status}`)}</span>
      </header>
      <${Sitting} tournament=${tournament} table=${table} />
      ${table.paused && html`<p class="cup-note">${t("tournament-paused", { reason: table.paused })}</p>`}
      <${Reports} tournament=${tournament} table=${table} />
      ${table.how && html`<p class="fine">${howText(tournament, table)}</p>`} ${children}
    </li>
  `;
}

/** @param {{tournament: import("./wire.js").Tournament, table: import("./wire.js").Table}} props */
function Sitting({ tournament, table }) {
  return html`
    <ol class="cup-sitting">
      ${table.entrants.map(
        (id, at) => html`
          <li key=${id} data-mine=${tournament.entrants[id - 1]?.mine}>
            <span>${nameOf(tournament, id)}</span>
            ${table.result && html`<b>${worth(table, at)}</b>`}
          </li>
        `,
      )}
    </ol>
  `;
}

/** What one has at a table: the score of a duel, else the place. @param {import("./wire.js").Table} table @param {number} at */
function worth(table, at) {
  if (table.result?.kind === "duel") return table.result.scores[at];
  return table.places.length ? t("tournament-place", { place: table.places[at] }) : "";
}

/** @param {import("./wire.js").Tournament} tournament @param {import("./wire.js").Table} table */
function howText(tournament, table) {
  if (table.result?.kind === "walkover")
    return resultText(table.result, namesAt(tournament, table));
  return t(`tournament-how-${table.how}`);
}

/** @param {{tournament: import("./wire.js").Tournament, table: import("./wire.js").Table}} props */
function Reports({ tournament, table }) {
  if (!table.reports.length) return null;
  const names = namesAt(tournament, table);
  return html`
    <ul class="cup-reports">
      ${table.reports.map(
        ({ by, result }) => html`
          <li key=${by}>
            ${t("tournament-reported-by", { name: nameOf(tournament, by), result: resultText(result, names) })}
          </li>
        `,
      )}
    </ul>
  `;
}
