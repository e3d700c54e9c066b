/** A series of Jay, round by round: two taps, first and second. Any earlier round can be changed. */
import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { counted, listed } from "./seen.js";

/** @typedef {import("./wire.js").Entry} Entry */

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {readonly Entry[]} props.rounds
 * @param {readonly number[]} [props.seats] for the next round, clockwise
 * @param {boolean} [props.full] no further round is wanted
 * @param {(number: number, entry: Entry) => void} props.enter
 */
export function SeriesEditor({ names, rounds, seats = [], full = false, enter }) {
  const [changing, setChanging] = useState(0);
  const number = changing || counted(rounds) + 1;
  /** @param {Entry} entry */
  const take = (entry) => {
    setChanging(0);
    enter(number, entry);
  };
  return html`
    <div class="cup-series">
      ${
        (changing > 0 || !full) &&
        html`
          <${Taps} names=${names} number=${number} take=${take} />
          <div class="row">
            <button class="btn small" type="button" onClick=${() => take({ type: "void" })}>
              ${t("tournament-round-void")}
            </button>
            ${
              changing > 0 &&
              html`
                <button class="btn small" type="button" onClick=${() => setChanging(0)}>
                  ${t("tournament-leave-it")}
                </button>
              `
            }
          </div>
        `
      }
      ${
        seats.length > 0 &&
        !full &&
        html`<p class="fine">${t("tournament-seats", { names: listed(seats.map((at) => names[at - 1])) })}</p>`
      }
      <${Played} names=${names} rounds=${rounds} change=${setChanging} />
    </div>
  `;
}

/**
 * @param {{names: string[], number: number, take: (entry: Entry) => void}} props
 */
function Taps({ names, number, take }) {
  const [first, setFirst] = useState(0);
  const alone = names.length < 3;
  // The buttons stay, and with them the focus of whoever uses keys.
  useLayoutEffect(() => setFirst(0), [number]);
  /** @param {number} player */
  const tap = (player) => {
    setFirst(first || alone ? 0 : player);
    if (player === first) return;
    if (alone) take({ type: "played", first: player, second: null });
    else if (first) take({ type: "played", first, second: player });
  };
  return html`
    <fieldset class="choice">
      <legend>${t(first ? "tournament-who-second" : "tournament-who-first", { number })}</legend>
      <div class="cup-taps">
        ${names.map(
          (name, at) => html`
            <button
              class="btn big"
              key=${at}
              type="button"
              aria-pressed=${first === at + 1}
              onClick=${() => tap(at + 1)}
            >
              ${name}
            </button>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** @param {{names: string[], rounds: readonly Entry[], change: (number: number) => void}} props */
function Played({ names, rounds, change }) {
  if (!rounds.length) return null;
  let count = 0;
  return html`
    <ol class="cup-played">
      ${rounds.map((entry, at) => {
        if (entry.type === "void") {
          return html`<li key=${at}><span>–</span> <span>${t("tournament-round-void-is")}</span></li>`;
        }
        const number = ++count;
        const who = [entry.first, entry.second].filter((player) => player !== null);
        return html`
          <li key=${at}>
            <span>${number}</span>
            <span>${who.map((player) => names[/** @type {number} */ (player) - 1]).join(", ")}</span>
            <button
              class="btn small"
              type="button"
              aria-label=${t("tournament-change-of", { number })}
              onClick=${() => change(number)}
            >
              ${t("tournament-edit")}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}
