/** A page beside the rules, by topics; the one on real tables has drawings and fits on a sheet of paper. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { address } from "../app/router.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { Drawing } from "./drawings.js";
import { guides } from "./guides.js";
import { Blocks, parted } from "../ui/rulebook.js";

/** @typedef {import("../ui/rulebook.js").Rule} Rule */
/** @typedef {import("../ui/rulebook.js").Section} Section */

/** As it is written out where nothing can be clicked. */
const REFEREE = "/#/referee";

/** @param {{name: string, id?: string}} props `id` is the topic that was asked for */
export function GuidePage({ name, id = "" }) {
  const { lang } = prefs.value;
  const [sections, setSections] = useState(/** @type {Section[]} */ ([]));
  useReading(() => guides(lang), { done: (all) => setSections(all[name]), failed: noServer }, [
    lang,
    name,
  ]);
  useEffect(() => {
    if (id) document.getElementById(`topic-${id}`)?.scrollIntoView({ block: "center" });
  }, [sections, id]);
  return html`
    <div class="guide" data-guide=${name}>
      ${name === "real-table" && html`<${Head} />`}
      ${sections.map(
        ({ title, rules }) => html`
          <section class="panel-card guide-part" key=${title}>
            <h2>${title}</h2>
            ${rules.map((topic) => html`<${Topic} key=${topic.id} guide=${name} topic=${topic} asked=${topic.id === id} />`)}
          </section>
        `,
      )}
    </div>
  `;
}

/** @param {{guide: string, topic: Rule, asked: boolean}} props */
function Topic({ guide, topic, asked }) {
  const { title, blocks } = parted(topic);
  return html`
    <article class="rule topic" id=${`topic-${topic.id}`} aria-current=${asked}>
      ${guide === "real-table" && html`<${Drawing} topic=${topic.id} />`}
      <h3><a href=${`#/rules/${guide}/${topic.id}`}>${title}</a></h3>
      <${Blocks} blocks=${blocks} />
    </article>
  `;
}

/** What it is about, the sheet to print, and the way to the referee, for a phone beside it too. */
function Head() {
  return html`
    <section class="panel-card guide-head" aria-labelledby="guide-title">
      <div class="column">
        <h2 id="guide-title">${t("rules-page-real-table")}</h2>
        <p>${t("rules-real-line")}</p>
        <p><button class="btn" type="button" onClick=${() => print()}>${t("rules-real-print")}</button></p>
      </div>
      <figure class="guide-referee">
        <img class="qr" src="api/referee/qr.svg" alt=${t("rules-real-qr")} />
        <figcaption>
          ${t("rules-real-dispute")}
          <span class="guide-address">${address(REFEREE).replace(/^https?:\/\//, "")}</span>
          <a href=${REFEREE.slice(1)}>${t("web-study-referee")}</a>
        </figcaption>
      </figure>
    </section>
  `;
}
