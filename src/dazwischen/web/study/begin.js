/** A new protocol: which game, with which rules, and who plays. Becomes the head of the text. */
import { html, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { Choice } from "../ui/choice.js";

/** @typedef {import("./notation.js").Header} Header */
/** @typedef {import("./notation.js").Notation} Notation */
/** @typedef {import("./notation.js").Vocabulary} Vocabulary */
/** @typedef {Record<string, string>} Chosen by the header's name */

/** @param {{notation: Notation, begin: (text: string) => void}} props */
export function Begin({ notation, begin }) {
  const games = Object.keys(notation);
  const [game, setGame] = useState(games[0]);
  const [chosen, setChosen] = useState(/** @type {Chosen} */ ({}));
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const { lang } = prefs.value;
  const vocabulary = notation[game];
  const asked = Object.entries(vocabulary.headers).filter(([, { usual }]) => usual);
  const picked = pickedOf(asked, chosen);
  const people = vocabulary.sided ? sidesOf(picked) : Number(picked.players);
  return html`
    <div class="column begin">
      <${Choice}
        label=${t("referee-game")}
        value=${game}
        options=${games.map((value) => ({ value, label: t(`study-game-${value}`) }))}
        choose=${(/** @type {string} */ name) => {
          setGame(name);
          setChosen({});
        }}
      />
      ${asked.map(
        ([name, header]) => html`
          <${Choice}
            key=${`${game}-${name}`}
            label=${titled(header[lang])}
            value=${picked[name]}
            options=${optionsOf(header, lang)}
            choose=${(/** @type {string} */ value) => setChosen({ ...chosen, [name]: value })}
          />
        `,
      )}
      <fieldset class="choice">
        <legend>${t("referee-names")}</legend>
        <div class="begin-names">
          ${Array.from({ length: people }, (_, n) => n).map(
            (n) => html`
              <input
                key=${n}
                aria-label=${t("referee-name-of", { seat: vocabulary.sided ? "AB"[n] : n + 1 })}
                placeholder=${vocabulary.sided ? "AB"[n] : n + 1}
                maxlength="20"
                autocomplete="off"
                value=${names[n] ?? ""}
                onInput=${(/** @type {InputEvent} */ event) =>
                  setNames(named(names, n, /** @type {HTMLInputElement} */ (event.target).value))}
              />
            `,
          )}
        </div>
      </fieldset>
      <p>
        <button
          class="btn primary big"
          type="button"
          onClick=${() =>
            begin(
              headOf(
                game,
                vocabulary,
                lang,
                picked,
                Array.from({ length: people }, (_, n) => names[n] ?? ""),
              ),
            )}
        >
          ${t("referee-begin")}
        </button>
      </p>
    </div>
  `;
}

/**
 * What was chosen, and for the rest what is usual beside it.
 * @param {readonly [string, Header][]} asked
 * @param {Chosen} chosen
 */
function pickedOf(asked, chosen) {
  /** @type {Chosen} */
  const picked = {};
  for (const [name, { usual, usual_with: others = {} }] of asked) {
    const other = Object.values(picked).find((value) => value in others);
    picked[name] = chosen[name] ?? (other ? others[other] : usual);
  }
  return picked;
}

/** How many sides there are: alone, one. @param {Chosen} picked */
function sidesOf(picked) {
  return picked.variant === "solo" ? 1 : 2;
}

/**
 * @param {readonly string[]} names
 * @param {number} n
 * @param {string} name
 */
function named(names, n, name) {
  const copy = [...names];
  copy[n] = name;
  return copy;
}

/**
 * @param {Header} header
 * @param {"de" | "en"} lang
 */
function optionsOf({ values, numbers }, lang) {
  if (!numbers) return values.map((value) => ({ value: value.en, label: value[lang] }));
  const [low, high] = numbers;
  return Array.from({ length: high - low + 1 }, (_, n) => {
    const value = String(low + n);
    return { value, label: value };
  });
}

/** @param {string} word */
function titled(word) {
  return word[0].toUpperCase() + word.slice(1);
}

/**
 * The head in the reader's language; what is as usual is said too, so that it can be seen and changed.
 * @param {string} game
 * @param {Vocabulary} vocabulary
 * @param {"de" | "en"} lang
 * @param {Chosen} picked
 * @param {readonly string[]} names
 */
function headOf(game, { headers, sided }, lang, picked, names) {
  const lines = [["game", game], ...Object.entries(picked)].map(([name, value]) => {
    const header = headers[name];
    const spelt = header.values.find((one) => one.en === value)?.[lang] ?? value;
    return `${titled(header[lang])}: ${spelt}`;
  });
  const called = names.map((name) => (sided ? lettersOf(name) : plain(name)));
  if (sided && called.length && called.every(Boolean)) {
    lines.push(`${titled(headers.sides[lang])}: ${called.join(" ")}`);
  }
  if (!sided && called.some(Boolean)) {
    const all = called.map((name, n) => name || t("referee-player", { seat: n + 1 }));
    lines.push(`${titled(headers.names[lang])}: ${all.join(", ")}`);
  }
  return `${lines.join("\n")}\n\n`;
}

/** A name in a list of names. @param {string} name */
function plain(name) {
  return name.replace(/[,#:\s]+/g, " ").trim();
}

/** The name of a side, which is one word. @param {string} name */
function lettersOf(name) {
  return name.replace(/[^\p{L}]/gu, "");
}
