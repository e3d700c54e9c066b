/** Tournaments are read when somebody comes to one. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t, withTexts } from "../app/texts.js";
import { withStyle } from "../games/registry.js";
import { Masthead } from "./masthead.js";

/** The rules of online tables are named as at the table itself. */
const CATALOGUES = ["web-tournament", "web-jay", "web-jarnac"];

export function TournamentScreen() {
  const [page, setPage] = useState(/** @type {{Page: () => any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const code = import("../tournament/page.js");
    const sheet = withStyle("/web/tournament/tournament.css");
    Promise.all([code, withTexts(CATALOGUES), sheet]).then(
      ([found]) => setPage(found),
      () => setFailed(true),
    );
  }, []);
  if (page) return html`<${page.Page} />`;
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${t(failed ? "web-no-server" : "web-line-connecting")}</p>
    </main>
  `;
}
