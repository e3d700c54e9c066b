/** The windows that the bar over a game opens. */
import { html, useState } from "../vendor/preact.js";
import { soon } from "../app/soon.js";
import { withStyle } from "../app/styles.js";
import { t } from "../app/texts.js";
import { condition, distance, table } from "../table/store.js";
import { closeTableMenu, menu } from "../ui/bar.js";
import { Dialog } from "../ui/dialog.js";
import { HistoryWindow } from "../ui/history-window.js";
import { Talk } from "../ui/talk.js";
import { closeHistory, historyOpen } from "../ui/told.js";
import { Choices } from "./settings.js";
import { TableMenu } from "./table-menu.js";

const AdviceHere = soon(async () => {
  const style = withStyle("web/study/advice.css");
  const [part] = await Promise.all([import("../study/advice-here.js"), style]);
  return part;
}, "AdviceHere");

/** @typedef {{window: string, close: () => void, Help: (props: {children?: any}) => any}} Props */

/** @param {Props} props */
export function Opened(props) {
  return html`
    <${OneWindow} ...${props} />
    ${menu.value && html`<${TableMenu} close=${closeTableMenu} />`}
    ${historyOpen.value && html`<${HistoryWindow} close=${closeHistory} />`}
  `;
}

/** @param {Props} props */
function OneWindow({ window, close, Help }) {
  switch (window) {
    case "talk":
      return html`<${Dialog} title=${t("web-talk")} close=${close}><${Talk} /><//>`;
    case "help":
      return html`
        <${Dialog} title=${t("web-help")} close=${close}>
          <${Help}><${Advised} /><//><${Distance} /><${RulesLink} />
        <//>
      `;
    case "settings":
      return html`<${Dialog} title=${t("web-settings")} close=${close}><${Choices} /><//>`;
    default:
      return null;
  }
}

/** What is good play by these rules, read when somebody unfolds it. */
function Advised() {
  const [open, setOpen] = useState(false);
  const at = table.value;
  const options = at?.game?.view.options;
  if (!options) return null;
  /** @param {Event} event */
  const toggle = (event) => setOpen(/** @type {HTMLDetailsElement} */ (event.target).open);
  return html`
    <details class="more" onToggle=${toggle}>
      <summary>${t("web-help-advice")}</summary>
      <div class="column">${open && html`<${AdviceHere} game=${at.room.rules.game} options=${options} />`}</div>
    </details>
  `;
}

/** What the number in the bar means, also for those who have no mouse to ask it with. */
function Distance() {
  if (condition.value !== "open" || !distance.value) return null;
  return html`<p class="fine">${t("web-line-open", { ms: distance.value })}</p>`;
}

/** In a tab of its own: nobody should leave a running game to look something up. */
function RulesLink() {
  const game = table.value?.room.rules.game;
  if (!game) return null;
  return html`<p><a href=${`#/rules/${game}`} target="_blank">${t("web-help-rules")}</a></p>`;
}
