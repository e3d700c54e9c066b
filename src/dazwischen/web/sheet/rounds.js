/** Every round as it was entered; any of them can be corrected. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";

/** @typedef {import("./entries.js").Entry} Entry */

/**
 * @param {object} props
 * @param {import("./entries.js").Page} props.page
 * @param {(number: number) => void} [props.correct]
 */
export function Rounds({ page, correct }) {
  if (!page.entries.length) return null;
  const three = page.names.length > 2;
  return html`
    <section class="panel-card" aria-labelledby="rounds-title">
      <h2 id="rounds-title">${t("sheet-rounds")}</h2>
      <div class="scrolled" tabindex="0" role="region" aria-labelledby="rounds-title">
        <table class="plain rounds">
          <thead>
            <tr>
              <th scope="col">${t("sheet-column-round")}</th>
              <th scope="col">${t("sheet-column-first")}</th>
              ${three && html`<th scope="col">${t("sheet-column-second")}</th>`}
              ${correct && html`<td></td>`}
            </tr>
          </thead>
          <tbody>
            ${page.entries.map(
              (entry, at) =>
                html`<${Line} key=${at} entry=${entry} names=${page.names} correct=${correct} />`,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/** @param {{entry: Entry, names: string[], correct?: (number: number) => void}} props */
function Line({ entry, names, correct }) {
  const { number, round, sent } = entry;
  const three = names.length > 2;
  if (round.type === "void") {
    return html`
      <tr data-void="true">
        <th scope="row">${number}</th>
        <td colspan=${1 + Number(three) + Number(Boolean(correct))}>
          ${t("sheet-is-void")} ${!sent && html`<${Unsent} />`}
        </td>
      </tr>
    `;
  }
  return html`
    <tr>
      <th scope="row">${number}</th>
      <td>${names[round.first - 1]} ${!sent && !three && html`<${Unsent} />`}</td>
      ${three && html`<td>${names[(round.second ?? 0) - 1]} ${!sent && html`<${Unsent} />`}</td>`}
      ${
        correct &&
        html`
          <td class="do">
            <button
              class="btn small"
              type="button"
              aria-label=${t("sheet-correct-round", { number })}
              onClick=${() => correct(number)}
            >
              ${t("sheet-correct")}
            </button>
          </td>
        `
      }
    </tr>
  `;
}

function Unsent() {
  return html`<span class="unsent" title=${t("sheet-unsent")}><span class="unseen">${t("sheet-unsent")}</span></span>`;
}
