/** Tournaments: making one, or the one that a link leads to, as the link's role sees it. */
import { html, useEffect } from "../vendor/preact.js";
import { place } from "../app/router.js";
import { t } from "../app/texts.js";
import { Masthead } from "../ui/masthead.js";
import { Begin } from "./begin.js";
import { Desk } from "./desk.js";
import { forget } from "./keeping.js";
import { Report } from "./report.js";
import { follow, told, trouble } from "./store.js";
import { Wall } from "./wall.js";

export function Page() {
  const {
    argument: code,
    more: [secret = "", part = ""],
  } = place.value;
  if (!code) return html`<${Begin} />`;
  return html`<${Followed} key=${`${code}/${secret}`} code=${code} secret=${secret} part=${part} />`;
}

/** @param {{code: string, secret: string, part: string}} props */
function Followed({ code, secret, part }) {
  useEffect(() => follow({ code, key: secret }), []);
  if (trouble.value) return html`<${Nowhere} secret=${secret} />`;
  const now = told.value;
  if (!now || now.code !== code) {
    return html`
      <main class="page">
        <${Masthead} />
        <p class="panel-card">${t("web-line-connecting")}</p>
      </main>
    `;
  }
  if (part === "wall") return html`<${Wall} now=${now} />`;
  if (part === "report") return html`<${Report} now=${now} />`;
  return html`<${Desk} now=${now} part=${part} />`;
}

/** @param {{secret: string}} props */
function Nowhere({ secret }) {
  useEffect(() => forget(secret), []);
  return html`
    <main class="page">
      <${Masthead} />
      <section class="panel-card">
        <p role="alert">${trouble.value}</p>
        <p><a class="btn" href="#/tournament">${t("tournament-all")}</a></p>
      </section>
    </main>
  `;
}
