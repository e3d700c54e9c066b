/** The rules: each game on a short page with pictures, and every rule by its id. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { place } from "../app/router.js";
import { soon } from "../app/soon.js";
import { withStyle } from "../app/styles.js";
import { t } from "../app/texts.js";
import { Faces } from "../cards/faces.js";
import { STUDIES } from "../games/studies.js";
import { Masthead } from "../ui/masthead.js";
import { GUIDES } from "./guides.js";
import { Named } from "../ui/pictures.js";
import { Blocks, rulebook } from "../ui/rulebook.js";
import { RulesSearch, useEntries } from "./rules-search.js";
import { neighbours } from "./search.js";

/** @typedef {import("../ui/rulebook.js").Section} Section */

/** In the address, instead of a rule's id. */
const ALL = "all";
const ADVICE = "advice";

const Guide = soon(async () => {
  const [page] = await Promise.all([import("./guide-page.js"), withStyle("web/study/guides.css")]);
  return page;
}, "GuidePage");
const Advice = soon(async () => {
  const [page] = await Promise.all([import("./advice-page.js"), withStyle("web/study/advice.css")]);
  return page;
}, "AdvicePage");

export function Page() {
  const { argument, more } = place.value;
  const [what = "", piece = ""] = more;
  const game = STUDIES[argument];
  const guide = GUIDES.includes(argument);
  return html`
    <main class="page rules">
      <${Masthead} />
      <${Ways} page=${argument} part=${what} />
      <${RulesSearch} />
      ${!game && !guide && argument && html`<${NoSuch} what=${argument} />`}
      ${!game && !guide && html`<${Overview} />`}
      ${guide && html`<${Guide} key=${argument} name=${argument} id=${what} />`}
      ${game && !what && html`<${game.Page} key=${argument} />`}
      ${game && what === ADVICE && html`<${Advice} key=${argument} game=${argument} id=${piece} />`}
      ${game && what && what !== ADVICE && html`<${Reference} game=${argument} id=${what} />`}
      <p class="row">
        <a class="btn" href="#/">${t("web-home")}</a>
        ${game && !what && html`<a class="btn" href=${`#/rules/${argument}/${ADVICE}`}>${t("rules-advice")}</a>`}
      </p>
    </main>
  `;
}

/** @param {{page: string, part: string}} props as the address has them */
function Ways({ page, part }) {
  const games = Object.keys(STUDIES);
  return html`
    <nav class="ways" aria-label=${t("web-study-rules")}>
      ${games.map((name) => html`<${Way} key=${name} to=${name} text=${t(`study-game-${name}`)} here=${name === page && !part} />`)}
      ${
        games.includes(page) &&
        html`
          <${Way} to=${`${page}/${ALL}`} text=${t("rules-all")} here=${part && part !== ADVICE} />
          <${Way} to=${`${page}/${ADVICE}`} text=${t("rules-advice")} here=${part === ADVICE} />
        `
      }
      <${Way} to="real-table" text=${t("rules-page-real-table")} here=${page === "real-table"} />
    </nav>
  `;
}

/** @param {{to: string, text: string, here: boolean}} props */
function Way({ to, text, here }) {
  return html`
    <a class="quiet" href=${`#/rules/${to}`} aria-current=${here ? "page" : undefined}>${text}</a>
  `;
}

function Overview() {
  return html`
    <${Faces} />
    <div class="rules-grid">
      ${Object.entries(STUDIES).map(
        ([name, { cards, call }]) => html`
          <section class="panel-card" key=${name} aria-labelledby=${`about-${name}`}>
            <h2 id=${`about-${name}`}>${t(`study-game-${name}`)}</h2>
            <div class="picture">
              ${cards && html`<${Named} names=${cards} />`}${call && html`<b class="picture-word">${call()}</b>`}
            </div>
            <p>${t(`rules-about-${name}`)}</p>
            <p><a class="btn primary" href=${`#/rules/${name}`}>${t("rules-read", { game: t(`study-game-${name}`) })}</a></p>
          </section>
        `,
      )}
    </div>
  `;
}

/**
 * There is no such page or rule: what is near, and the way to all of them.
 * @param {{what: string, game?: string}} props
 */
function NoSuch({ what, game = "" }) {
  const { own } = useEntries(prefs.value.lang);
  const near = neighbours(what, own);
  return html`
    <section class="panel-card" aria-labelledby="no-such">
      <h2 id="no-such">${t(game ? "rules-no-such-rule" : "rules-no-such-page", { what: what.slice(0, 40) })}</h2>
      ${
        near.length > 0 &&
        html`
          <p>${t("rules-near")}</p>
          <ul class="rules-near">
            ${near.map(
              ({ id, title, to }) => html`<li key=${id}><a href=${to}>${id}</a> ${title}</li>`,
            )}
          </ul>
        `
      }
      <p>
        <a class="btn" href=${game ? `#/rules/${game}/all` : "#/rules"}>
          ${game ? t("rules-all") : t("rules-overview")}
        </a>
      </p>
    </section>
  `;
}

/** Every rule in full; the one that was asked for is marked. @param {{game: string, id: string}} props */
function Reference({ game, id: asked }) {
  const id = asked === ALL ? "" : asked.toUpperCase();
  const { lang } = prefs.value;
  const [sections, setSections] = useState(/** @type {Section[]} */ ([]));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    rulebook(lang).then(
      (book) => setSections(book[game]),
      () => setFailed(true),
    );
  }, [lang, game]);
  useEffect(() => {
    document.getElementById(`rule-${id}`)?.scrollIntoView({ block: "center" });
  }, [sections, id]);
  if (failed) return html`<p class="panel-card">${t("web-no-server")}</p>`;
  const known = !id || sections.some(({ rules }) => rules.some((rule) => rule.id === id));
  const missing = !known && sections.length > 0 && html`<${NoSuch} what=${asked} game=${game} />`;
  const written = sections.map(
    ({ title, blocks, rules }) => html`
      <section class="panel-card" key=${title}>
        <h2>${title}</h2>
        <${Blocks} blocks=${blocks} />
        ${rules.map(
          (rule) => html`
            <article class="rule" key=${rule.id} id=${`rule-${rule.id}`} aria-current=${rule.id === id}>
              <h3><a href=${`#/rules/${game}/${rule.id}`}>${rule.id}</a></h3>
              <${Blocks} blocks=${rule.blocks} />
            </article>
          `,
        )}
      </section>
    `,
  );
  return html`${missing}${written}`;
}
