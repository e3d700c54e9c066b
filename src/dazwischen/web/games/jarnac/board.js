/** The screen of a game of Jarnac. */
import { computed, html, useEffect, useLayoutEffect, useState } from "../../vendor/preact.js";
import { allowSound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { botPlaysForMe, table } from "../../table/store.js";
import { Bar, useWindow, Windows } from "../../ui/bar.js";
import { Dialog } from "../../ui/dialog.js";
import { History } from "../../ui/history.js";
import { KeyList } from "../../ui/key-list.js";
import { followResult, ResultButton, resultShown } from "../../ui/result-shown.js";
import { StandIn } from "../../ui/stand-in.js";
import { keyFor, keys } from "./bindings.js";
import { Analysis } from "./analysis.js";
import { Build } from "./build.js";
import { Controls } from "./controls.js";
import { Entry } from "./entry.js";
import { useKeys } from "./keys.js";
import { sideName } from "./names.js";
import { followGame } from "./play.js";
import { other, own, view } from "./sides.js";
import { stage } from "./word.js";
import { Prompt } from "./prompt.js";
import { Result } from "./result.js";
import { SideView } from "./side.js";
import { Team } from "./team.js";
import { followEvents, lastCall } from "./tell.js";

/** The last word can be objected to when all rows are full: only then it is settled. */
const over = computed(() => Boolean(table.value?.game?.outcome));

/** @param {import("../registry.js").BoardProps} props */
export function Board({ Opened }) {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followEvents, []);
  useLayoutEffect(() => followResult(over), []);
  useEffect(allowSound, []);
  useKeys();
  const [window, open] = useWindow();
  const now = view.value;
  if (!now) return null;
  const title = t(`jarnac-title-${now.options.variant}`, { bag: now.bag });
  const close = () => open("");
  return html`
    <main class="game jarnac" data-sides=${now.sides.length} data-stage=${stage.value}>
      <${Bar} title=${title} open=${open} fits=${false} />
      <section class="boards" aria-label=${t("jarnac-table")}>
        <${Sides} />
        ${lastCall.value && html`<p class="call" aria-hidden="true">Jarnac! <small>${lastCall.value}</small></p>`}
      </section>
      <${History}>${over.value && html`<${ResultButton} />`}<//>
      ${resultShown.value && html`<${Result} analyse=${() => open("analysis")} />`}
      <section class="mine" aria-label=${t("jarnac-mine")}>
        <${Prompt} />
        ${botPlaysForMe() ? html`<${StandIn} />` : html`<${Team} /><${Build} /><${Controls} />`}
      </section>
      <${Windows} Opened=${Opened} window=${window} close=${close} Help=${Help} />
      ${window === "analysis" && html`<${Dialog} title=${t("jarnac-analysis")} close=${close}><${Missed} now=${now} /><//>`}
      <${Entry} />
    </main>
  `;
}

/** @param {{now: import("./told").View}} props */
function Missed({ now }) {
  const id = table.value?.game?.id ?? 0;
  /** @param {number} side */
  const named = (side) => sideName(now, side);
  return html`<${Analysis} id=${id} options=${now.options} named=${named} />`;
}

/** Where there is little room, one board is in front: the one that letters are taken from. */
function Sides() {
  const [brought, bring] = useState(0);
  const now = view.value;
  const sides = other.value ? [own.value, other.value] : [own.value];
  const natural = stage.value === "jarnac" ? other.value : own.value;
  const turn = `${now?.move}-${stage.value}`;
  useEffect(() => bring(0), [turn]);
  return sides.map(
    (side) => html`
      <${SideView}
        key=${side}
        side=${side}
        front=${side === (brought || natural)}
        bring=${() => bring(side)}
      />
    `,
  );
}

/** Keys that stay as they are. */
const FIXED = ["letters", "send", "places", "clear", "move"];

/** @param {{children?: import("../../vendor/preact.js").ComponentChildren}} props */
function Help({ children }) {
  const alone = (view.value?.goal ?? 0) > 0;
  return html`
    <p>${t(alone ? "jarnac-help-solo" : "jarnac-help-goal")}</p>
    ${!alone && html`<p>${t("jarnac-help-jarnac")}</p>`}
    <p>${t("jarnac-help-mouse")}</p>
    <p><a href="#/words">${t("jarnac-help-words")}</a></p>
    ${children}
    <${KeyList} named="jarnac" fixed=${FIXED} keys=${keys} keyFor=${keyFor} />
  `;
}
