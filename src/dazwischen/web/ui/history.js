/** A short history of the game: the latest first, the rest on demand. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Lines, Rules } from "./history-lines.js";
import { held, showHistory, story } from "./told.js";

const SHOWN = 8;

/** @param {{children?: any}} props what the game puts beside it */
export function History({ children }) {
  const lines = story.value.slice(-SHOWN).toReversed();
  return html`
    <aside class="history" aria-label=${t("web-history")}>
      <div class="history-body">
        <div class="history-tools">${children} <${WholeHistory} /></div>
        <${Held} />
        <${Lines} lines=${lines} />
      </div>
    </aside>
  `;
}

/** The way to all of it. */
function WholeHistory() {
  return html`
    <button class="quiet" type="button" disabled=${!story.value.length && !held.value} onClick=${showHistory}>
      ${t("web-history")}
    </button>
  `;
}

/** What one was told about one's own act, with the rule, until the next one. A strip may cut it off. */
export function Held() {
  const now = held.value;
  if (!now) return null;
  return html`<p class="history-held" onClick=${showHistory}>${now.text} <${Rules} rules=${now.rules} /></p>`;
}
