/** A score sheet for whoever writes on it, once it is known what stands on it. */
import { html, useEffect } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Masthead } from "../ui/masthead.js";
import { UNKNOWN } from "./begin.js";
import { pageOf } from "./entries.js";
import { Filled } from "./filled.js";
import { SheetForm } from "./form.js";
import { change, keptSheets } from "./kept.js";
import { troubles, useSheet, wish } from "./outbox.js";
import { Refused } from "./refused.js";

/** @param {{code: string, secret: string}} props */
export function Writing({ code, secret }) {
  const kept = keptSheets.value[secret];
  const known = kept?.code ?? "";
  useEffect(() => {
    change(secret, (was) => ({
      ...was,
      code: was.code || (code === UNKNOWN ? "" : code),
      at: was.at || Date.now(),
    }));
  }, [secret]);
  useSheet(secret);
  useEffect(() => {
    // So that a reload, or the link as it stands there, finds it.
    if (known) history.replaceState(null, "", `#/sheet/${known}/${secret}`);
  }, [known]);

  // Whether this key can write comes with the first answer; before that nothing is shown to write on.
  const trouble = troubles.value[secret];
  const waiting = kept?.waiting ?? [];
  const page = pageOf(
    kept?.told?.sheet ?? null,
    waiting.map((sent) => sent.do),
  );
  if (kept && page) return html`<${Filled} kept=${kept} page=${page} trouble=${trouble} />`;
  return html`
    <main class="page sheet-begin">
      <${Masthead} />
      ${kept && html`<${Refused} kept=${kept} />`}
      ${
        trouble
          ? html`<p class="panel-card">${trouble}</p>`
          : kept?.told
            ? html`
                <section class="panel-card" aria-label=${t("sheet-new")}>
                  <${SheetForm} label=${t("sheet-begin")}
                    submit=${(/** @type {import("./form.js").Filled} */ filled) =>
                      wish(secret, { do: "begin", ...filled })} />
                </section>
              `
            : html`<p class="panel-card">${t("web-line-connecting")}</p>`
      }
      <div class="row">
        ${trouble && code !== UNKNOWN && html`<a class="btn" href=${`#/sheet/${code}`}>${t("sheet-watch")}</a>`}
        <a class="btn" href="#/sheet">${t("sheet-new")}</a>
      </div>
    </main>
  `;
}
