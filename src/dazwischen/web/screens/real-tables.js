/** On the first screen: what helps people who sit at a real table. */
import { html, useEffect } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Entry } from "../ui/entry.js";

export function RealTables() {
  useEffect(sendWhatWaits, []);
  return html`
    <section class="panel-card" aria-labelledby="real-title">
      <h2 id="real-title">${t("web-real-title")}</h2>
      <ul class="tables">
        <${Entry} to="#/sheet" title=${t("web-real-sheet")} line=${t("web-real-sheet-line")} />
        <${Entry} to="#/ratings" title=${t("web-real-ratings")} line=${t("web-real-ratings-line")} />
      </ul>
    </section>
  `;
}

/** Whoever wrote on a score sheet without a connection may come back by this page. */
function sendWhatWaits() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("dazwischen.sheet."));
    const waits = names.some((name) => JSON.parse(localStorage[name]).waiting?.length);
    if (waits) void import("../sheet/outbox.js").catch(() => {});
  } catch {
    // A browser that keeps nothing has nothing to send.
  }
}
