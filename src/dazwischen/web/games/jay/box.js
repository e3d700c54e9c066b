/** The box in the middle: the last cards laid, one's own among them at once. */
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { fly, whereIs } from "../../cards/flight.js";
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";
import { figures, landed, mine, view } from "./play.js";
import { FAULT } from "./view.js";

/** @typedef {import("./told").Seen} Seen */

const SHOWN = 6;
/** Cards whose layers are named. */
const NAMED = 3;

export function Box() {
  const now = view.value;
  if (!now) return null;
  const { box, flow } = now;
  const cards = box.slice(-SHOWN);
  return html`
    <div id="box" class="box" role="img" aria-label=${described(now)}>
      <div class="box-frame" aria-hidden="true"></div>
      ${cards.map((card) => html`<${BoxCard} key=${card.serial} card=${card} />`)}
      ${mine.pending.value.map((lay) => html`<${PendingCard} key=${`p${lay.held.uid}`} lay=${lay} />`)}
      ${flow?.twins && html`<span class="twins">${t("jay-twins")}</span>`}
      ${box.length > 0 && html`<${BoxCount} count=${box.length} />`}
      <${Layers} cards=${box.slice(-NAMED)} />
    </div>
  `;
}

/** Whose the last cards are, the topmost last. @param {{cards: readonly Seen[]}} props */
function Layers({ cards }) {
  return html`
    <ol class="layers" aria-hidden="true">
      ${cards.map(({ serial, seat }) => html`<li key=${serial}>${layer(seat)}</li>`)}
    </ol>
  `;
}

/** @param {number} seat */
function layer(seat) {
  if (seat === view.value?.seat) return t("web-you");
  return seatName(table.value?.room.seats[seat - 1], seat);
}

/** @param {{count: number}} props */
function BoxCount({ count }) {
  return html`<span class="box-count" title=${t("jay-box-count", { count })}>${count}</span>`;
}

/** @param {import("./told").View} now */
function described({ box, flow }) {
  const lying = flow ? flow.lying : (box.at(-1)?.figure ?? 0);
  if (!lying) return t("jay-box-empty");
  const twins = flow?.twins ? "yes" : "no";
  return t("jay-box-lying", { figure: figures.value[lying].name, twins });
}

/** @param {{card: Seen}} props */
function BoxCard({ card }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!landed.delete(card.serial)) fly(element.current, whereIs(`seat-${card.seat}`));
  }, []);
  const isFault = card.kind === FAULT;
  return html`
    <div class="lying" data-tilt=${card.serial % 7} data-fault=${isFault}>
      <div ref=${element}>
        <${Card} figure=${card.figure} />
        ${isFault && html`<span class="fault">${t("jay-fault")}</span>`}
      </div>
    </div>
  `;
}

/** @param {{lay: import("../../cards/board.js").Pending}} props */
function PendingCard({ lay }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => fly(element.current, lay.from), []);
  return html`
    <div class="lying pending" data-tilt="3">
      <div ref=${element}><${Card} figure=${lay.shows} /></div>
    </div>
  `;
}
