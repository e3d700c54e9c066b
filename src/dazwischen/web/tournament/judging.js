/** The judge: tables that need one first, and everything that can be done about any of them. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { AskButton } from "./fields.js";
import { Byes, Watch } from "./pairings.js";
import { RoundChoice, useRound } from "./rounds.js";
import { RuleButton, VoidButton } from "./ruling.js";
import { namesAt, resultText, roundName, timeOfDay } from "./seen.js";
import { act } from "./store.js";
import { TableCard } from "./table-card.js";

/** @typedef {import("./wire.js").Tournament} Tournament */
/** @typedef {import("./wire.js").Table} Table */
/** @typedef {import("./wire.js").Round} Round */

/** The more urgent, the earlier. */
const URGENCY = ["disputed", "reported", "open", "drawn", "void", "settled"];

/** @param {{now: import("./wire.js").Told}} props */
export function Judging({ now: { tournament } }) {
  const round = useRound(tournament);
  const tables = [...(round?.shown.tables ?? [])].sort(
    (one, other) => URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status),
  );
  return html`
    <${Everything} tournament=${tournament} />
    ${!round && html`<p class="panel-card">${t("tournament-no-round")}</p>`}
    ${
      round &&
      html`
        <section class="panel-card" aria-labelledby="judging-title">
          <h2 id="judging-title">${roundName(round.shown)}</h2>
          <${RoundChoice} tournament=${tournament} round=${round} />
          <ul class="cup-tables">
            ${tables.map(
              (table) => html`
                <${TableCard} key=${table.number} tournament=${tournament} table=${table}>
                  <${Watch} table=${table} />
                  <${Powers} tournament=${tournament} round=${round.shown} table=${table} />
                <//>
              `,
            )}
          </ul>
          <${Byes} tournament=${tournament} round=${round.shown} />
        </section>
      `
    }
  `;
}

/** Everything stands, or goes on. @param {{tournament: Tournament}} props */
function Everything({ tournament: { may } }) {
  if (!may.includes("pause") && !may.includes("resume")) return null;
  return html`
    <section class="panel-card" aria-labelledby="everything-title">
      <h2 id="everything-title">${t("tournament-everything")}</h2>
      <div class="row">
        ${
          may.includes("pause") &&
          html`<${AskButton}
            label=${t("tournament-pause-all")}
            look=""
            title=${t("tournament-pause-all")}
            line=${t("tournament-pause-all-line")}
            reasoned=${true}
            required=${true}
            submit=${(/** @type {string} */ reason) => act({ do: "pause", reason })}
          />`
        }
        ${
          may.includes("resume") &&
          html`
            <button class="btn primary" type="button" onClick=${() => act({ do: "resume" })}>
              ${t("tournament-resume-all")}
            </button>
          `
        }
      </div>
    </section>
  `;
}

/** @param {{tournament: Tournament, round: Round, table: Table}} props */
function Powers({ tournament, round, table }) {
  const { may, number } = table;
  const where = { round: round.number, table: number };
  const names = namesAt(tournament, table);
  return html`
    <div class="row cup-powers">
      ${may.includes("confirm") && html`<${Confirm} where=${where} table=${table} names=${names} />`}
      ${["rule", "correct"]
        .filter((what) => may.includes(what))
        .map(
          (what) =>
            html`<${RuleButton} key=${what} what=${what} where=${where} table=${table} names=${names} game=${tournament.settings.game} />`,
        )}
      ${may.includes("void") && html`<${VoidButton} where=${where} />`}
      ${
        may.includes("pause") &&
        html`<${AskButton}
          label=${t("tournament-pause")}
          name=${t("tournament-pause-of", { number })}
          title=${t("tournament-pause-of", { number })}
          reasoned=${true}
          required=${true}
          submit=${(/** @type {string} */ reason) => act({ do: "pause", table: number, reason })}
        />`
      }
      ${
        may.includes("resume") &&
        html`
          <button
            class="btn small primary"
            type="button"
            aria-label=${t("tournament-resume-of", { number })}
            onClick=${() => act({ do: "resume", table: number })}
          >
            ${t("tournament-resume")}
          </button>
        `
      }
    </div>
  `;
}

/** @param {{where: {round: number, table: number}, table: Table, names: string[]}} props */
function Confirm({ where, table, names }) {
  const [{ result }] = table.reports;
  return html`
    <button
      class="btn small primary"
      type="button"
      aria-label=${t("tournament-confirm-of", { number: table.number, result: resultText(result, names) })}
      onClick=${() => act({ do: "confirm", ...where, result })}
    >
      ${t("tournament-confirm")}
    </button>
  `;
}

/** What judges did, and why. @param {{now: import("./wire.js").Told}} props */
export function Rulings({ now: { tournament } }) {
  return html`
    <section class="panel-card" aria-labelledby="rulings-title">
      <h2 id="rulings-title">${t("tournament-part-rulings")}</h2>
      <${RulingList} tournament=${tournament} />
    </section>
  `;
}

/** @param {{tournament: Tournament}} props */
export function RulingList({ tournament }) {
  if (!tournament.acts.length) return html`<p>${t("tournament-no-rulings")}</p>`;
  return html`
    <ol class="cup-rulings">
      ${tournament.acts.map(
        ({ at, act: what, round, table, reason }) => html`
          <li key=${`${at} ${what} ${table}`}>
            <time>${timeOfDay(at)}</time>
            <b>${t(`tournament-act-${what}`)}</b>
            <span>${table ? t("tournament-at", { round, table }) : t("tournament-at-all")}</span>
            ${reason && html`<q>${reason}</q>`}
          </li>
        `,
      )}
    </ol>
  `;
}
