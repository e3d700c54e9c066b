/** The screen of a game of Jarnac. */
import { html, useEffect, useLayoutEffect, useState } from "../../vendor/preact.js";
import { allowSound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { table } from "../../table/store.js";
import { Bar, Windows } from "../../ui/bar.js";
import { Dialog } from "../../ui/dialog.js";
import { botPlaysForMe, StandIn } from "../../ui/stand-in.js";
import { lastTold } from "../../ui/told.js";
import { keyFor, keys } from "./bindings.js";
import { Analysis } from "./analysis.js";
import { Build } from "./build.js";
import { Controls } from "./controls.js";
import { Entry } from "./entry.js";
import { useKeys } from "./keys.js";
import { followGame } from "./play.js";
import { other, own, view } from "./sides.js";
import { stage } from "./word.js";
import { Prompt } from "./prompt.js";
import { Result } from "./result.js";
import { SideView } from "./side.js";
import { Team } from "./team.js";
import { followEvents, lastCall } from "./tell.js";

export function Board() {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followEvents, []);
  useEffect(allowSound, []);
  useKeys();
  const [window, open] = useState("");
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
      <section class="mine" aria-label=${t("jarnac-mine")}>
        ${table.value?.game?.outcome ? html`<${Result} analyse=${() => open("analysis")} />` : html`<${Now} />`}
        ${botPlaysForMe() ? html`<${StandIn} />` : html`<${Team} /><${Build} /><${Controls} />`}
      </section>
      <${Windows} window=${window} close=${close} Help=${Help} />
      ${window === "analysis" && html`<${Dialog} title=${t("jarnac-analysis")} close=${close}><${Analysis} /><//>`}
      <${Entry} />
    </main>
  `;
}

function Now() {
  return html`<div class="now"><${Prompt} /><p class="news">${lastTold.value}</p></div>`;
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

function Help() {
  const alone = (view.value?.goal ?? 0) > 0;
  return html`
    <p>${t(alone ? "jarnac-help-solo" : "jarnac-help-goal")}</p>
    ${!alone && html`<p>${t("jarnac-help-jarnac")}</p>`}
    <p>${t("jarnac-help-mouse")}</p>
    <dl class="key-list">
      ${FIXED.map((name) => html`<${Key} key=${name} shown=${t(`jarnac-keys-${name}`)} does=${keys.does(name)} />`)}
      ${Object.keys(keys.defaults).map((name) => html`<${Key} key=${name} shown=${keyFor(name)} does=${keys.does(name)} />`)}
    </dl>
  `;
}

/** @param {{shown: string, does: string}} props */
function Key({ shown, does }) {
  return html`<dt><kbd>${shown}</kbd></dt><dd>${does}</dd>`;
}
