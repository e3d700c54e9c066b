/** How a game ended, between games of a series and at the end. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { Again } from "../../ui/again.js";
import { Standings, whoWon } from "../../ui/ending.js";
import { ResultPanel } from "../../ui/result.js";
import { onward, view } from "./play.js";
import { alone, cardsLeft } from "./view.js";

/** @typedef {import("./told").View} View */

export function Result() {
  const now = view.value;
  const at = table.value;
  if (!now || !at || now.phase !== "over") return null;
  const outcome = at.game?.outcome;
  const won = alone(now) ? t(`soli-alone-${now.reason}`) : title(now);
  const why = outcome?.reason === "games-played" ? t("soli-won-why", { games: now.played }) : "";
  return html`
    <${ResultPanel} title=${won} why=${why}>
      ${alone(now) ? html`<${Alone} now=${now} />` : html`<${Company} now=${now} />`}
      ${outcome ? html`<${Again} />` : html`<${Onward} now=${now} />`}
    <//>
  `;
}

/** The way to the next game; among people it also comes by itself. @param {{now: View}} props */
function Onward({ now }) {
  const people = table.value?.room.seats.filter(({ status }) => status === "person") ?? [];
  return html`
    <div class="row">
      ${
        now.may.next &&
        html`
          <button class="btn primary big" type="button" onClick=${onward}>${t("soli-onward")}</button>
        `
      }
      ${people.length > 1 && html`<p class="fine">${t("soli-next-game")}</p>`}
    </div>
  `;
}

/** How the last game went, or after several all of them. @param {View} now */
function title({ winners, reason, seat, counts }) {
  const outcome = table.value?.game?.outcome;
  if (outcome?.reason === "games-played") return whoWon(outcome.winners, counts.length);
  const seats = table.value?.room.seats ?? [];
  const names = winners.map((winner) => seatName(seats[winner - 1], winner)).join(", ");
  const me = seat && winners.includes(seat) ? "yes" : "no";
  return t(`soli-company-${reason}`, { names, me, count: winners.length });
}

/** @param {{now: View}} props */
function Alone({ now }) {
  const series = now.options.games !== 1;
  return html`
    <dl class="score">
      <dt>${t("soli-score-laid")}</dt><dd>${now.laid[0]}</dd>
      <dt>${t("soli-score-left")}</dt><dd>${cardsLeft(now, 1)}</dd>
      <dt>${t("soli-score-turns")}</dt><dd>${now.turns[0]}</dd>
      ${series && html`<dt>${t("soli-score-series", { count: now.played })}</dt><dd>${now.totals[0]}</dd>`}
    </dl>
  `;
}

/** @param {{now: View}} props */
function Company({ now }) {
  /** @type {import("../../ui/ending.js").Column[]} */
  const columns = [
    { name: t("soli-score-left"), of: (seat) => cardsLeft(now, seat), spare: true },
    { name: t("soli-score-laid"), of: (seat) => now.laid[seat - 1], spare: true },
    { name: t("soli-score-won"), of: (seat) => now.totals[seat - 1], main: true },
  ];
  return html`<${Standings} points=${now.totals} columns=${columns} />`;
}
