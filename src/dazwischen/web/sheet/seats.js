/** Who sits where, drawn around a table, clockwise. */
import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { t } from "../app/texts.js";

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {number[]} props.seats players, clockwise from seat 1
 * @param {number[]} [props.before] players as they sat at first
 * @param {string} [props.note]
 */
export function Seats({ names, seats, before = seats, note = "" }) {
  return html`
    <section class="panel-card" aria-labelledby="seats-title">
      <h2 id="seats-title">${t("sheet-seats")}</h2>
      ${note && html`<p class="fine">${note}</p>`}
      <${RoundTable} names=${names} seats=${seats} before=${before} />
    </section>
  `;
}

/** @param {{names: string[], seats: number[], before: number[]}} props */
export function RoundTable({ names, seats, before }) {
  return html`
    <ol class="round-table" aria-label=${t("sheet-clockwise")}>
      ${seats.map(
        (player, seat) => html`
          <${Seat} key=${seat} seat=${seat} of=${seats.length} name=${names[player - 1]}
            moved=${before[seat] !== player} />
        `,
      )}
      <li class="table-top" aria-hidden="true">
        <svg viewBox="0 0 100 100"><path d="M72,30A30,30 0 1 0 80,50M72,14V31H55" /></svg>
      </li>
    </ol>
  `;
}

/** @param {{seat: number, of: number, name: string, moved: boolean}} props */
function Seat({ seat, of, name, moved }) {
  const item = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // The first seat is nearest to whoever holds the phone.
    const angle = Math.PI / 2 + (2 * Math.PI * seat) / of;
    item.current?.style.setProperty("--across", Math.cos(angle).toFixed(3));
    item.current?.style.setProperty("--down", Math.sin(angle).toFixed(3));
  }, [seat, of]);
  return html`
    <li class="place" ref=${item} data-moved=${moved}>
      <span class="seat-number" aria-hidden="true">${seat + 1}</span>
      <span>${name}</span>
      ${moved && html`<small>${t("sheet-moved")}</small>`}
    </li>
  `;
}
