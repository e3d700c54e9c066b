/** The screen of a game of J-Solitär. */
import { computed, html, useEffect, useLayoutEffect } from "../../vendor/preact.js";
import { allowSound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { Faces } from "../../cards/faces.js";
import { botPlaysForMe, table } from "../../table/store.js";
import { Bar, useWindow, Windows } from "../../ui/bar.js";
import { History } from "../../ui/history.js";
import { Sort } from "../../ui/sort.js";
import { KeyList } from "../../ui/key-list.js";
import { followResult, ResultButton, resultShown } from "../../ui/result-shown.js";
import { StandIn } from "../../ui/stand-in.js";
import { Bubble } from "../../ui/bubble.js";
import { Watching } from "../../ui/watching.js";
import { keyFor, keys } from "./bindings.js";
import { Controls } from "./controls.js";
import { followHint } from "./hint.js";
import { Corner, Hand, OwnPile, OwnSlots } from "./holding.js";
import { useKeys } from "./keys.js";
import { followGame, onward, sortHand, view } from "./play.js";
import { Players } from "./players.js";
import { Prompt } from "./prompt.js";
import { Result } from "./result.js";
import { Stacks } from "./stacks.js";
import { followEvents } from "./tell.js";

const over = computed(() => view.value?.phase === "over");

/** @param {import("../registry.js").BoardProps} props */
export function Board({ Opened }) {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followHint, []);
  useLayoutEffect(followEvents, []);
  useLayoutEffect(() => followResult(over), []);
  useEffect(allowSound, []);
  useKeys();
  const [window, open] = useWindow();
  const now = view.value;
  if (!now) return null;
  return html`
    <main class="game jsolitaer" data-players=${now.counts.length}>
      <${Faces} further=${now.options.figures} />
      <${Bar} title=${title()} open=${open} />
      <section class="felt" aria-label=${t("soli-table")}>
        <${Players} />
        <${Corner} />
        <${Stacks} />
        <${History}>${over.value && html`<${Ended} now=${now} />`}<//>
      </section>
      ${resultShown.value && html`<${Result} />`}
      ${now.seat ? html`<${Mine} />` : html`<${Watching}><${Prompt} /><//>`}
      <${Windows} Opened=${Opened} window=${window} close=${() => open("")} Help=${Help} />
    </main>
  `;
}

/** The way back to the result, and the way on. @param {{now: import("./told").View}} props */
function Ended({ now }) {
  const goesOn = now.may.next && !resultShown.value;
  return html`
    ${goesOn && html`<button class="btn primary" type="button" onClick=${onward}>${t("soli-onward")}</button>`}
    <${ResultButton} />
  `;
}

function title() {
  const { options, game } = view.value ?? { options: { games: 1 }, game: 1 };
  return options.games === 1 ? t("soli-title") : t("soli-title-series", { game });
}

function Mine() {
  const now = view.value;
  if (!now?.seat) return null;
  const mine = now.turn === now.seat && now.phase === "playing";
  return html`
    <section
      id=${`seat-${now.seat}`}
      class="mine"
      data-turn=${mine}
      aria-label=${t("soli-mine")}
    >
      <div class="mine-top">
        <div class="state"><${OwnPile} /><${Served} mine=${mine} served=${now.served} /></div>
        <${Prompt} />
        <${Bubble} who=${table.value?.you.id ?? 0} />
        <${Sort} text=${t("soli-sort")} shortcut=${keyFor("sort")} off=${now.hand.length < 2} sort=${sortHand} />
      </div>
      <div class="mine-tools">
        <${OwnSlots} />${botPlaysForMe() ? html`<${StandIn} />` : html`<${Controls} />`}
      </div>
      <${Hand} />
    </section>
  `;
}

/** Whether the one serve of the turn is still to be had. @param {{mine: boolean, served: boolean}} props */
function Served({ mine, served }) {
  return html`
    <span class="marks">
      ${
        mine &&
        html`<span class=${`mark ${served ? "" : "serve"}`}>${t(served ? "soli-served" : "soli-may-serve")}</span>`
      }
    </span>
  `;
}

/** Keys that stay. */
const FIXED = ["cards", "stack", "lay", "move", "more"];

/** @param {{children?: import("../../vendor/preact.js").ComponentChildren}} props */
function Help({ children }) {
  return html`
    <p>${t("soli-help-goal")}</p>
    <p>${t("soli-help-turn")}</p>
    <p>${t("soli-help-mouse")}</p>
    ${children}
    <${KeyList} named="soli" fixed=${FIXED} keys=${keys} keyFor=${keyFor} />
  `;
}
