/** Everything on paper: standing, rounds, rulings, prizes. And as files. */
import { html, useEffect } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { address } from "./asking.js";
import { RulingList } from "./judging.js";
import {
  awarded,
  listed,
  nameOf,
  namesAt,
  prizeText,
  resultText,
  roundName,
  standingNow,
} from "./seen.js";
import { Standing, Teams } from "./standing.js";
import { followed, wantAll } from "./store.js";
import { way } from "./ways.js";

/** @typedef {import("./wire.js").Tournament} Tournament */

const FILES = /** @type {const} */ (["standing.csv", "rounds.csv", "entrants.csv", "export.json"]);
/** As the keys of texts have them. */
const CALLED = {
  "standing.csv": "standing",
  "rounds.csv": "rounds",
  "entrants.csv": "entrants",
  "export.json": "export",
};

/** @param {{now: import("./wire.js").Told}} props */
export function Report({ now }) {
  useEffect(wantAll, []);
  const { tournament, said } = now;
  return html`
    <main class="page cup-report">
      <div class="row cup-screen">
        <button class="btn primary" type="button" onClick=${() => print()}>${t("tournament-print")}</button>
        ${FILES.map(
          (file) => html`
            <a class="btn" key=${file} href=${address(followed(), `/${file}`)} download>${t(`tournament-file-${CALLED[file]}`)}</a>
          `,
        )}
        <a class="btn" href=${`#${way("")}`}>${t("web-back")}</a>
      </div>
      <article class="panel-card">
        <header>
          <h1>${tournament.settings.title || t("web-tournament-untitled")}</h1>
          <p>${t(`tournament-game-${tournament.settings.game}`)}. ${standingNow(tournament)}</p>
        </header>
        <section>
          <h2>${t("tournament-standing")}</h2>
          <${Standing} tournament=${tournament} />
          ${said.length > 0 && html`<ul class="fine">${said.map((sentence) => html`<li key=${sentence}>${sentence}</li>`)}</ul>`}
        </section>
        <${Prizes} tournament=${tournament} />
        <${Teams} tournament=${tournament} />
        ${tournament.rounds.map((round) => html`<${RoundReport} key=${round.number} tournament=${tournament} round=${round} />`)}
        ${
          tournament.acts.length > 0 &&
          html`
            <section>
              <h2>${t("tournament-part-rulings")}</h2>
              <${RulingList} tournament=${tournament} />
            </section>
          `
        }
      </article>
    </main>
  `;
}

/** @param {{tournament: Tournament}} props */
function Prizes({ tournament }) {
  if (!tournament.prizes) return null;
  const { awards, kept } = tournament.prizes;
  const given = awards.filter((award) => awarded(award).length);
  if (!given.length && !kept.length) return null;
  return html`
    <section>
      <h2>${t("tournament-prizes")}</h2>
      <ul>
        ${given.map(
          (award) => html`
            <li key=${award.player}>${nameOf(tournament, award.player)}: ${listed(awarded(award))}</li>
          `,
        )}
      </ul>
      ${kept.length > 0 && html`<p>${t("tournament-prizes-kept", { prizes: listed(kept.map(prizeText)) })}</p>`}
    </section>
  `;
}

/** @param {{tournament: Tournament, round: import("./wire.js").Round}} props */
function RoundReport({ tournament, round }) {
  return html`
    <section>
      <h2>${roundName(round)}</h2>
      <table class="cup-standing">
        <thead>
          <tr>
            <th scope="col">${t("tournament-column-table")}</th>
            <th scope="col">${t("tournament-column-who")}</th>
            <th scope="col">${t("tournament-result")}</th>
          </tr>
        </thead>
        <tbody>
          ${round.tables.map((table) => {
            const names = namesAt(tournament, table);
            const result = table.result
              ? resultText(table.result, names)
              : t(`tournament-status-${table.status}`);
            return html`
              <tr key=${table.number}>
                <td>${table.number}</td>
                <th scope="row">${placedNames(names, table.places)}</th>
                <td>${result}</td>
              </tr>
            `;
          })}
        </tbody>
      </table>
      ${round.byes.length > 0 && html`<p>${t("tournament-byes", { names: listed(round.byes.map((id) => nameOf(tournament, id))) })}</p>`}
    </section>
  `;
}

/** With the places at the table, once there are any. @param {string[]} names @param {number[]} places */
function placedNames(names, places) {
  const called = names.map((name, at) => (places.length ? `${name} (${places[at]}.)` : name));
  return called.join(" – ");
}
