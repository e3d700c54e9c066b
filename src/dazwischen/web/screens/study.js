/** Pages for looking things up: replays, the referee, the rules. Read when somebody comes to them. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t, withTexts } from "../app/texts.js";
import { withStyle } from "../games/registry.js";
import { Masthead } from "./masthead.js";

/** @type {Record<string, {read: () => Promise<{Page: () => any}>, catalogues: string[]}>} */
const PAGES = {
  replay: { read: () => import("../study/replay.js"), catalogues: ["web-study", "web-replay"] },
  referee: { read: () => import("../study/referee.js"), catalogues: ["web-study", "web-referee"] },
  rules: {
    read: () => import("../study/rules.js"),
    catalogues: ["web-study", "web-rules", "web-jay"],
  },
};

/** @param {{name: string}} props */
export function Study({ name }) {
  const [page, setPage] = useState(/** @type {{Page: () => any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { read, catalogues } = PAGES[name];
    const sheet = withStyle("/web/study/study.css");
    Promise.all([read(), withTexts(catalogues), sheet]).then(
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
