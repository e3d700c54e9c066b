/** Pages that are read when somebody comes to them, so that whoever wants to play need not wait. */
import { html, useState } from "../vendor/preact.js";
import { imported } from "../app/anew.js";
import { useReading } from "../app/soon.js";
import { withStyle } from "../app/styles.js";
import { t, withTexts } from "../app/texts.js";
import { Masthead } from "../ui/masthead.js";

/**
 * @typedef {object} LaterPage
 * @property {() => Promise<{Page: () => any}>} read
 * @property {readonly string[]} [catalogues]
 * @property {readonly string[]} [styles]
 */

/** @type {Record<string, LaterPage>} by the first part of the address */
const PAGES = {
  replay: {
    read: () => import("../study/replay.js"),
    catalogues: ["web-study", "web-replay"],
    styles: ["study/study.css", "study/replay.css"],
  },
  referee: {
    read: () => import("../study/referee.js"),
    catalogues: ["web-study", "web-referee"],
    styles: ["study/study.css", "study/referee.css"],
  },
  rules: {
    read: () => import("../study/rules.js"),
    catalogues: ["web-study", "web-rules"],
    styles: ["study/study.css", "study/rules.css"],
  },
  words: {
    read: () => import("../study/words.js"),
    catalogues: ["web-study", "web-words", "words"],
    styles: ["study/study.css", "study/words.css"],
  },
  sheet: {
    read: () => import("../sheet/page.js"),
    catalogues: ["web-sheet"],
    styles: [
      "sheet/sheet.css",
      "sheet/standing.css",
      "sheet/seats.css",
      "sheet/lines.css",
      "sheet/paper.css",
    ],
  },
  ratings: {
    read: () => import("../sheet/ratings.js"),
    catalogues: ["web-sheet"],
    styles: ["sheet/sheet.css", "sheet/standing.css", "sheet/lines.css"],
  },
  settings: {
    read: () => import("./settings.js"),
  },
  house: {
    read: () => import("./house.js"),
    styles: ["style/house.css"],
  },
  device: {
    read: () => import("./device.js"),
  },
  tournament: {
    read: () => import("../tournament/page.js"),
    catalogues: ["web-tournament"],
    styles: ["frame", "people", "tables", "standing", "wall", "report"].map(
      (name) => `tournament/${name}.css`,
    ),
  },
};

/** Rules and plain tables, which look the same on all of them. */
const SHARED = "style/rule.css";

export const LATER = new Set(Object.keys(PAGES));

/** @param {string} name */
async function readPage(name) {
  const { read, catalogues = [], styles = [] } = PAGES[name];
  const sheets = [SHARED, ...styles].map((style) => withStyle(`web/${style}`));
  const [page] = await Promise.all([imported(read), withTexts(catalogues), ...sheets]);
  return page;
}

/** @param {{name: string}} props */
export function Later({ name }) {
  const [page, setPage] = useState(/** @type {{Page: () => any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useReading(() => readPage(name), { done: setPage, failed: () => setFailed(true) }, [name]);
  if (page) return html`<${page.Page} />`;
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${t(failed ? "web-no-server" : "web-line-connecting")}</p>
    </main>
  `;
}
