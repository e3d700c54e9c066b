/** A side: who plays it, its clock, its eight rows, its letters. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { table } from "../../table/store.js";
import { Icon } from "../../ui/icons.js";
import { Bubble } from "../../ui/bubble.js";
import { Clock } from "./clock.js";
import { ask } from "./entry.js";
import { strengthName } from "../../table/names.js";
import { nameOf } from "./names.js";
import { boards, own, pending, view } from "./sides.js";
import { choose, chosen, open, source, stage, target, word } from "./word.js";
import { Rack } from "./rack.js";

/** @typedef {import("./told").View} View */

/** @param {{side: number, front: boolean, bring: () => void}} props */
export function SideView({ side, front, bring }) {
  const now = view.value;
  const board = boards.value[side - 1];
  if (!now || !board) return null;
  const moves = now.move === side && now.phase !== "over";
  return html`
    <section
      class="side"
      data-side=${side}
      data-own=${side === own.value}
      data-front=${front}
      data-moves=${moves}
      data-source=${side === source.value && stage.value === "jarnac"}
      aria-labelledby=${`side-${side}`}
    >
      <header class="side-head">
        <h2 id=${`side-${side}`} class="side-name"><${People} now=${now} side=${side} /></h2>
        <${Clock} side=${side} />
        <span class="score" title=${t("jarnac-score", { points: board.score })}>
          <b aria-hidden="true">${board.score}</b>
          ${now.goal > 0 && html`<small aria-hidden="true">/ ${now.goal}</small>`}
          <span class="unseen">${t("jarnac-score", { points: board.score })}</span>
        </span>
        ${
          !front &&
          html`
            <button class="quiet bring" type="button" onClick=${bring}>
              <${Icon} name="fits" /><span class="unseen">${t("jarnac-bring")}</span>
            </button>
          `
        }
      </header>
      <div class="rows-head" aria-hidden="true">
        ${now.points.map((points, index) => html`<span key=${index}>${points || ""}</span>`)}
      </div>
      <ol class="rows">
        ${board.rows.map((_, index) => html`<${Row} key=${index} side=${side} row=${index + 1} />`)}
      </ol>
      <${Rack} side=${side} />
    </section>
  `;
}

/** @param {{now: View, side: number}} props */
function People({ now, side }) {
  const { seats, captain } = now.sides[side - 1];
  return seats.map((seat) => {
    const info = table.value?.room.seats[seat - 1];
    return html`
      <span class="person" key=${seat} data-gone=${info?.status === "gone"}>
        ${nameOf(seat)}
        ${info?.bot && html`<small class="strength">${strengthName(info.bot)}</small>`}
        ${seats.length > 1 && seat === captain && html`<small class="tag">${t("jarnac-is-captain")}</small>`}
        <${Bubble} who=${info?.who ?? 0} />
      </span>
    `;
  });
}

/**
 * A row: chosen to make a word from it, or asked for the entry of its word.
 * @param {{side: number, row: number}} props
 */
function Row({ side, row }) {
  const now = view.value;
  if (!now) return null;
  const lies = boards.value[side - 1].rows[row - 1];
  const sent = pending.value.length > 0 && lies !== now.sides[side - 1].rows[row - 1];
  const building = side === source.value && now.seat !== null;
  const isTarget = building && isAim(side, row) && word.value !== "";
  const shown = isTarget ? word.value : lies;
  const canChoose = building && open.value.includes(row) && stage.value !== "exchange";
  const label = t("jarnac-row", {
    row,
    word: lies || "none",
    filled: lies ? "yes" : "no",
    points: now.points[lies.length - 1] ?? 0,
  });
  return html`
    <li class="board-row" data-open=${canChoose} data-target=${isTarget} data-pending=${sent}>
      <button
        class="row-cells"
        type="button"
        data-drop="row"
        data-row=${row}
        data-word=${lies}
        disabled=${!canChoose}
        aria-pressed=${canChoose ? chosen.value === row : undefined}
        aria-label=${label}
        onClick=${() => choose(row)}
      >
        <span class="row-number" aria-hidden="true">${row}</span>
        ${now.points.map(
          (_, cell) => html`
            <span class="cell" key=${cell} data-last=${cell === shown.length - 1} aria-hidden="true">
              ${shown[cell] && html`<span class="tile">${shown[cell]}</span>`}
            </span>
          `,
        )}
      </button>
      <${RowPoints} word=${lies} points=${now.points[lies.length - 1] ?? 0} />
    </li>
  `;
}

/**
 * What a word brings; asked, it tells what the dictionary knows. Not while somebody could object.
 * @param {{word: string, points: number}} props
 */
function RowPoints({ word: lies, points }) {
  const now = view.value;
  if (!lies) return html`<span class="row-points"></span>`;
  return html`
    <button
      class="row-points"
      type="button"
      disabled=${now?.laid === lies}
      title=${t("jarnac-look-up", { word: lies })}
      aria-label=${t("jarnac-look-up", { word: lies })}
      onClick=${() => ask(lies)}
    >
      ${points}
    </button>
  `;
}

/**
 * Whether the word being made is shown on this row.
 * @param {number} side
 * @param {number} row
 */
function isAim(side, row) {
  if (target.value === null) return false;
  if (target.value) return target.value === row;
  // A new word comes to the first free row; a stolen one does not stay on this board.
  return stage.value === "lay" && boards.value[side - 1].rows.indexOf("") === row - 1;
}
