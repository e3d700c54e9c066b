/** The dictionary: what a word is, whether it counts, and what its letters make. */
import { html, useEffect, useId, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { go, place } from "../app/router.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Masthead } from "../ui/masthead.js";
import { whyNot } from "../ui/work.js";

const LANGUAGES = ["de", "fr"];
const LONGEST = 9;
/** ß lies as two letters, and so do umlauts where the box has none. */
const TYPED = 2 * LONGEST;

/**
 * @typedef {object} Asked
 * @property {string} word
 * @property {string} language
 */

/** @typedef {{finding: api.Finding, search: api.Search | null, trouble: string}} Answer */

export function Page() {
  const asked = askedBy(place.value);
  return html`
    <main class="page words">
      <${Masthead} />
      <section class="panel-card" aria-labelledby="words-title">
        <h2 id="words-title">${t("web-study-words")}</h2>
        <p>${t("words-line")}</p>
        <${Ask} key=${`${asked.language}/${asked.word}`} asked=${asked} />
      </section>
      ${asked.word && html`<${Told} asked=${asked} />`}
      <p><a class="btn" href="#/">${t("web-home")}</a></p>
    </main>
  `;
}

/**
 * `#/words/de/HAUS`
 * @param {{argument: string, more: string[]}} address
 * @returns {Asked}
 */
function askedBy({ argument, more: [word = ""] }) {
  return { language: LANGUAGES.includes(argument) ? argument : "de", word: word.slice(0, TYPED) };
}

/** @param {Asked} asked */
function pathOf({ language, word }) {
  return `/words/${language}/${encodeURIComponent(word)}`;
}

/** @param {{asked: Asked}} props */
function Ask({ asked }) {
  const [word, setWord] = useState(asked.word);
  const [language, setLanguage] = useState(asked.language);
  const id = useId();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (word.trim()) go(pathOf({ language, word: word.trim().toUpperCase() }));
  };
  return html`
    <form class="words-ask" onSubmit=${submit}>
      <label class="field" for=${`${id}-word`}>
        <span>${t("words-word")}</span>
        <input
          id=${`${id}-word`}
          value=${word}
          maxlength=${TYPED}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          enterkeyhint="search"
          onInput=${(/** @type {InputEvent} */ event) =>
            setWord(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      <label class="field" for=${`${id}-language`}>
        <span>${t("words-language")}</span>
        <select
          id=${`${id}-language`}
          value=${language}
          onChange=${(/** @type {Event} */ event) =>
            setLanguage(/** @type {HTMLSelectElement} */ (event.target).value)}
        >
          ${LANGUAGES.map(
            (name) =>
              html`<option key=${name} value=${name}>${t(`words-language-${name}`)}</option>`,
          )}
        </select>
      </label>
      <button class="btn primary" type="submit">${t("words-look")}</button>
    </form>
  `;
}

/** @param {{asked: Asked}} props */
function Told({ asked }) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const { lang } = prefs.value;
  useEffect(() => {
    let current = true;
    setAnswer(null);
    setTrouble("");
    ask(asked).then(
      (found) => current && setAnswer(found),
      (problem) => current && setTrouble(whyNot(problem)),
    );
    return () => {
      current = false;
    };
  }, [asked.word, asked.language, lang]);
  if (trouble) return html`<p class="panel-card" role="alert">${trouble}</p>`;
  return html`
    <div class="words-told" aria-live="polite" aria-busy=${!answer}>
      ${answer && html`<${Verdict} finding=${answer.finding} language=${asked.language} />`}
      ${answer?.search && html`<${Made} search=${answer.search} language=${asked.language} />`}
      ${answer?.trouble && html`<p class="panel-card">${answer.trouble}</p>`}
    </div>
  `;
}

/**
 * What letters make may be refused where what a word is may be told.
 * @param {Asked} asked
 * @returns {Promise<Answer>}
 */
async function ask({ word, language }) {
  const finding = await api.lookUp(word, language, "tiles");
  try {
    return { finding, search: await api.searchLetters(word, language), trouble: "" };
  } catch (problem) {
    return { finding, search: null, trouble: whyNot(problem) };
  }
}

/** @param {{finding: api.Finding, language: string}} props */
function Verdict({ finding, language }) {
  const { word, standard, professional, entries, instead } = finding;
  const counts = professional ? "professional" : "standard";
  return html`
    <section class="panel-card" aria-labelledby="verdict-title">
      <h3 id="verdict-title" class="words-word" lang=${language}>${word.toUpperCase()}</h3>
      <p class="words-verdict" data-counts=${standard}>
        ${standard ? t(`words-counts-${counts}`) : t(`words-no-${instead ?? "unknown"}`)}
      </p>
      <ul class="words-entries">
        ${entries.map(
          ({ lemma, pos, form }, index) => html`
            <li key=${index}>
              <b lang=${language}>${lemma}</b> ${t(`pos-${pos}`)}
              <span class="fine"> ${t(`form-${form.replaceAll(".", "-")}`)}</span>
            </li>
          `,
        )}
      </ul>
      ${finding.tier && html`<p class="fine">${t(`words-tier-${finding.tier}`)}</p>`}
      <p class="fine">${t("words-source")}</p>
    </section>
  `;
}

/** @param {{search: api.Search, language: string}} props */
function Made({ search, language }) {
  const { letters, same, more, begun, less } = search;
  const others = same.filter(({ word }) => word !== letters);
  return html`
    <section class="panel-card" aria-labelledby="made-title">
      <h3 id="made-title">${t("words-made", { letters })}</h3>
      <${List} title=${t("words-same")} words=${others} language=${language} />
      <h4>${t("words-more")}</h4>
      ${!Object.keys(more).length && html`<p class="fine">${t("words-none")}</p>`}
      ${Object.entries(more).map(
        ([letter, words]) => html`
          <div class="words-more" key=${letter}>
            <b>+${letter}</b> <${Words} words=${words} language=${language} />
          </div>
        `,
      )}
      <${List} title=${t("words-begun")} words=${begun} language=${language} />
      <${List} title=${t("words-less")} words=${less} language=${language} />
    </section>
  `;
}

/** @param {{title: string, words: api.FoundWord[], language: string}} props */
function List({ title, words, language }) {
  return html`
    <h4>${title}</h4>
    ${
      words.length
        ? html`<${Words} words=${words} language=${language} />`
        : html`<p class="fine">${t("words-none")}</p>`
    }
  `;
}

/** @param {{words: api.FoundWord[], language: string}} props */
function Words({ words, language }) {
  return html`
    <ul class="words-list" lang=${language}>
      ${words.map(
        ({ word }) => html`
          <li key=${word}><a class="quiet" href=${`#${pathOf({ language, word })}`}>${word}</a></li>
        `,
      )}
    </ul>
  `;
}
