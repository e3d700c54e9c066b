/** Who plays whom in the round that is drawn last. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { currentRound, listed, nameOf, roundName } from "./seen.js";
import { TableCard } from "./table-card.js";

/** @param {{now: import("./wire.js").Told}} props */
export function Pairings({ now: { tournament } }) {
  const round = currentRound(tournament);
  if (!round) return html`<p class="panel-card">${t("tournament-no-round")}</p>`;
  return html`
    <section class="panel-card" aria-labelledby="pairings-title">
      <h2 id="pairings-title">${roundName(round)}</h2>
      <ul class="cup-tables">
        ${round.tables.map(
          (table) => html`
            <${TableCard} key=${table.number} tournament=${tournament} table=${table}>
              <${Watch} table=${table} />
            <//>
          `,
        )}
      </ul>
      <${Byes} tournament=${tournament} round=${round} />
    </section>
  `;
}

/** @param {{table: import("./wire.js").Table}} props */
export function Watch({ table }) {
  if (!table.room || table.mine) return null;
  return html`
    <p><a class="btn small" href=${`#/table/${table.room}`}>${t("tournament-watch")}</a></p>
  `;
}

/** @param {{tournament: import("./wire.js").Tournament, round: import("./wire.js").Round}} props */
export function Byes({ tournament, round }) {
  if (!round.byes.length) return null;
  const names = listed(round.byes.map((id) => nameOf(tournament, id)));
  return html`<p>${t("tournament-byes", { names })}</p>`;
}
