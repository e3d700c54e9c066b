/** A new score sheet, or back to one that this browser has written on. */
import { html } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { go } from "../app/router.js";
import { t } from "../app/texts.js";
import { Masthead } from "../ui/masthead.js";
import { pageOf } from "./entries.js";
import { SheetForm } from "./form.js";
import { fresh, latest } from "./kept.js";
import { wish } from "./outbox.js";

/** Stands for the code of a sheet that the server does not know yet. */
export const UNKNOWN = "-";
const SHOWN = 3;

export function Begin() {
  /** @param {import("./form.js").Filled} filled */
  const begin = (filled) => {
    const key = fresh();
    wish(key, { do: "begin", ...filled });
    go(`/sheet/${UNKNOWN}/${key}`);
  };
  return html`
    <main class="page sheet-begin">
      <${Masthead} />
      <${Mine} />
      <section class="panel-card" aria-labelledby="sheet-title">
        <h2 id="sheet-title">${t("sheet-new")}</h2>
        <p>${t("sheet-new-line")}</p>
        <${SheetForm} label=${t("sheet-begin")} submit=${begin} />
      </section>
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

/** Whoever comes back in the middle of a series finds it first. */
function Mine() {
  const sheets = latest();
  if (!sheets.length) return null;
  const older = sheets.slice(SHOWN);
  return html`
    <section class="panel-card" aria-labelledby="mine-title">
      <h2 id="mine-title">${t("sheet-mine")}</h2>
      <${Links} sheets=${sheets.slice(0, SHOWN)} />
      ${
        older.length > 0 &&
        html`
          <details class="more">
            <summary>${t("sheet-older")}</summary>
            <${Links} sheets=${older} />
          </details>
        `
      }
    </section>
  `;
}

/** @param {{sheets: import("./kept.js").Kept[]}} props */
function Links({ sheets }) {
  return html`
    <ul class="tables">${sheets.map((kept) => html`<${Link} key=${kept.key} kept=${kept} />`)}</ul>
  `;
}

/** @param {{kept: import("./kept.js").Kept}} props */
function Link({ kept }) {
  const { key, code, told, waiting, at } = kept;
  const page = pageOf(
    told?.sheet ?? null,
    waiting.map((sent) => sent.do),
  );
  const when = new Date(at).toLocaleString(prefs.value.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`
    <li>
      <a class="table-link" href=${`#/sheet/${code || UNKNOWN}/${key}`}>
        <strong>${page?.title || page?.names.join(", ") || t("sheet-empty")}</strong>
        ${at > 0 && html`<span>${when}</span>`}
        ${waiting.length > 0 && html`<span class="tag">${t("sheet-waits", { count: waiting.length })}</span>`}
      </a>
    </li>
  `;
}
