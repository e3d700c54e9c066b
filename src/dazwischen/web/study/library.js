/** One's own games, and games from a file. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, myName } from "../app/identity.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Masthead } from "../screens/masthead.js";
import { notice } from "../ui/notices.js";
import { bringIn, myGames } from "./replays.js";

/** @typedef {import("./replays.js").Listed} Listed */

export function Library() {
  const [games, setGames] = useState(/** @type {Listed[] | null} */ (null));
  useEffect(() => {
    if (!myName.peek()) setGames([]);
    else void told(async () => setGames(await beSomebody().then(myGames)));
  }, []);
  return html`
    <main class="page">
      <${Masthead} />
      <section class="panel-card" aria-labelledby="library-title">
        <h2 id="library-title">${t("replay-my-games")}</h2>
        ${games?.length === 0 && html`<p>${t("replay-none")}</p>`}
        <ul class="tables">
          ${games?.map((game) => html`<${GameLink} key=${game.id} game=${game} />`)}
        </ul>
      </section>
      <${FromFile} />
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

/** @param {{game: Listed}} props */
function GameLink({ game }) {
  const when = new Date(game.begun).toLocaleString(prefs.value.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`
    <li>
      <a class="table-link" href=${game.path.slice(1)}>
        <strong>${t(`study-game-${game.game}`)}</strong>
        <span>${when}</span>
        <span>${Object.values(game.names).flat().join(", ")}</span>
      </a>
    </li>
  `;
}

function FromFile() {
  /** @param {Event} event */
  const take = (event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    void told(async () => {
      await beSomebody();
      const { path } = await bringIn(file);
      location.hash = path.slice(2);
    });
  };
  return html`
    <section class="panel-card" aria-labelledby="file-title">
      <h2 id="file-title">${t("replay-file-title")}</h2>
      <p>${t("replay-file")}</p>
      <p>
        <label class="btn load">
          ${t("replay-file-choose")}
          <input class="unseen" type="file" accept=".jsonl,.ndjson" onChange=${take} />
        </label>
      </p>
    </section>
  `;
}

/** @param {() => Promise<void>} work */
async function told(work) {
  try {
    await work();
  } catch (problem) {
    notice(problem instanceof api.Problem ? problem.message : t("web-no-server"));
  }
}
