/** "23, 22, 21, Strafe" at whoever must lay. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { tableTime } from "../../table/store.js";
import { view } from "./play.js";
import { COUNT_OUT } from "./view.js";

const SECOND = 1000;

/** @param {{seat: number}} props */
export function CountOut({ seat }) {
  const isOut = view.value?.counted_out === seat;
  const counting = view.value?.flow?.obligation === seat ? view.value.counting : null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (counting === null) return undefined;
    const timer = setInterval(() => tick((times) => times + 1), 200);
    return () => clearInterval(timer);
  }, [counting]);
  if (isOut) return html`<${Said} text=${t("jay-strafe")} />`;
  if (counting === null) return null;
  const since = tableTime() - counting;
  // "Strafe" is for the table to say; where it binds nobody, the count is simply over.
  if (since >= COUNT_OUT + SECOND) return null;
  const seconds = Math.floor(Math.min(Math.max(0, since), COUNT_OUT - 1) / SECOND);
  return html`<${Said} text=${String(23 - seconds)} />`;
}

/** @param {{text: string}} props */
function Said({ text }) {
  return html`<span class="count-out" aria-hidden="true">${text}</span>`;
}
