/** The screen of a game of Jarnac. */
import { html, useEffect, useLayoutEffect, useState } from "../../vendor/preact.js";
import { prefer, prefs } from "../../app/prefs.js";
import { allowSound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { Choices } from "../../screens/settings.js";
import { table } from "../../table/store.js";
import { Connection } from "../../ui/connection.js";
import { Dialog } from "../../ui/dialog.js";
import { Icon } from "../../ui/icons.js";
import { Talk } from "../../ui/talk.js";
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
import { followEvents, lastCall, lastTold } from "./tell.js";

/** @typedef {"" | "talk" | "help" | "settings" | "analysis"} Window */

export function Board() {
  useLayoutEffect(followGame, []);
  useLayoutEffect(followEvents, []);
  useEffect(allowSound, []);
  useKeys();
  const [window, open] = useState(/** @type {Window} */ (""));
  const now = view.value;
  if (!now) return null;
  return html`
    <main class="game jarnac" data-sides=${now.sides.length} data-stage=${stage.value}>
      <${Bar} open=${open} />
      <section class="boards" aria-label=${t("jarnac-table")}>
        <${Sides} />
        ${lastCall.value && html`<p class="call" aria-hidden="true">Jarnac! <small>${lastCall.value}</small></p>`}
      </section>
      <section class="mine" aria-label=${t("jarnac-mine")}>
        ${table.value?.game?.outcome ? html`<${Result} analyse=${() => open("analysis")} />` : html`<${Now} />`}
        <${Team} />
        <${Build} />
        <${Controls} />
      </section>
      <${Opened} window=${window} close=${() => open("")} />
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

/** @param {{window: Window, close: () => void}} props */
function Opened({ window, close }) {
  switch (window) {
    case "talk":
      return html`<${Dialog} title=${t("web-talk")} close=${close}><${Talk} /><//>`;
    case "help":
      return html`<${Dialog} title=${t("web-help")} close=${close}><${Help} /><//>`;
    case "settings":
      return html`<${Dialog} title=${t("web-settings")} close=${close}><${Choices} /><//>`;
    case "analysis":
      return html`<${Dialog} title=${t("jarnac-analysis")} close=${close}><${Analysis} /><//>`;
    default:
      return null;
  }
}

/** @param {{open: (window: Window) => void}} props */
function Bar({ open }) {
  const now = view.value;
  const { sound } = prefs.value;
  if (!now) return null;
  return html`
    <header class="bar">
      <a class="quiet" href="#/">
        <${Icon} name="home" /><span class="unseen">${t("web-home")}</span>
      </a>
      <h1 class="bar-title">${t(`jarnac-title-${now.options.variant}`, { bag: now.bag })}</h1>
      <${Connection} />
      <${Tool}
        icon=${sound ? "sound" : "mute"}
        text=${t("web-sound-short")}
        pressed=${sound}
        use=${() => prefer({ sound: !sound })}
      />
      <${Tool} icon="talk" text=${t("web-talk")} use=${() => open("talk")} />
      <${Tool} icon="help" text=${t("web-help")} use=${() => open("help")} />
      <${Tool} icon="settings" text=${t("web-settings")} use=${() => open("settings")} />
    </header>
  `;
}

/** @param {{icon: string, text: string, pressed?: boolean, use: () => void}} props */
function Tool({ icon, text, pressed, use }) {
  return html`
    <button class="quiet tool" type="button" title=${text} aria-pressed=${pressed} onClick=${use}>
      <${Icon} name=${icon} /><span>${text}</span>
    </button>
  `;
}

const KEYS = [
  "letters",
  "send",
  "places",
  "clear",
  "draw",
  "exchange",
  "pass",
  "object",
  "shuffle",
  "accept",
  "move",
];

function Help() {
  const alone = (view.value?.goal ?? 0) > 0;
  return html`
    <p>${t(alone ? "jarnac-help-solo" : "jarnac-help-goal")}</p>
    ${!alone && html`<p>${t("jarnac-help-jarnac")}</p>`}
    <p>${t("jarnac-help-mouse")}</p>
    <dl class="key-list">
      ${KEYS.map(
        (name) =>
          html`
            <dt key=${name}><kbd>${t(`jarnac-keys-${name}`)}</kbd></dt>
            <dd>${t(`jarnac-keys-${name}-does`)}</dd>
          `,
      )}
    </dl>
  `;
}
