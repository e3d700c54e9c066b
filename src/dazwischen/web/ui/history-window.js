/** All that is remembered of a game, the latest first. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Dialog } from "./dialog.js";
import { Held } from "./history.js";
import { Lines } from "./history-lines.js";
import { story } from "./told.js";

/** @param {{close: () => void}} props */
export function HistoryWindow({ close }) {
  return html`
    <${Dialog} title=${t("web-history")} close=${close}>
      <${Held} />
      <${Lines} lines=${story.value.toReversed()} />
    <//>
  `;
}
