/** What somebody does at a table of theirs: go there, enter what was played, agree or not. */
import { html, useState } from "../vendor/preact.js";
import { beSomebody, callMyself, myName } from "../app/identity.js";
import { go } from "../app/router.js";
import { t } from "../app/texts.js";
import { told as toldWhy } from "../ui/work.js";
import { takeSeat } from "./asking.js";
import { submitting } from "./fields.js";
import { Scores } from "./scores.js";
import { expected, nameOf, namesAt, resultText } from "./seen.js";
import { SeriesEditor } from "./series-editor.js";
import { act, followed, unsent } from "./store.js";

/**
 * @typedef {object} Props
 * @property {import("./wire.js").Tournament} tournament
 * @property {import("./wire.js").Round} round
 * @property {import("./wire.js").Table} table
 * @property {import("./wire.js").Entrant} entrant for whom this is done
 */

/** @param {Props} props */
export function AtTable(props) {
  const { tournament, round, table } = props;
  if (!round.begun) return html`<p>${t("tournament-begins-soon")}</p>`;
  return html`
    ${table.paused && html`<p class="cup-note" role="status">${t("tournament-paused", { reason: table.paused })}</p>`}
    <${Outcome} ...${props} />
    ${table.status === "disputed" && html`<p class="cup-note" role="status">${t("tournament-judge-decides")}</p>`}
    <${Reported} ...${props} />
    ${table.where === "online" && !table.result && tournament.may.includes("claim") && html`<${GoThere} ...${props} />`}
    ${table.may.includes("score") && html`<${Sheet} ...${props} />`}
    ${table.may.includes("report") && !table.may.includes("score") && html`<${ReportScores} ...${props} />`}
  `;
}

/** @param {Props} props */
function Outcome({ tournament, table, entrant }) {
  if (table.status === "void") return html`<p>${t("tournament-void-is")}</p>`;
  if (!table.result) return null;
  const place = table.places[table.entrants.indexOf(entrant.id)];
  return html`
    <p class="cup-result">${resultText(table.result, namesAt(tournament, table))}</p>
    <p>${t("tournament-your-place", { place })} ${t("tournament-wait-next")}</p>
  `;
}

/** What has been reported, to be agreed with or not. @param {Props} props */
function Reported({ tournament, round, table, entrant }) {
  const where = { round: round.number, table: table.number };
  const names = namesAt(tournament, table);
  const others = table.reports.filter(({ by }) => by !== entrant.id);
  const waits = waiting(where);
  return html`
    ${table.reports.map(
      ({ by, result }) => html`
        <p class="cup-result" key=${by}>
          ${
            by === entrant.id
              ? t("tournament-you-reported", { result: resultText(result, names) })
              : t("tournament-reported-by", {
                  name: nameOf(tournament, by),
                  result: resultText(result, names),
                })
          }
        </p>
      `,
    )}
    ${waits && html`<p class="cup-result">${t("tournament-you-reported", { result: resultText(waits, names) })}</p>`}
    ${table.reports.length > 0 && !others.length && html`<p>${t("tournament-wait-confirm")}</p>`}
    <div class="row">
      ${
        table.may.includes("confirm") &&
        others.map(
          ({ by, result }) => html`
            <button
              class="btn primary big"
              key=${by}
              type="button"
              onClick=${() => act({ do: "confirm", ...where, result })}
            >
              ${t("tournament-right")}
            </button>
          `,
        )
      }
      ${
        table.may.includes("dispute") &&
        html`
          <button class="btn big" type="button" onClick=${() => act({ do: "dispute", ...where })}>
            ${t("tournament-wrong")}
          </button>
        `
      }
    </div>
  `;
}

/**
 * What was reported here and has not been sent yet.
 * @param {{round: number, table: number}} where
 * @returns {import("./wire.js").Result | undefined}
 */
function waiting({ round, table }) {
  const actions = unsent.value.map((sent) => sent.do);
  return actions.findLast(
    (action) => action.do === "report" && action.round === round && action.table === table,
  )?.result;
}

/** @param {Props} props */
function ReportScores({ tournament, round, table, entrant }) {
  const own = table.reports.find(({ by }) => by === entrant.id)?.result;
  const [scores, setScores] = useState(own?.kind === "duel" ? own.scores.map(String) : ["", ""]);
  const send = submitting(() => {
    const result = /** @type {import("./wire.js").Result} */ ({
      kind: "duel",
      scores: scores.map(Number),
    });
    void act({ do: "report", round: round.number, table: table.number, result });
  });
  const form = html`
    <form class="cup-form" onSubmit=${send}>
      <${Scores} names=${namesAt(tournament, table)} scores=${scores} change=${setScores} />
      <button class="btn primary big" type="submit">${t("tournament-report")}</button>
    </form>
  `;
  if (!table.reports.length) return form;
  return html`
    <details class="more">
      <summary>${t(own ? "tournament-report-other" : "tournament-report-own")}</summary>
      ${form}
    </details>
  `;
}

/** The score sheet of a table of Jay. @param {Props} props */
function Sheet({ tournament, round, table }) {
  const where = { round: round.number, table: table.number };
  const rounds = expected(table, round.number, unsent.value);
  /** @param {number} number @param {import("./wire.js").Entry} entry */
  const enter = (number, entry) => {
    const what =
      entry.type === "void" ? { void: true } : { first: entry.first, second: entry.second };
    void act({ do: "score", ...where, number, ...what });
  };
  return html`
    <${SeriesEditor}
      names=${namesAt(tournament, table)}
      rounds=${rounds}
      seats=${table.seats}
      full=${table.reports.length > 0}
      enter=${enter}
    />
  `;
}

/** @param {Props} props */
function GoThere({ table, entrant }) {
  const sit = () =>
    toldWhy(async () => {
      // At the table one is called as in the tournament, unless one has a name here already.
      if (myName.peek()) await beSomebody();
      else await callMyself(entrant.name);
      const { room } = await takeSeat(followed());
      go(`/table/${room}`);
    });
  if (!table.room) return html`<p>${t("tournament-room-soon")}</p>`;
  return html`
    <button class="btn primary big" type="button" onClick=${sit}>${t("tournament-go-there")}</button>
    <p class="fine">${t("tournament-go-there-line")}</p>
  `;
}
