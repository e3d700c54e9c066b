/** The screen of a game of Jay. */
import { html, useEffect, useLayoutEffect } from "../../vendor/preact.js";
import { allowSound } from "../../app/sound.js";
import { readAhead, soon } from "../../app/soon.js";
import { t } from "../../app/texts.js";
import { Faces } from "../../cards/faces.js";
import { botPlaysForMe, table } from "../../table/store.js";
import { Bar, useWindow, Windows } from "../../ui/bar.js";
import { Sort } from "../../ui/sort.js";
import { keyFor } from "./bindings.js";
import { Box } from "./box.js";
import { followCaptains } from "./captains.js";
import { CaptainControls, Controls, OwnSlots } from "./controls.js";
import { Hand } from "./hand-view.js";
import { useKeys } from "./keys.js";
import { followGame, sortHand, view } from "./play.js";
import { Prompt } from "./prompt.js";
import { Around, Bubble, CountOut, Marks } from "./seats.js";
import { followEvents } from "./tell.js";
import { around } from "./view.js";

const rest = () => import("./rest.js");
/** @param {string} name */
const ofRest = (name) => soon(rest, name, ["web/style/story.css"]);
const Story = ofRest("Story");
const Points = ofRest("Points");
const StandIn = ofRest("StandIn");
const Watching = ofRest("Watching");
const Help = ofRest("Help");

/** @param {import("../registry.js").BoardProps} props */
export function Board({ Opened }) {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followEvents, []);
  useLayoutEffect(followCaptains, []);
  useEffect(allowSound, []);
  useEffect(() => readAhead([StandIn, Help]), []);
  useKeys();
  const [window, open] = useWindow();
  const now = view.value;
  if (!now) return null;
  return html`
    <main class="game jay" data-players=${now.counts.length}>
      <${Faces} further=${now.options.figures} />
      <${Bar} title=${t("jay-title", { level: now.options.level, round: now.round })} open=${open} />
      <section class="felt" data-others=${around(now).length} aria-label=${t("jay-table")}>
        <${Around} />
        <${Box} />
        <${Story} />
      </section>
      <${Points} />
      ${now.seat ? html`<${Mine} />` : html`<${Watching}><${Prompt} /><${CaptainControls} /><//>`}
      <${Windows} Opened=${Opened} window=${window} close=${() => open("")} Help=${Help} />
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
        <${Sort} text=${t("jay-sort")} shortcut=${keyFor("sort")} off=${now.hand.length < 2} sort=${sortHand} />
      </div>
      <div class="mine-tools">
        <${OwnSlots} />
        ${standIn ? html`<${StandIn} />` : html`<${Controls} />`}
      </div>
      <${Hand} />
    </section>
  `;
}
