/** The first screen: play at once, or find one's table. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, callMyself, myName } from "../app/identity.js";
import { go } from "../app/router.js";
import { t } from "../app/texts.js";
import { about, load, NAMES } from "../games/registry.js";
import { Card } from "../cards/card.js";
import { Faces } from "../cards/faces.js";
import { catalogue } from "../cards/figures.js";
import * as api from "../net/api.js";
import { leave } from "../table/store.js";
import { notice } from "../ui/notices.js";
import { Join } from "./join.js";
import { Masthead } from "./masthead.js";
import { LookUp, RealTables } from "./places.js";
import { GoOn, MyTables, PublicTables, useMyTables } from "./tables.js";
import { told } from "./told.js";
import { Tournaments } from "./tournaments.js";

const HERO = ["bX", "rH", "lX", "gJay", "bS"].map(
  (name) => catalogue().find((figure) => figure.name === name)?.number ?? 0,
);

/** Others' tables stand last: they come a moment later, and nothing may move away under a finger. */
export function Start() {
  useEffect(leave, []);
  const mine = useMyTables();
  useEffect(readAhead, []);
  return html`
    <main class="page start">
      <${Masthead} />
      <${GoOn} tables=${mine} />
      <div class="start-grid">
        <div class="column">
          <section class="panel-card play" aria-labelledby="play-title">
            <${Hero} />
            <h2 id="play-title">${t("web-play-title")}</h2>
            <${PlayNow} game=${NAMES[0]} />
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
          <${Name} />
          <${PublicTables} />
        </div>
      </div>
    </main>
  `;
}

/** Whoever hesitates finds the first game already there. */
function readAhead() {
  const read = () => void load(NAMES[0]).catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(read);
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
 * The first game has the big button, the others one with their name.
 * @param {{game: string}} props
 */
function PlayNow({ game }) {
  const first = game === NAMES[0];
  const size = first ? "huge" : "big";
  return html`
    <p>${t(`web-about-${game}`)}</p>
    <button class=${`btn primary ${size}`} type="button" onClick=${() => open(game, "quick")}>
      ${first ? t("web-play-now") : t(`web-game-${game}`)}
    </button>
    <p class="fine">${t(`web-quick-${game}`)}</p>
  `;
}

/** The other games, each in a word. @param {{game: string}} props */
function PlayToo({ game }) {
  return html`
    <section class="panel-card" aria-label=${t(`web-game-${game}`)}>
      <p>${t(`web-about-${game}`)}</p>
      <button class="btn primary big" type="button" onClick=${() => open(game, "quick")}>
        ${t(`web-game-${game}`)}
      </button>
      <p class="fine">${t(`web-quick-${game}`)}</p>
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
    const { code } = await api.openTable(game[which]);
    go(`/table/${code}`);
  });
}

function Name() {
  const [name, setName] = useState(myName.value);
  if (!myName.value) return null;
  /** @param {SubmitEvent} event */
  const rename = (event) => {
    event.preventDefault();
    void told(async () => {
      await callMyself(name);
      notice(t("web-renamed", { name: myName.value }));
    });
  };
  return html`
    <section class="panel-card" aria-labelledby="name-title">
      <h2 id="name-title">${t("web-name-title")}</h2>
      <form class="join" onSubmit=${rename}>
        <label class="field">
          <span>${t("web-name")}</span>
          <input
            value=${name}
            maxlength="24"
            onInput=${(/** @type {InputEvent} */ event) => setName(valueOf(event))}
          />
        </label>
        <button class="btn" type="submit">${t("web-rename")}</button>
      </form>
    </section>
  `;
}

/** @param {InputEvent} event */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}
