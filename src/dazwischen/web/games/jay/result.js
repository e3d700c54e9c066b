/** Points, between rounds and at the end. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { Again } from "../../ui/again.js";
import { view } from "./play.js";

export function Result() {
  const now = view.value;
  const at = table.value;
  if (!now || !at) return null;
  const outcome = at.game?.outcome;
  const ended = Boolean(outcome);
  return html`
    <section class="result panel-card" aria-labelledby="result-title">
      <h2 id="result-title">
        ${ended ? t("jay-result-game") : t("jay-result-round", { round: now.round })}
      </h2>
      <table class="points">
        <thead>
          <tr>
            <th scope="col">${t("jay-place")}</th><th scope="col">${t("jay-player")}</th>
            <th scope="col">${t("jay-points")}</th><th scope="col">${t("jay-total")}</th>
          </tr>
        </thead>
        <tbody>
          ${ranked(now).map(
            (seat) => html`
              <tr key=${seat} data-me=${seat === now.seat}>
                <td>${placed(now, seat)}</td>
                <td>${seatName(at.room.seats[seat - 1], seat)}</td>
                <td>${now.points[seat - 1] || "–"}</td>
                <td><b>${now.totals[seat - 1] ?? 0}</b></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      ${ended ? html`<${Again} />` : html`<p class="fine">${t("jay-next-round")}</p>`}
    </section>
  `;
}

/** @param {import("./view.js").View} now */
function ranked(now) {
  const seats = now.counts.map((_, index) => index + 1);
  /** @param {number} seat */
  const place = (seat) =>
    now.places.includes(seat) ? now.places.indexOf(seat) : now.places.length;
  return seats.toSorted((one, two) => place(one) - place(two));
}

/**
 * @param {import("./view.js").View} now
 * @param {number} seat
 */
function placed(now, seat) {
  return now.places.includes(seat) ? `${now.places.indexOf(seat) + 1}.` : "";
}
