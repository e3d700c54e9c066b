/** The name over every page, with what can be reached from everywhere. */
import { html } from "../vendor/preact.js";
import { prefer, prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";

export function Masthead() {
  const other = prefs.value.lang === "de" ? "en" : "de";
  return html`
    <header class="masthead">
      <a class="brand" href="#/">
        <span class="brand-bar" aria-hidden="true"></span>
        <h1>Dazwischen</h1>
        <span class="brand-bar" aria-hidden="true"></span>
      </a>
      <nav aria-label=${t("web-menu")}>
        <button class="quiet" type="button" lang=${other} onClick=${() => prefer({ lang: other })}>
          ${t("web-other-language")}
        </button>
        <a class="quiet" href="#/settings">${t("web-settings")}</a>
      </nav>
    </header>
  `;
}
