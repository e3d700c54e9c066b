/** The screen of a game of Jay. */
import { html, useEffect, useLayoutEffect, useState } from "../../vendor/preact.js";
import { prefer, prefs } from "../../app/prefs.js";
import { allowSound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { Faces } from "../../cards/faces.js";
import { Choices } from "../../screens/settings.js";
import { showTableMenu } from "../../screens/table-menu.js";
import { table } from "../../table/store.js";
import { Connection } from "../../ui/connection.js";
import { Dialog } from "../../ui/dialog.js";
import { Icon } from "../../ui/icons.js";
import { botPlaysForMe, StandIn } from "../../ui/stand-in.js";
import { Bubble, Talk } from "../../ui/talk.js";
import { keyFor, keys } from "./bindings.js";
import { Box } from "./box.js";
import { Controls, OwnSlots } from "./controls.js";
import { CountOut } from "./countout.js";
import { Hand } from "./hand-view.js";
import { useKeys } from "./keys.js";
import { followGame, sortHand, view } from "./play.js";
import { Prompt } from "./prompt.js";
import { Result } from "./result.js";
import { Around, Marks } from "./seats.js";
import { followEvents, lastTold } from "./tell.js";

/** @typedef {"" | "talk" | "help" | "settings"} Window */

export function Board() {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followEvents, []);
  useEffect(allowSound, []);
  useKeys();
  const [window, open] = useState(/** @type {Window} */ (""));
  const now = view.value;
  if (!now) return null;
  const close = () => open("");
  return html`
    <main class="game jay" data-players=${now.counts.length}>
      <${Faces} further=${now.options.figures} />
      <${Bar} open=${open} />
      <section class="felt" aria-label=${t("jay-table")}>
        <${Around} />
        <${Box} />
        <p class="ticker">${lastTold.value}</p>
        <${Result} />
      </section>
      ${now.seat ? html`<${Mine} />` : html`<${Watching} />`}
      ${window === "talk" && html`<${Dialog} title=${t("web-talk")} close=${close}><${Talk} /><//>`}
      ${window === "help" && html`<${Dialog} title=${t("web-help")} close=${close}><${Help} /><//>`}
      ${
        window === "settings" &&
        html`<${Dialog} title=${t("web-settings")} close=${close}><${Choices} /><//>`
      }
    </main>
  `;
}

/** @param {{open: (window: Window) => void}} props */
function Bar({ open }) {
  const now = view.value;
  const { fits, sound } = prefs.value;
  if (!now) return null;
  return html`
    <header class="bar">
      <a class="quiet" href="#/">
        <${Icon} name="home" /><span class="unseen">${t("web-home")}</span>
      </a>
      <h1 class="bar-title">${t("jay-title", { level: now.options.level, round: now.round })}</h1>
      <${Connection} />
      <${Tool}
        icon="fits"
        text=${t("jay-fits")}
        pressed=${fits}
        use=${() => prefer({ fits: !fits })}
      />
      <${Tool}
        icon=${sound ? "sound" : "mute"}
        text=${t("web-sound-short")}
        pressed=${sound}
        use=${() => prefer({ sound: !sound })}
      />
      <${Tool} icon="table" text=${t("web-table")} use=${showTableMenu} />
      <${Tool} icon="talk" text=${t("web-talk")} use=${() => open("talk")} />
      <${Tool} icon="help" text=${t("web-help")} use=${() => open("help")} />
      <${Tool} icon="settings" text=${t("web-settings")} use=${() => open("settings")} />
    </header>
  `;
}

/** @param {{icon: string, text: string, pressed?: boolean, use: () => void}} props */
function Tool({ icon, text, pressed, use }) {
  return html`
    <button class="quiet tool" type="button" data-tool=${icon} title=${text} aria-pressed=${pressed} onClick=${use}>
      <${Icon} name=${icon} /><span>${text}</span>
    </button>
  `;
}

/** The lower side of somebody who has no seat. */
function Watching() {
  const free = table.value?.room.seats.some(({ status }) => status === "empty");
  return html`
    <section class="mine watching">
      <${Prompt} />
      ${
        free &&
        html`<button class="btn big" type="button" onClick=${showTableMenu}>${t("web-sit")}</button>`
      }
    </section>
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
