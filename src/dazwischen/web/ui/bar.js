/** The bar over a game, and the windows that it opens. */
import { html, useEffect } from "../vendor/preact.js";
import { opening } from "../app/anew.js";
import { prefer, prefs } from "../app/prefs.js";
import { readAhead } from "../app/soon.js";
import { t } from "../app/texts.js";
import { reachable } from "../net/reach.js";
import { Connection } from "./connection.js";
import { Icon } from "./icons.js";
import { closeHistory, historyOpen } from "./told.js";

/** The window over the game. */
const opened = opening("window");
/** Whether the table behind the game is shown. */
export const menu = opening("menu");

export function showTableMenu() {
  menu.value = "open";
}

/** @param {string} window */
function open(window) {
  opened.value = window;
}

/** @returns {[string, (window: string) => void]} which window is open, and what opens another */
export function useWindow() {
  useEffect(() => () => open(""), []);
  return [opened.value, open];
}

export function closeTableMenu() {
  menu.value = "";
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
      <${Title} title=${title} />
      <${Connection} />
      <div id=${TOOLS} class="tools" popover>
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
        <${Tool} icon="table" text=${t("web-table")} use=${showTableMenu} />
        <${Tool} icon="talk" text=${t("web-talk")} use=${() => open("talk")} />
        <${Tool} icon="settings" text=${t("web-settings")} use=${() => open("settings")} />
      </div>
      <${Tool}
        icon=${sound ? "sound" : "mute"}
        text=${t("web-sound-short")}
        pressed=${sound}
        use=${() => prefer({ sound: !sound })}
      />
      <${Tool} icon="help" text=${t("web-help")} use=${() => open("help")} />
      <button class="quiet more" type="button" popovertarget=${TOOLS}>
        <${Icon} name="more" /><span class="unseen">${t("web-more")}</span>
      </button>
    </header>
  `;
}

/** Where there is little room these wait behind a button. */
const TOOLS = "bar-tools";

/**
 * As long as the server cannot be reached, the bar says so: nothing else has to move for it.
 * @param {{title: string}} props
 */
function Title({ title }) {
  if (reachable.value) return html`<h1 class="bar-title">${title}</h1>`;
  const text = t("web-offline");
  return html`
    <h1 class="unseen">${title}</h1>
    <p class="offline" role="status" title=${text}>${text}</p>
  `;
}

/** @param {{icon: string, text: string, pressed?: boolean, use: () => void}} props */
function Tool({ icon, text, pressed, use }) {
  return html`
    <button
      class="quiet tool"
      type="button"
      data-tool=${icon}
      title=${text}
      aria-pressed=${pressed}
      popovertarget=${TOOLS}
      popovertargetaction="hide"
      onClick=${use}
    >
      <${Icon} name=${icon} /><span>${text}</span>
    </button>
  `;
}

/**
 * What the buttons open, read when there is nothing else to do: whoever shows a game hands it in, since
 * the windows show more of the house than the bar knows.
 * @param {{Opened: import("../app/soon.js").Soon, window: string, close: () => void, Help: () => any}} props
 */
export function Windows({ Opened, ...props }) {
  useEffect(() => readAhead([Opened]), []);
  useEffect(() => closeTableMenu, []);
  useEffect(() => closeHistory, []);
  const isOpen = props.window || menu.value || historyOpen.value;
  return isOpen && html`<${Opened} ...${props} />`;
}
