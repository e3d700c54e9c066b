/** Who plays, in which order they sit, and what for. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { RuleLinks } from "../ui/rule-links.js";
import { prizesIn, typedPrize } from "./prizes.js";

const FEWEST = 2;
const USUAL = 4;
const MOST = 6;

/** @typedef {{names: string[], title: string, prizes: import("./wire.js").Prize[]}} Filled */

/**
 * @param {object} props
 * @param {Filled} [props.filled] what stands there already: then the number of players is fixed
 * @param {string} props.label of the button
 * @param {(filled: Filled) => void} props.submit
 */
export function SheetForm({ filled, label, submit }) {
  const [names, setNames] = useState(filled?.names ?? Array(USUAL).fill(""));
  const [title, setTitle] = useState(filled?.title ?? "");
  const [prizes, setPrizes] = useState(
    Array.from({ length: MOST }, (_, n) => typedPrize(filled?.prizes[n])),
  );
  const [trouble, setTrouble] = useState({ text: "", rule: "" });
  /** @param {SubmitEvent} event */
  const check = (event) => {
    event.preventDefault();
    const given = names.map(oneLine).filter((name) => filled || name);
    const wrong = troubleWith(given);
    setTrouble(wrong);
    if (wrong.text) return;
    submit({
      names: given,
      title: oneLine(title),
      prizes: prizesIn(prizes.slice(0, given.length)),
    });
  };
  return html`
    <form class="sheet-form" onSubmit=${check}>
      <fieldset class="choice">
        <legend>${t("sheet-names")}</legend>
        ${!filled && html`<p class="fine">${t("sheet-names-line")}</p>`}
        <div class="name-fields">
          ${names.map(
            (/** @type {string} */ name, /** @type {number} */ n) => html`
              <${NameField} key=${n} number=${n + 1} name=${name}
                change=${(/** @type {string} */ typed) => setNames(names.with(n, typed))} />
            `,
          )}
        </div>
        ${
          !filled &&
          html`
            <div class="row">
              ${
                names.length < MOST &&
                html`<button class="btn" type="button" onClick=${() => setNames([...names, ""])}>
                  ${t("sheet-one-more")}
                </button>`
              }
              <button class="btn" type="button" onClick=${() => setNames(drawn(names))}>
                ${t("sheet-draw")}
              </button>
            </div>
          `
        }
      </fieldset>
      <details class="more" open=${Boolean(filled)}>
        <summary>${t("sheet-more")}</summary>
        <label class="field">
          <span>${t("sheet-title-field")}</span>
          <input value=${title} maxlength="80" onInput=${typing(setTitle)} />
        </label>
        <fieldset class="choice">
          <legend>${t("sheet-prizes")}</legend>
          <p class="fine">${t("sheet-prizes-line")}</p>
          <div class="name-fields">
            ${names.map(
              (_, /** @type {number} */ n) => html`
                <label class="numbered" key=${n}>
                  <span>${t("sheet-prize-of", { place: n + 1 })}</span>
                  <input value=${prizes[n]} maxlength="80" placeholder=${n ? "" : t("sheet-prize-example")}
                    onInput=${typing((typed) => setPrizes(prizes.with(n, typed)))} />
                </label>
              `,
            )}
          </div>
        </fieldset>
      </details>
      <div role="alert">
        ${trouble.text && html`<p class="wrong">${trouble.text} <${RuleLinks} text=${trouble.rule} /></p>`}
      </div>
      <button class="btn primary huge" type="submit">${label}</button>
    </form>
  `;
}

/** @param {{number: number, name: string, change: (typed: string) => void}} props */
function NameField({ number, name, change }) {
  return html`
    <label class="numbered">
      <span class="seat-number" aria-hidden="true">${number}</span>
      <input
        value=${name}
        maxlength="24"
        autocomplete="off"
        aria-label=${t("sheet-name-of", { number })}
        onInput=${typing(change)}
      />
    </label>
  `;
}

/** @param {(typed: string) => void} take */
function typing(take) {
  return (/** @type {InputEvent} */ event) =>
    take(/** @type {HTMLInputElement} */ (event.target).value);
}

/** @param {string} text */
function oneLine(text) {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** The names in another order, by lot; fields without one stay behind. @param {string[]} names */
function drawn(names) {
  const lots = names.map((name) => ({ name, lot: Math.random() }));
  lots.sort((one, other) => Number(!one.name) - Number(!other.name) || one.lot - other.lot);
  return lots.map(({ name }) => name);
}

/**
 * Without a connection nobody else would say it until the evening is over.
 * @param {string[]} names
 */
function troubleWith(names) {
  if (names.length < FEWEST) return { text: t("sheet-too-few"), rule: "J-LVL-2" };
  if (names.some((name) => !name)) return { text: t("sheet-name-missing"), rule: "" };
  const twice = names.find((name, n) => names.indexOf(name) < n);
  return { text: twice ? t("sheet-name-twice", { name: twice }) : "", rule: "" };
}
