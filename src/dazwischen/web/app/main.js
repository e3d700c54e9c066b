/** Begins: reads choices and texts, then shows the screen that the address names. */
import { html, render } from "../vendor/preact.js";
import { followReach } from "../net/reach.js";
import { installable } from "./install.js";
import { followPrefs } from "./prefs.js";
import { place } from "./router.js";
import { followLanguage, ready } from "./texts.js";
import { Device } from "../screens/device.js";
import { Later, LATER } from "../screens/later.js";
import { Settings } from "../screens/settings.js";
import { Start } from "../screens/start.js";
import { TableScreen } from "../screens/table.js";
import { Notices } from "../ui/notices.js";
import { Offline } from "../ui/offline.js";
import { RuleWindow } from "../ui/rule-window.js";

function App() {
  if (!ready.value) return null;
  return html`<${Offline} /><${Screen} /><${Notices} /><${RuleWindow} />`;
}

function Screen() {
  const { screen, argument } = place.value;
  if (LATER.has(screen)) return html`<${Later} key=${screen} name=${screen} />`;
  switch (screen) {
    case "table":
      return html`<${TableScreen} key=${argument} code=${argument} />`;
    case "settings":
      return html`<${Settings} />`;
    case "device":
      return html`<${Device} token=${argument} />`;
    default:
      return html`<${Start} />`;
  }
}

followPrefs();
followLanguage();
followReach();
installable();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
