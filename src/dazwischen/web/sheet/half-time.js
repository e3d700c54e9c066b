/** Five rounds are played: the places so far, and who sits where from now on. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { RuleLink } from "../ui/rule-links.js";
import { HALF } from "./entries.js";
import { RoundTable } from "./seats.js";

/** @typedef {import("./wire.js").Sheet} Sheet */

/** Whether it is just now. @param {Sheet} sheet */
export function isHalfTime(sheet) {
  return sheet.half_time !== null && sheet.running.length === HALF;
}

/** @param {{sheet: Sheet}} props */
export function HalfTime({ sheet }) {
  const { half_time: change, names, first_half: places, seats } = sheet;
  if (!change) return null;
  const moved = change.seats.some((player, seat) => player !== seats[seat]);
  return html`
    <section class="panel-card half-time" aria-labelledby="half-title">
      <h2 id="half-title">${t("sheet-half-time")}</h2>
      <ol class="half-places">
        ${change.order.map(
          (player) =>
            html`<li key=${player}><b>${places[player - 1]}.</b> ${names[player - 1]}</li>`,
        )}
      </ol>
      <p class="half-what">
        ${t(moved ? "sheet-sit-anew" : "sheet-stay")} <${RuleLink} id="J-SCORE-2" />
      </p>
      <${RoundTable} names=${names} seats=${change.seats} before=${seats} />
    </section>
  `;
}
