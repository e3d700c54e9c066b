/** Leading the rounds: drawing, starting, and what has come of them. */
import { html, useEffect, useLayoutEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Choice } from "../ui/choice.js";
import { DrawByHand } from "./draw-by-hand.js";
import { AskButton } from "./fields.js";
import { Byes, Watch } from "./pairings.js";
import { currentRound, roundName } from "./seen.js";
import { act, wantAll } from "./store.js";
import { TableCard } from "./table-card.js";

/** @typedef {import("./wire.js").Tournament} Tournament */
/** @typedef {import("./wire.js").Round} Round */

/** @param {{now: import("./wire.js").Told}} props */
export function RoundsDesk({ now: { tournament } }) {
  const round = useRound(tournament);
  return html`
    <${NextStep} tournament=${tournament} />
    ${
      round &&
      html`
        <section class="panel-card" aria-labelledby="round-title">
          <h2 id="round-title">${roundName(round.shown)}</h2>
          <${RoundChoice} tournament=${tournament} round=${round} />
          <ul class="cup-tables">
            ${round.shown.tables.map(
              (table) => html`
                <${TableCard} key=${table.number} tournament=${tournament} table=${table}>
                  <${Watch} table=${table} />
                  ${table.may.includes("place") && html`<${Place} round=${round.shown} table=${table} />`}
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

/** @typedef {{shown: Round, choose: (number: number) => void}} Chosen */

/**
 * The round to look at: the last, unless somebody chooses another.
 * @param {Tournament} tournament
 * @returns {Chosen | null}
 */
export function useRound(tournament) {
  const [chosen, setChosen] = useState(0);
  useEffect(wantAll, []);
  useLayoutEffect(() => setChosen(0), [tournament.rounds.length]);
  const shown = tournament.rounds[chosen - 1] ?? currentRound(tournament);
  return shown ? { shown, choose: setChosen } : null;
}

/** @param {{tournament: Tournament, round: Chosen}} props */
export function RoundChoice({ tournament, round }) {
  if (tournament.rounds.length < 2) return null;
  return html`
    <${Choice}
      label=${t("tournament-look-at")}
      value=${round.shown.number}
      options=${tournament.rounds.map((one) => ({ value: one.number, label: one.final ? t("tournament-final") : String(one.number) }))}
      choose=${round.choose}
    />
  `;
}

/** What comes next, as one large button. @param {{tournament: Tournament}} props */
function NextStep({ tournament }) {
  const { may, rounds, rounds_planned: planned, settings } = tournament;
  const round = currentRound(tournament);
  const number = rounds.length + 1;
  const next = roundName({ number, final: settings.final && number > planned });
  const left = round?.tables.filter((table) => !table.result && table.status !== "void").length;
  return html`
    <section class="panel-card" aria-labelledby="next-title">
      <h2 id="next-title">${t("tournament-next")}</h2>
      ${!round && !may.includes("draw") && html`<p>${t("tournament-needs-people")}</p>`}
      ${round?.begun && !round.complete ? html`<p>${t("tournament-results-missing", { count: left ?? 0 })}</p>` : null}
      ${tournament.phase === "over" && html`<p>${t("tournament-over-line")}</p>`}
      <div class="row">
        ${
          may.includes("start") &&
          round &&
          html`
            <button class="btn primary big" type="button" onClick=${() => act({ do: "start", number: round.number })}>
              ${t("tournament-start", { round: roundName(round) })}
            </button>
          `
        }
        ${
          may.includes("draw") &&
          html`
            <button class="btn primary big" type="button" onClick=${() => act({ do: "draw", number })}>
              ${t("tournament-draw", { round: next })}
            </button>
          `
        }
        ${
          may.includes("undraw") &&
          round &&
          html`
            <button class="btn" type="button" onClick=${() => act({ do: "undraw", number: round.number })}>
              ${t("tournament-undraw")}
            </button>
          `
        }
        ${
          may.includes("finish") &&
          html`<${AskButton}
            label=${t("tournament-finish")}
            look=${may.includes("draw") ? "" : "primary big"}
            title=${t("tournament-finish")}
            line=${t("tournament-finish-line")}
            submit=${() => act({ do: "finish" })}
          />`
        }
      </div>
      ${may.includes("draw") && settings.system !== "round-robin" && html`<${DrawByHand} key=${number} tournament=${tournament} number=${number} />`}
    </section>
  `;
}

/** @param {{round: Round, table: import("./wire.js").Table}} props */
function Place({ round, table }) {
  const online = table.where !== "online";
  return html`
    <p>
      <button
        class="btn small"
        type="button"
        aria-label=${t(online ? "tournament-place-online-of" : "tournament-place-real-of", { number: table.number })}
        onClick=${() => act({ do: "place", round: round.number, table: table.number, online })}
      >
        ${t(online ? "tournament-place-online" : "tournament-place-real")}
      </button>
    </p>
  `;
}
