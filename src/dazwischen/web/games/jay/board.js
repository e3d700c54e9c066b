/** The screen of a game of Jay. */
import { html, useEffect, useLayoutEffect, useState } from "../../vendor/preact.js";
import { allowSound } from "../../app/sound.js";
import { readAhead, soon } from "../../app/soon.js";
import { t } from "../../app/texts.js";
import { Faces } from "../../cards/faces.js";
import { table } from "../../table/store.js";
import { Bar, Windows } from "../../ui/bar.js";
import { botPlaysForMe, StandIn } from "../../ui/stand-in.js";
import { Bubble } from "../../ui/talk.js";
import { lastTold } from "../../ui/told.js";
import { Watching } from "../../ui/watching.js";
import { keyFor, keys } from "./bindings.js";
import { Box } from "./box.js";
import { Controls, OwnSlots } from "./controls.js";
import { CountOut } from "./countout.js";
import { Hand } from "./hand-view.js";
import { useKeys } from "./keys.js";
import { followGame, sortHand, view } from "./play.js";
import { Prompt } from "./prompt.js";
import { Around, Marks } from "./seats.js";
import { followEvents } from "./tell.js";

const Result = soon(() => import("./result.js"), "Result");

export function Board() {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followEvents, []);
  useEffect(allowSound, []);
  useEffect(() => readAhead([Result]), []);
  useKeys();
  const [window, open] = useState("");
  const now = view.value;
  if (!now) return null;
  return html`
    <main class="game jay" data-players=${now.counts.length}>
      <${Faces} further=${now.options.figures} />
      <${Bar} title=${t("jay-title", { level: now.options.level, round: now.round })} open=${open} />
      <section class="felt" aria-label=${t("jay-table")}>
        <${Around} />
        <${Box} />
        <p class="ticker">${lastTold.value}</p>
        ${now.phase === "over" && html`<${Result} />`}
      </section>
      ${now.seat ? html`<${Mine} />` : html`<${Watching}><${Prompt} /><//>`}
      <${Windows} window=${window} close=${() => open("")} Help=${Help} />
    </main>
  `;
}

function Mine() {
  const now = view.value;
  if (!now?.seat) return null;
  const standIn = botPlaysForMe();
  return html`
    <section
      id=${`seat-${now.seat}`}
      class="mine"
      data-must=${now.flow?.obligation === now.seat}
      aria-label=${t("jay-mine")}
    >
      <div class="mine-top">
        <${Marks} seat=${now.seat} now=${now} />
        ${!standIn && html`<${Prompt} />`}
        <${CountOut} seat=${now.seat} />
        <${Bubble} who=${table.value?.you.id ?? 0} />
        <button
          class="quiet sort"
          type="button"
          disabled=${now.hand.length < 2}
          onClick=${sortHand}
        >
          ${t("jay-sort")} <kbd aria-hidden="true">${keyFor("sort")}</kbd>
        </button>
      </div>
      <div class="mine-tools">
        <${OwnSlots} />
        ${standIn ? html`<${StandIn} />` : html`<${Controls} />`}
      </div>
      <${Hand} />
    </section>
  `;
}

/** Keys that stay as they are. */
const FIXED = ["cards", "lay", "down", "digits", "move", "amount"];

function Help() {
  const { level } = view.value?.options ?? { level: 1 };
  return html`
    <p>${t("jay-help-goal")}</p>
    <p>${t("jay-help-mouse")}</p>
    ${level > 1 && html`<p>${t("jay-help-throw")}</p>`}
    <dl class="key-list">
      ${FIXED.map((name) => html`<${Key} key=${name} shown=${t(`jay-keys-${name}`)} does=${keys.does(name)} />`)}
      ${Object.keys(keys.defaults).map((name) => html`<${Key} key=${name} shown=${keyFor(name)} does=${keys.does(name)} />`)}
    </dl>
  `;
}

/** @param {{shown: string, does: string}} props */
function Key({ shown, does }) {
  return html`<dt><kbd>${shown}</kbd></dt><dd>${does}</dd>`;
}
