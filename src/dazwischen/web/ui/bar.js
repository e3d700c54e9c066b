/** The bar over a game, and the windows that it opens. */
import { html, signal, useEffect } from "../vendor/preact.js";
import { prefer, prefs } from "../app/prefs.js";
import { readAhead, soon } from "../app/soon.js";
import { t } from "../app/texts.js";
import { Connection } from "./connection.js";
import { Icon } from "./icons.js";

const Opened = soon(() => import("./windows.js"), "Windows");
const TableMenu = soon(() => import("../screens/table-menu.js"), "TableMenu");

/** Whether the table behind the game is shown. */
const menuOpen = signal(false);

export function showTableMenu() {
  menuOpen.value = true;
}

function closeTableMenu() {
  menuOpen.value = false;
}

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
export function Windows(props) {
  useEffect(() => readAhead([Opened, TableMenu]), []);
  useEffect(() => closeTableMenu, []);
  return html`
    ${props.window && html`<${Opened} ...${props} />`}
    ${menuOpen.value && html`<${TableMenu} close=${closeTableMenu} />`}
  `;
}
