/** The way to the points, at any time. */
import { computed, html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { followResult, ResultButton, resultShown } from "../../ui/result-shown.js";
import { act, view } from "./play.js";

const over = computed(() => view.value?.phase === "over");

/** Follows the table; ends with the function returned. */
export const followPoints = () => followResult(over);

/** How it stands; and the way on for whoever has put the points away. */
export function PointsButton() {
  const now = view.value;
  if (!now?.scores.length) return null;
  const points = now.seat ? (now.totals[now.seat - 1] ?? 0) : -1;
  return html`
    ${
      now.may.next &&
      !resultShown.value &&
      html`
        <button class="btn primary" type="button" onClick=${() => act("ready")}>
          ${t("jay-next-round")}
        </button>
      `
    }
    <${ResultButton}>${t("jay-points-button", { points })}<//>
  `;
}
