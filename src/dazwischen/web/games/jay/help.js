/** How Jay is played here, in a window. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { KeyList } from "../../ui/key-list.js";
import { keyFor, keys } from "./bindings.js";
import { tip, TIPS } from "./controls.js";
import { view } from "./play.js";

/** Keys that stay as they are. */
const FIXED = ["cards", "lay", "down", "digits", "move", "amount"];

/** @param {{children?: import("../../vendor/preact.js").ComponentChildren}} props */
export function Help({ children }) {
  const { level } = view.value?.options ?? { level: 1 };
  return html`
    <p>${t("jay-help-goal")}</p>
    <p>${t("jay-help-mouse")}</p>
    ${level > 1 && html`<p>${t("jay-help-throw")}</p>`}
    ${TIPS.map((name) => html`<p key=${name}>${tip(name)}</p>`)}
    ${children}
    <${KeyList} named="jay" fixed=${FIXED} keys=${keys} keyFor=${keyFor} />
  `;
}
