/** On the first screen: tournaments, and those this browser has a part in. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { known } from "../tournament/keeping.js";

const SHOWN = 3;

export function Tournaments() {
  return html`
    <section class="panel-card" aria-labelledby="tournaments-title">
      <h2 id="tournaments-title">${t("web-tournaments")}</h2>
      <p>${t("web-tournaments-line")}</p>
      ${known.value.length > 0 && html`<${Latest} />`}
      <a class="btn" href="#/tournament">${t("web-tournament-make")}</a>
    </section>
  `;
}

/** Of several links to the same tournament, the one that was opened last. */
function Latest() {
  const codes = known.value.map(({ code }) => code);
  const latest = known.value.filter(({ code }, at) => codes.indexOf(code) === at);
  return html`
    <ul class="tables">
      ${latest.slice(0, SHOWN).map(
        ({ code, key, title, name }) => html`
            <li key=${key}>
              <a class="table-link" href=${`#/tournament/${code}/${key}`}>
                <strong>${title || t("web-tournament-untitled")}</strong> <span>${name}</span>
              </a>
            </li>
          `,
      )}
    </ul>
  `;
}
