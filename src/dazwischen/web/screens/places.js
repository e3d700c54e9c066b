/** On the first screen: where to look things up, and what helps people who sit at a real table. */
import { html, useEffect } from "../vendor/preact.js";
import { t } from "../app/texts.js";

export function LookUp() {
  return html`
    <section class="panel-card" aria-labelledby="study-title">
      <h2 id="study-title">${t("web-study-title")}</h2>
      <ul class="tables">
        <${Entry} to="#/rules" title=${t("web-study-rules")} line=${t("web-study-rules-line")} />
        <${Entry} to="#/replay" title=${t("web-study-games")} line=${t("web-study-games-line")} />
        <${Entry} to="#/referee" title=${t("web-study-referee")} line=${t("web-study-referee-line")} />
        <${Entry} to="#/words" title=${t("web-study-words")} line=${t("web-study-words-line")} />
      </ul>
    </section>
  `;
}

export function RealTables() {
  useEffect(sendWhatWaits, []);
  return html`
    <section class="panel-card" aria-labelledby="real-title">
      <h2 id="real-title">${t("web-real-title")}</h2>
      <ul class="tables">
        <${Entry} to="#/rules/real-table" title=${t("web-real-rules")} line=${t("web-real-rules-line")} />
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

/** A place to go to, with a line on what is there. @param {{to: string, title: string, line: string}} props */
function Entry({ to, title, line }) {
  return html`
    <li>
      <a class="table-link" href=${to}><strong>${title}</strong> <span>${line}</span></a>
    </li>
  `;
}
