/** The bar over a game, and the windows that it opens. */
import { html } from "../vendor/preact.js";
import { prefer, prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { Choices } from "../screens/settings.js";
import { showTableMenu } from "../screens/table-menu.js";
import { table } from "../table/store.js";
import { Connection } from "./connection.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { Talk } from "./talk.js";

/**
 * @typedef {object} BarProps
 * @property {string} title
 * @property {(window: string) => void} open
 * @property {boolean} [fits] whether the game can show what fits
 */

/** @param {BarProps} props */
export function Bar({ title, open, fits: canShow = true }) {
  const { fits, sound } = prefs.value;
  return html`
    <header class="bar">
      <a class="quiet" href="#/">
        <${Icon} name="home" /><span class="unseen">${t("web-home")}</span>
      </a>
      <h1 class="bar-title">${title}</h1>
      <${Connection} />
      ${
        canShow &&
        html`
          <${Tool}
            icon="fits"
            text=${t("web-fits")}
            pressed=${fits}
            use=${() => prefer({ fits: !fits })}
          />
        `
      }
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

/** @param {{window: string, close: () => void, Help: () => any}} props */
export function Windows({ window, close, Help }) {
  switch (window) {
    case "talk":
      return html`<${Dialog} title=${t("web-talk")} close=${close}><${Talk} /><//>`;
    case "help":
      return html`
        <${Dialog} title=${t("web-help")} close=${close}><${Help} /><${RulesLink} /><//>
      `;
    case "settings":
      return html`<${Dialog} title=${t("web-settings")} close=${close}><${Choices} /><//>`;
    default:
      return null;
  }
}

/** In a tab of its own: nobody should leave a running game to look something up. */
function RulesLink() {
  const game = table.value?.room.game;
  if (!game) return null;
  return html`<p><a href=${`#/rules/${game}`} target="_blank">${t("web-help-rules")}</a></p>`;
}
