/** The end of a game: who won, and the way to what was missed. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { command, putAway, table } from "../../table/store.js";
import { whoIs } from "./names.js";
import { view } from "./sides.js";

/** @typedef {import("./view.js").View} View */

/** @param {{analyse: () => void}} props */
export function Result({ analyse }) {
  const now = view.value;
  const at = table.value;
  if (!now || !at?.game?.outcome) return null;
  return html`
    <section class="ending panel-card" aria-labelledby="result-title">
      <div>
        <h2 id="result-title">${headline(now)}</h2>
        <p class="fine">${t(`jarnac-ended-${now.ended.replace("solo-", "")}`)}</p>
      </div>
      <div class="row">
        ${
          now.seat !== null &&
          html`
            <button class="btn primary big" type="button" onClick=${analyse}>
              ${t("jarnac-analyse")}
            </button>
          `
        }
        ${
          at.room.host === at.you.id &&
          html`
            <button class="btn big" type="button" onClick=${() => command({ do: "start" })}>
              ${t("web-again")}
            </button>
          `
        }
        <button class="btn" type="button" onClick=${putAway}>${t("web-change-rules")}</button>
        <a class="btn" href="#/">${t("web-home")}</a>
      </div>
    </section>
  `;
}

/** @param {View} now */
function headline(now) {
  if (now.goal) {
    const reached = now.winner ? "yes" : "no";
    return t("jarnac-result-solo", { reached, points: now.sides[0].score, goal: now.goal });
  }
  return now.winner ? t("jarnac-result-won", whoIs(now, now.winner)) : t("jarnac-result-draw");
}
