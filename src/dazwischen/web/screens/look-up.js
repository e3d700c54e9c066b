/** On the first screen: where to look things up. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Entry } from "../ui/entry.js";

export function LookUp() {
  return html`
    <section class="panel-card" aria-labelledby="study-title">
      <h2 id="study-title">${t("web-study-title")}</h2>
      <ul class="tables">
        <${Entry} to="#/rules" title=${t("web-study-rules")} line=${t("web-study-rules-line")} />
        <${Entry} to="#/replay" title=${t("web-study-games")} line=${t("web-study-games-line")} />
        <${Entry} to="#/referee" title=${t("web-study-referee")} line=${t("web-study-referee-line")} />
      </ul>
    </section>
  `;
}
