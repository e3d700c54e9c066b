/** The end of a game: who won, why, and the way to what was missed. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Again } from "../../ui/again.js";
import { Standings } from "../../ui/ending.js";
import { ResultPanel } from "../../ui/result.js";
import { sideName, whoIs } from "./names.js";
import { view } from "./sides.js";
import { ownSide } from "./view.js";

/** @typedef {import("./told").View} View */

/** @param {{analyse: () => void}} props */
export function Result({ analyse }) {
  const now = view.value;
  if (!now) return null;
  const seated = now.seat !== null;
  return html`
    <${ResultPanel} title=${headline(now)} why=${t(`jarnac-ended-${now.ended.replace("solo-", "")}`)}>
      ${now.sides.length > 1 && html`<${Sides} now=${now} />`}
      <${Again}>
        ${seated && html`<button class="btn" type="button" onClick=${analyse}>${t("jarnac-analyse")}</button>`}
      <//>
    <//>
  `;
}

/** Places go by who won: a clock that has run down loses whatever the points are. @param {{now: View}} props */
function Sides({ now }) {
  /** @type {import("../../ui/ending.js").Column[]} */
  const columns = [
    { name: t("jarnac-words"), of: (side) => now.sides[side - 1].rows.filter(Boolean).length },
    { name: t("jarnac-points"), of: (side) => now.sides[side - 1].score, main: true },
  ];
  const won = now.sides.map((_, index) => (index + 1 === now.winner ? 1 : 0));
  /** @param {number} side */
  const named = (side) => sideName(now, side);
  const me = now.seat === null ? 0 : ownSide(now);
  return html`<${Standings} points=${won} columns=${columns} named=${named} me=${me} />`;
}

/** @param {View} now */
function headline(now) {
  if (now.goal) {
    const reached = now.winner ? "yes" : "no";
    return t("jarnac-result-solo", { reached, points: now.sides[0].score, goal: now.goal });
  }
  return now.winner ? t("jarnac-result-won", whoIs(now, now.winner)) : t("jarnac-result-draw");
}
