/** Begins: reads choices and texts, then shows the screen that the address names. */
import { effect, html, render } from "./vendor/preact.js";
import { askIn } from "./net/api.js";
import { followReach } from "./net/reach.js";
import { followPrefs, prefs } from "./app/prefs.js";
import { place } from "./app/router.js";
import { soon } from "./app/soon.js";
import { ready } from "./app/texts.js";
import { lettered } from "./app/typeface.js";
import { Later, LATER } from "./screens/later.js";
import { Start } from "./screens/start.js";
import { TableScreen } from "./screens/table.js";
import { Notices } from "./ui/notices.js";
import { Offline } from "./ui/offline.js";
import { asked } from "./ui/rule-links.js";

const RuleWindow = soon(() => import("./study/rule-window.js"), "RuleWindow", [
  "web/style/rule.css",
]);

function App() {
  if (!ready.value) return null;
  return html`<${Offline} /><${Screen} /><${Notices} />
    ${asked.value && html`<${RuleWindow} />`}`;
}

function Screen() {
  const { screen, argument } = place.value;
  if (LATER.has(screen)) return html`<${Later} key=${screen} name=${screen} />`;
  if (screen === "table") return html`<${TableScreen} key=${argument} code=${argument} />`;
  return html`<${Start} />`;
}

/** Reading everything ahead waits until whoever came has begun to play. */
const WORKER_AFTER = 3000;

/**
 * The page can be installed and opens without a connection, where the browser knows workers: only where
 * a page comes safely, or from this very computer. Elsewhere everything else works all the same.
 */
function keepAll() {
  navigator.serviceWorker?.register("worker.js").catch(() => {});
}

followPrefs();
effect(() => askIn(prefs.value.lang));
followReach();
setTimeout(keepAll, WORKER_AFTER);
void lettered.then(() =>
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app"))),
);
