/** The rules: each game on a short page with pictures, and every rule by its id. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { place } from "../app/router.js";
import { t } from "../app/texts.js";
import { Faces } from "../cards/faces.js";
import { Masthead } from "../screens/masthead.js";
import { Named } from "./pictures.js";
import { Blocks, rulebook } from "./rulebook.js";
import { JarnacPage } from "./rules-jarnac.js";
import { JayPage } from "./rules-jay.js";
import { SolitairePage } from "./rules-jsolitaer.js";

/** @typedef {import("./rulebook.js").Section} Section */

/** @type {Record<string, {page: () => any, cards: string[]}>} */
const GAMES = {
  jay: { page: JayPage, cards: ["bX", "gJay", "lX"] },
  jsolitaer: { page: SolitairePage, cards: ["Verräter", "rH", "lDame"] },
  jarnac: { page: JarnacPage, cards: [] },
};

export function Page() {
  const { argument, more } = place.value;
  const [what = ""] = more;
  const game = GAMES[argument];
  return html`
    <main class="page rules">
      <${Masthead} />
      <${Ways} game=${game ? argument : ""} whole=${Boolean(what)} />
      ${!game && html`<${Overview} />`}
      ${game && !what && html`<${game.page} />`}
      ${game && what && html`<${Reference} game=${argument} id=${what} />`}
      <p><a class="btn" href="#/">${t("web-home")}</a></p>
    </main>
  `;
}

/** @param {{game: string, whole: boolean}} props */
function Ways({ game, whole }) {
  return html`
    <nav class="ways" aria-label=${t("web-study-rules")}>
      ${Object.keys(GAMES).map(
        (name) => html`
          <a key=${name} class="quiet" href=${`#/rules/${name}`} aria-current=${name === game && !whole ? "page" : undefined}>
            ${t(`study-game-${name}`)}
          </a>
        `,
      )}
      ${
        game &&
        html`
          <a class="quiet" href=${`#/rules/${game}/all`} aria-current=${whole ? "page" : undefined}>
            ${t("rules-all")}
          </a>
        `
      }
    </nav>
  `;
}

function Overview() {
  return html`
    <${Faces} />
    <div class="rules-grid">
      ${Object.entries(GAMES).map(
        ([name, { cards }]) => html`
          <section class="panel-card" key=${name} aria-labelledby=${`about-${name}`}>
            <h2 id=${`about-${name}`}>${t(`study-game-${name}`)}</h2>
            <div class="picture">
              ${cards.length ? html`<${Named} names=${cards} />` : html`<b class="picture-word">${t("rules-jarnac-call")}</b>`}
            </div>
            <p>${t(`rules-about-${name}`)}</p>
            <p><a class="btn primary" href=${`#/rules/${name}`}>${t("rules-read", { game: t(`study-game-${name}`) })}</a></p>
          </section>
        `,
      )}
    </div>
  `;
}

/** Every rule in full; the one that was asked for is marked. @param {{game: string, id: string}} props */
function Reference({ game, id }) {
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
  return sections.map(
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
}
