/** How a game ended, between games of a series and at the end. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { Again } from "../../ui/again.js";
import { view } from "./play.js";
import { alone, cardsLeft } from "./view.js";

/** @typedef {import("./view.js").View} View */

export function Result() {
  const now = view.value;
  const at = table.value;
  if (!now || !at || now.phase !== "over") return null;
  return html`
    <section class="result panel-card" aria-labelledby="result-title">
      <h2 id="result-title">${alone(now) ? t(`soli-alone-${now.reason}`) : title(now)}</h2>
      ${alone(now) ? html`<${Alone} now=${now} />` : html`<${Company} now=${now} />`}
      ${at.game?.outcome ? html`<${Again} />` : html`<p class="fine">${t("soli-next-game")}</p>`}
    </section>
  `;
}

/** @param {View} now */
function title({ winners, reason, seat }) {
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
  const seats = now.counts.map((_, index) => index + 1);
  const ranked = seats.toSorted((one, two) => cardsLeft(now, one) - cardsLeft(now, two));
  return html`
    <table class="points">
      <thead>
        <tr>
          <th scope="col">${t("soli-player")}</th><th scope="col">${t("soli-score-left")}</th>
          <th scope="col">${t("soli-score-laid")}</th><th scope="col">${t("soli-score-won")}</th>
        </tr>
      </thead>
      <tbody>
        ${ranked.map(
          (seat) => html`
            <tr key=${seat} data-me=${seat === now.seat}>
              <td>${seatName(table.value?.room.seats[seat - 1], seat)}</td>
              <td>${cardsLeft(now, seat)}</td>
              <td>${now.laid[seat - 1]}</td>
              <td><b>${now.totals[seat - 1]}</b></td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
