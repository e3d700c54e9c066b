/** The name over every page, with what can be reached from everywhere. */
import { html } from "../vendor/preact.js";
import { prefer, prefs } from "../app/prefs.js";
import { myName } from "../app/identity.js";
import { t } from "../app/texts.js";
import { Icon } from "./icons.js";

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
        <a class="quiet me" href="#/settings" title=${t("web-name-title")}>
          <${Icon} name="person" />
          <span class="me-name">${myName.value || t("web-nameless")}</span>
        </a>
        <button class="quiet" type="button" lang=${other} onClick=${() => prefer({ lang: other })}>
          ${t("web-other-language")}
        </button>
        <a class="quiet" href="#/settings">${t("web-settings")}</a>
      </nav>
    </header>
  `;
}

/** A page with nothing but a sentence, and the way back. @param {{text: string}} props */
export function Nothing({ text }) {
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${text}</p>
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}
