/** What a line is about, by tapping: people, cards, numbers; letters are typed. */
import { html, useId, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Card } from "../cards/card.js";
import { numberOf } from "../ui/pictures.js";

/** @typedef {{value: string, label: string}} Option */

/**
 * One of a few, as buttons.
 * @param {{label: string, options: Option[], chosen?: string, choose: (value: string) => void}} props
 */
export function Buttons({ label, options, chosen, choose }) {
  return html`
    <div class="tap-row" role="group" aria-label=${label}>
      ${options.map(
        (option) => html`
          <button
            key=${option.value}
            type="button"
            class="btn tap-button"
            aria-pressed=${chosen === undefined ? undefined : option.value === chosen}
            onClick=${() => choose(option.value)}
          >
            ${option.label}
          </button>
        `,
      )}
    </div>
  `;
}

const COLOURS = ["r", "b", "g", "l"];

/**
 * The figures of the deck: a row for each colour; where there is no room for all, the chosen one's.
 * @param {{label: string, figures: readonly string[], choose: (figure: string) => void}} props
 */
export function Figures({ label, figures, choose }) {
  const [colour, setColour] = useState("r");
  const present = COLOURS.filter((letter) => figures.some((name) => colourOf(name) === letter));
  const shown = present.includes(colour) ? colour : present[0];
  return html`
    <div class="tap-figures" role="group" aria-label=${label}>
      <div class="tap-colours">
        <${Buttons}
          label=${t("referee-colour")}
          options=${present.map((letter) => ({ value: letter, label: t(`referee-colour-${letter}`) }))}
          chosen=${shown}
          choose=${setColour}
        />
      </div>
      ${[...present, ""].map(
        (letter) => html`
          <div class="tap-cards" key=${letter} data-shown=${letter === shown || letter === ""}>
            ${figures
              .filter((name) => colourOf(name) === letter)
              .map((name) => html`<${Figure} key=${name} name=${name} choose=${choose} />`)}
          </div>
        `,
      )}
    </div>
  `;
}

/** @param {{name: string, choose: (figure: string) => void}} props */
function Figure({ name, choose }) {
  const number = numberOf(name);
  return html`
    <button
      type="button"
      class="tap-card"
      data-figure=${name}
      aria-label=${t("study-figure", { figure: name })}
      onClick=${() => choose(name)}
    >
      ${number ? html`<${Card} figure=${number} />` : html`<span>${name}</span>`}
    </button>
  `;
}

/** @param {string} name */
function colourOf(name) {
  return name.length > 1 && COLOURS.includes(name[0]) ? name[0] : "";
}

/** @param {{label: string, choose: (text: string) => void}} props */
export function Typed({ label, choose }) {
  const [text, setText] = useState("");
  const id = useId();
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    choose(said);
  };
  return html`
    <form class="row" onSubmit=${submit}>
      <label class="field" for=${id}>
        <span>${label}</span>
        <input
          id=${id}
          maxlength="40"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          value=${text}
          onInput=${(/** @type {InputEvent} */ event) =>
            setText(/** @type {HTMLInputElement} */ (event.target).value.toUpperCase())}
        />
      </label>
      <button class="btn" type="submit">${t("referee-write")}</button>
    </form>
  `;
}
