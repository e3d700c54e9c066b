/** The windows that the bar over a game opens. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Choices } from "../screens/settings.js";
import { table } from "../table/store.js";
import { Dialog } from "./dialog.js";
import { Talk } from "./talk.js";

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
