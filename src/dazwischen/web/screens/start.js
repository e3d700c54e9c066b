/** The first screen: play at once, or find one's table. */
import { html, useEffect } from "../vendor/preact.js";
import { beSomebody, promise, promisedNext } from "../app/identity.js";
import { go } from "../app/router.js";
import { readAhead, whenIdle } from "../app/soon.js";
import { t } from "../app/texts.js";
import { about, load, NAMES } from "../games/registry.js";
import { Card } from "../cards/card.js";
import { Faces } from "../cards/faces.js";
import { catalogue } from "../cards/figures.js";
import * as api from "../net/api.js";
import { leave } from "../table/store.js";
import { Join } from "./join.js";
import { Masthead } from "../ui/masthead.js";
import { LookUp, RealTables } from "./places.js";
import { GoOn, MyTables, PublicTables, useMyTables } from "./tables.js";
import { told } from "../ui/work.js";
import { Tournaments } from "./tournaments.js";

const HERO = ["bX", "rH", "lX", "gJay", "bS"].map(
  (name) => catalogue().find((figure) => figure.name === name)?.number ?? 0,
);

/** Others' tables stand last: they come a moment later, and nothing may move away under a finger. */
export function Start() {
  useEffect(leave, []);
  const mine = useMyTables();
  useEffect(readFirst, []);
  return html`
    <main class="page start">
      <${Masthead} />
      <${GoOn} tables=${mine} />
      <div class="start-grid">
        <div class="column">
          <section class="panel-card play" aria-labelledby="play-title">
            <${Hero} />
            <h2 id="play-title">${t("web-play-title")}</h2>
            <${PlayNow} game=${NAMES[0]} text=${t("web-play-now")} size="huge" />
          </section>
          ${NAMES.slice(1).map((game) => html`<${PlayToo} key=${game} game=${game} />`)}
        </div>
        <div class="column">
          <${MyTables} tables=${mine} />
          <section class="panel-card" aria-labelledby="friends-title">
            <h2 id="friends-title">${t("web-friends-title")}</h2>
            <p>${t("web-friends-line")}</p>
            ${NAMES.map((game) => html`<${OpenTable} key=${game} game=${game} />`)}
          </section>
          <${Join} />
          <${RealTables} />
          <${Tournaments} />
          <${LookUp} />
          <${PublicTables} />
        </div>
      </div>
      <footer class="row house-links">
        <a class="quiet" href="#/house/imprint">${t("web-imprint")}</a>
        <a class="quiet" href="#/house/privacy">${t("web-privacy")}</a>
      </footer>
    </main>
  `;
}

/** Whoever hesitates finds the first game already there. */
function readFirst() {
  readAhead([{ read: () => load(NAMES[0]) }]);
  whenIdle(() => void readMixing());
}

/** @type {typeof import("../table/mixing.js") | null} */
let mixing = null;

async function readMixing() {
  mixing = await import("../table/mixing.js").catch(() => null);
}

/** In the cards of a game that begins at once; nobody waits for it. */
function ownShare() {
  const commitment = promisedNext();
  return mixing && commitment ? { share: { commitment, share: mixing.shareFor(commitment) } } : {};
}

/** Three cards, and one that flies in between. */
function Hero() {
  return html`
    <${Faces} />
    <div class="hero" aria-hidden="true">
      ${HERO.map((figure) => html`<div key=${figure}><${Card} figure=${figure} /></div>`)}
    </div>
  `;
}

/**
 * The first game has the largest button, the others one with their name.
 * @param {{game: string, text?: string, size?: string}} props
 */
function PlayNow({ game, text = t(`web-game-${game}`), size = "big" }) {
  return html`
    <p>${t(`web-about-${game}`)}</p>
    <button class=${`btn primary ${size}`} type="button" onClick=${() => open(game, "quick")}>
      ${text}
    </button>
    <p class="fine">${t(`web-quick-${game}`)}</p>
  `;
}

/** The other games, each in a word. @param {{game: string}} props */
function PlayToo({ game }) {
  return html`
    <section class="panel-card" aria-label=${t(`web-game-${game}`)}>
      <${PlayNow} game=${game} />
    </section>
  `;
}

/** @param {{game: string}} props */
function OpenTable({ game }) {
  return html`
    <button class="btn big" type="button" onClick=${() => open(game, "fresh")}>
      ${t("web-open-table", { game: t(`web-game-${game}`) })}
    </button>
  `;
}

/**
 * @param {string} name
 * @param {"quick" | "fresh"} which
 */
async function open(name, which) {
  await told(async () => {
    const being = beSomebody();
    // The table screen waits for the game, which is read while the server makes the table.
    load(name).catch(() => {});
    const [game] = await Promise.all([about(name), being]);
    const { code, commitment } = await api.openTable({ ...game[which], ...ownShare() });
    promise(commitment);
    go(`/table/${code}`);
  });
}
