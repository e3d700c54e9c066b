/** The search field over the rules, and what it finds. */
import { html, useEffect, useId, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { go, place } from "../app/router.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { advice, guides } from "./guides.js";
import { rulebook } from "../ui/rulebook.js";
import { entries, search } from "./search.js";

/** @typedef {import("./search.js").Entry} Entry */

const SHOWN = 12;

/**
 * All rules in the reader's language, and in the other one.
 * @param {"de" | "en"} lang
 */
export function useEntries(lang) {
  const [book, setBook] = useState(
    /** @type {{own: Entry[], others: Entry[]}} */ ({ own: [], others: [] }),
  );
  useEffect(() => {
    let here = true;
    const both = [everything(lang), everything(lang === "de" ? "en" : "de")];
    Promise.all(both).then(
      ([own, others]) => here && setBook({ own, others }),
      // The page itself says that the server is away.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [lang]);
  return book;
}

/**
 * The rules, the pages beside them, and advice.
 * @param {"de" | "en"} lang
 */
async function everything(lang) {
  const [rules, pages, pieces] = await Promise.all([rulebook(lang), guides(lang), advice(lang)]);
  const advised = Object.entries(pieces).map(([game, found]) => [
    game,
    [{ title: t("rules-advice"), blocks: [], rules: found }],
  ]);
  return [
    ...entries(rules),
    ...entries(pages, "guide"),
    ...entries(Object.fromEntries(advised), "advice"),
  ];
}

export function RulesSearch() {
  const { lang } = prefs.value;
  const { own, others } = useEntries(lang);
  const [query, setQuery] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const id = useId();
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const focus = (event) => {
      const typing = /** @type {Element} */ (event.target).matches("input, textarea, select");
      if (event.key !== "/" || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  // Whoever has come to a rule has found it. At once: later it would take away what was typed since.
  useLayoutEffect(() => setQuery(""), [place.value]);
  const found = search(query, own, others);
  const shown = found.slice(0, SHOWN);
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(/** @type {HTMLAnchorElement} */ (event.target));
    if (event.key === "Escape") clear();
    else if (event.key === "ArrowDown") links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === "ArrowUp") (at > 0 ? links[at - 1] : field.current)?.focus();
    else return;
    event.preventDefault();
  };
  /** @param {SubmitEvent} event */
  const open = (event) => {
    event.preventDefault();
    if (!shown.length) return;
    go(shown[0].to.slice(1));
  };
  return html`
    <form class="rules-search" role="search" onSubmit=${open} onKeyDown=${move}>
      <label class="field" for=${id}>
        <span>${t("rules-search")}</span>
        <input
          id=${id}
          ref=${field}
          type="search"
          maxlength="80"
          autocomplete="off"
          placeholder=${t("rules-search-like")}
          value=${query}
          onInput=${(/** @type {InputEvent} */ event) =>
            setQuery(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      <p class="rules-found" role="status">
        ${query.trim() && t("rules-found", { count: found.length })}
      </p>
      ${
        shown.length > 0 &&
        html`
          <ol class="panel-card rules-hits" ref=${list}>
            ${shown.map(
              (entry) => html`
                <li key=${entry.id}>
                  <a href=${entry.to}>
                    <b>${entry.title}</b>
                    ${entry.kind === "rule" && html`<span class="rules-hit-id">${entry.id}</span>`}
                    <small>${t(`${entry.kind === "guide" ? "rules-page" : "study-game"}-${entry.game}`)} · ${entry.section}</small>
                  </a>
                </li>
              `,
            )}
          </ol>
        `
      }
    </form>
  `;
}
