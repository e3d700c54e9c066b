/** One's own games, and games from a file. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, myName } from "../app/identity.js";
import { t } from "../app/texts.js";
import { NAMES } from "../games/registry.js";
import { Problem } from "../net/api.js";
import { Masthead } from "../ui/masthead.js";
import { told, whyNot } from "../ui/work.js";
import { GameCard } from "./game-card.js";
import { bringIn, myGames } from "./replays.js";

/** @typedef {import("./replays.js").Listed} Listed */
/** @typedef {import("./replays.js").Companion} Companion */
/** @typedef {{game: string, result: string, with: string}} Wanted */

/** @type {Wanted} */
const ANY = { game: "", result: "", with: "" };

export function Library() {
  const [wanted, want] = useState(ANY);
  const [games, setGames] = useState(/** @type {Listed[] | null} */ (null));
  const [people, setPeople] = useState(/** @type {Companion[]} */ ([]));
  const [older, setOlder] = useState(0);
  /** @param {number} before @param {readonly Listed[]} shown */
  const read = async (before, shown) => {
    await beSomebody();
    const page = await myGames({ ...wanted, before });
    setGames([...shown, ...page.games]);
    setPeople(page.people);
    setOlder(page.older);
  };
  useEffect(() => {
    if (!myName.peek()) setGames([]);
    else void told(() => read(0, []));
  }, [wanted]);
  /** @param {number} id */
  const gone = (id) => setGames((games ?? []).filter((game) => game.id !== id));
  const searching = wanted !== ANY;
  return html`
    <main class="page">
      <${Masthead} />
      <section class="panel-card" aria-labelledby="library-title">
        <h2 id="library-title">${t("replay-my-games")}</h2>
        ${(searching || games?.length) && html`<${Filter} wanted=${wanted} people=${people} want=${want} />`}
        ${games?.length === 0 && !older && html`<p role="status">${t(searching ? "replay-none-such" : "replay-none")}</p>`}
        <ul class="my-games">
          ${games?.map((game) => html`<${GameCard} key=${game.id} game=${game} gone=${() => gone(game.id)} />`)}
        </ul>
        ${
          older > 0 &&
          html`
            <button class="btn" type="button" onClick=${() => void told(() => read(older, games ?? []))}>
              ${t("replay-older")}
            </button>
          `
        }
      </section>
      <${FromFile} />
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

/** @param {{wanted: Wanted, people: readonly Companion[], want: (wanted: Wanted) => void}} props */
function Filter({ wanted, people, want }) {
  /** @param {keyof Wanted} name @param {readonly [value: string, label: string][]} options */
  const choice = (name, options) => html`
    <label>
      <span class="unseen">${t(`replay-filter-${name}`)}</span>
      <select
        value=${wanted[name]}
        onChange=${(/** @type {Event} */ event) =>
          want({ ...wanted, [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
      >
        <option value="">${t(`replay-any-${name}`)}</option>
        ${options.map(([value, label]) => html`<option key=${value} value=${value}>${label}</option>`)}
      </select>
    </label>
  `;
  return html`
    <div class="game-filter" role="group" aria-label=${t("replay-filter")}>
      ${choice(
        "game",
        NAMES.map((name) => [name, t(`study-game-${name}`)]),
      )}
      ${choice("result", [
        ["won", t("replay-result-won")],
        ["lost", t("replay-result-lost")],
      ])}
      ${choice("with", [
        ["bots", t("replay-only-bots")],
        .../** @type {[string, string][]} */ (people.map(({ id, name }) => [String(id), name])),
      ])}
    </div>
  `;
}

function FromFile() {
  const [trouble, setTrouble] = useState("");
  /** @param {Event} event */
  const take = async (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (!file) return;
    setTrouble("");
    try {
      await beSomebody();
      const { path } = await bringIn(file);
      location.hash = path.slice(2);
    } catch (problem) {
      setTrouble(inFile(problem));
    }
    // So that the same file can be chosen again once it is mended.
    input.value = "";
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
      <p class="file-trouble" role="alert">${trouble}</p>
    </section>
  `;
}

/** In a sentence, with the line of the file. @param {unknown} problem */
function inFile(problem) {
  const line = problem instanceof Problem ? problem.line : 0;
  return line ? t("replay-file-line", { line, problem: whyNot(problem) }) : whyNot(problem);
}
