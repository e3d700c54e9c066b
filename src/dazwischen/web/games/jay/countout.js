/** "23, 22, 21, Strafe" at whoever must lay. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { table } from "../../table/store.js";
import { view } from "./play.js";
import { COUNT_OUT } from "./view.js";

/** @param {{seat: number}} props */
export function CountOut({ seat }) {
  const counting = view.value?.flow?.obligation === seat ? view.value.counting : null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (counting === null) return undefined;
    const timer = setInterval(() => tick((times) => times + 1), 200);
    return () => clearInterval(timer);
  }, [counting]);
  const game = table.value?.game;
  if (counting === null || !game) return null;
  const since = game.now + performance.now() - game.heard - counting;
  const said =
    since >= COUNT_OUT ? t("jay-strafe") : String(23 - Math.max(0, Math.floor(since / 1000)));
  return html`<span class="count-out" aria-hidden="true">${said}</span>`;
}
