/** Who won and by how much: the same words and the same table in every game. */
import { html } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { seatName } from "../table/names.js";
import { table } from "../table/store.js";

/**
 * Who won, said to whoever looks.
 * @param {readonly number[]} winners seats
 * @param {number} seats how many there are
 */
export function whoWon(winners, seats) {
  const me = table.value?.seat ?? 0;
  const mine = winners.includes(me);
  const others = winners.filter((seat) => seat !== me).map(nameOf);
  if (!winners.length) return t("web-won-nobody");
  if (winners.length === seats && seats > 1) return t("web-won-all");
  return t("web-won", {
    me: mine ? "yes" : "no",
    names: listed(others),
    count: winners.length,
  });
}

/**
 * Places by points, most first; those who have the same share a place.
 * @param {readonly number[]} points by seat
 * @returns {{seat: number, place: number}[]}
 */
export function ranked(points) {
  return points
    .map((own, index) => ({
      seat: index + 1,
      place: points.filter((other) => other > own).length + 1,
    }))
    .toSorted((one, two) => one.place - two.place);
}

/**
 * A column of the table: its heading, and what stands there for a seat.
 * @typedef {object} Column
 * @property {string} name
 * @property {string} [title] said instead of a short name
 * @property {(seat: number) => string | number} of
 * @property {boolean} [main] what the places go by
 * @property {boolean} [spare] left out where there is no room
 */

/**
 * @typedef {object} StandingsProps
 * @property {readonly number[]} points what decides the places, by seat or side
 * @property {readonly Column[]} columns
 * @property {(seat: number) => string} [named]
 * @property {number} [me]
 */

/** @param {StandingsProps} props */
export function Standings({ points, columns, named = nameOf, me = table.value?.seat ?? 0 }) {
  return html`
    <table class="points">
      <thead>
        <tr>
          <th scope="col">${t("web-place")}</th>
          <th scope="col">${t("web-player")}</th>
          ${columns.map(
            ({ name, title, spare }) => html`
              <th scope="col" key=${name} title=${title} data-spare=${spare}>${name}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${ranked(points).map(
          ({ seat, place }) => html`
            <tr key=${seat} data-me=${seat === me}>
              <td>${place}.</td>
              <td class="points-name">
                ${named(seat)} ${seat === me && html`<span class="you">${t("web-you")}</span>`}
              </td>
              ${columns.map(
                ({ name, of, main, spare }) => html`
                  <td key=${name} data-spare=${spare}>${main ? html`<b>${of(seat)}</b>` : of(seat)}</td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {number} seat */
export function nameOf(seat) {
  return seatName(table.value?.room.seats[seat - 1], seat);
}

/** @param {readonly string[]} names */
export function listed(names) {
  return new Intl.ListFormat(prefs.value.lang, { type: "conjunction" }).format(names);
}
