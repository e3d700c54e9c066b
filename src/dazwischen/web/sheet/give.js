/** Giving a sheet away: to those who watch, to another phone, to paper, to a spreadsheet. */
import { html, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { copy, selectAll, share } from "../ui/share.js";
import { address as pageAt } from "../app/router.js";
import { address } from "./wire.js";

/** @param {{code: string, secret?: string}} props */
export function Give({ code, secret = "" }) {
  const [shown, show] = useState(false);
  const watch = pageAt(`/#/sheet/${code}`);
  return html`
    <section class="panel-card give" aria-labelledby="give-title">
      <h2 id="give-title">${t("sheet-give")}</h2>
      <label class="field">
        <span>${t("sheet-watch-link")}</span>
        <input readonly value=${watch} onFocus=${selectAll} />
      </label>
      <div class="row">
        <button class="btn" type="button" onClick=${() => copy(watch)}>${t("web-copy")}</button>
        ${
          "share" in navigator &&
          html`<button class="btn" type="button" onClick=${() => share(watch)}>${t("web-share")}</button>`
        }
        <button class="btn" type="button" aria-expanded=${shown} onClick=${() => show(!shown)}>
          ${t("web-qr")}
        </button>
      </div>
      ${shown && html`<img class="qr" src=${`${address(code)}/qr.svg`} alt=${t("sheet-qr-alt")} />`}
      <div class="row">
        <button class="btn" type="button" onClick=${() => print()}>${t("sheet-print")}</button>
        <a class="btn" href=${`${address(code)}/rounds.csv?lang=${prefs.value.lang}`} download>
          ${t("sheet-csv")}
        </a>
      </div>
      ${
        secret &&
        html`
          <details class="more">
            <summary>${t("sheet-other-phone")}</summary>
            <label class="field">
              <span>${t("sheet-write-link")}</span>
              <input readonly value=${`${watch}/${secret}`} onFocus=${selectAll} />
            </label>
            <p>
              <button class="btn" type="button" onClick=${() => copy(`${watch}/${secret}`)}>
                ${t("web-copy")}
              </button>
            </p>
          </details>
        `
      }
    </section>
  `;
}
