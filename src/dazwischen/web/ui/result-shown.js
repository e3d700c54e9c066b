/** Whether a result lies over the table: by itself when something has ended, or because somebody looks. */
import { effect, html, signal } from "../vendor/preact.js";
import { t } from "../app/texts.js";

export const resultShown = signal(false);

export function hideResult() {
  resultShown.value = false;
}

/**
 * Follows the table; ends with the function returned.
 * @param {import("../vendor/preact.js").ReadonlySignal<boolean>} over
 */
export function followResult(over) {
  return effect(() => {
    resultShown.value = over.value;
  });
}

/**
 * Looks at the result, or at how everything lies in the end.
 * @param {{children?: any}} props what is written on it
 */
export function ResultButton({ children }) {
  const toggle = () => (resultShown.value = !resultShown.value);
  return html`
    <button class="quiet" type="button" aria-pressed=${resultShown.value} onClick=${toggle}>
      ${children ?? t("web-result")}
    </button>
  `;
}
