/** How somebody's ratings went, a plot for each game and level. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Lines } from "./plot.js";
import { least, levelName } from "./rated.js";

/** @param {{histories: import("./rated.js").History[]}} props */
export function Histories({ histories }) {
  return histories.map(
    (history) => html`<${One} key=${`${history.game}/${history.level}`} history=${history} />`,
  );
}

/** @param {{history: import("./rated.js").History}} props */
function One({ history }) {
  const { points } = history;
  // Before the first game nothing is known, and so the one line begins at nothing.
  const lines = [
    { name: t("ratings-rating"), values: [0, ...points.map(least)] },
    { name: t("ratings-estimate"), values: [START, ...points.map(({ mu }) => mu)] },
  ];
  const name = levelName(history);
  return html`
    <div class="rating-history">
      <h3>${name}</h3>
      <${Lines} title=${name} across=${t("ratings-games")} lines=${lines} last=${points.length} digits=${1} />
    </div>
  `;
}

/** Where everybody begins. */
const START = 25;
