/** Pages that are read when somebody comes to them: for looking things up, and for real tables. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t, withTexts } from "../app/texts.js";
import { withStyle } from "../games/registry.js";
import { Masthead } from "./masthead.js";

/** @type {Record<string, {read: () => Promise<{Page: () => any}>, catalogues: string[], style: string}>} */
const PAGES = {
  replay: {
    read: () => import("../study/replay.js"),
    catalogues: ["web-study", "web-replay"],
    style: "study/study.css",
  },
  referee: {
    read: () => import("../study/referee.js"),
    catalogues: ["web-study", "web-referee"],
    style: "study/study.css",
  },
  rules: {
    read: () => import("../study/rules.js"),
    catalogues: ["web-study", "web-rules", "web-jay"],
    style: "study/study.css",
  },
  sheet: {
    read: () => import("../sheet/page.js"),
    catalogues: ["web-sheet"],
    style: "sheet/sheet.css",
  },
  ratings: {
    read: () => import("../sheet/ratings.js"),
    catalogues: ["web-sheet"],
    style: "sheet/sheet.css",
  },
};

/** @param {{name: string}} props */
export function Study({ name }) {
  const [page, setPage] = useState(/** @type {{Page: () => any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { read, catalogues, style } = PAGES[name];
    Promise.all([read(), withTexts(catalogues), withStyle(`/web/${style}`)]).then(
      ([found]) => setPage(found),
      () => setFailed(true),
    );
  }, [name]);
  if (page) return html`<${page.Page} />`;
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${t(failed ? "web-no-server" : "web-line-connecting")}</p>
    </main>
  `;
}
