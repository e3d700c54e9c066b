/** The word being made: typed, or put together from letters; and where it could go. */
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { useDrag } from "./drag.js";
import { refusals, send } from "./play.js";
import { view } from "./sides.js";
import { base, chosen, clear, fitting, stage, takeOut, target, word, write } from "./word.js";

export const INPUT = "jarnac-word";

export function Build() {
  const now = view.value;
  if (!now?.seat || now.phase === "over") return null;
  return html`
    <div class="build" data-stage=${stage.value}>
      <label class="word-field">
        <span class="unseen">${t(`jarnac-word-${stage.value}`)}</span>
        <input
          id=${INPUT}
          value=${word.value}
          placeholder=${t("jarnac-word-hint")}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck=${false}
          enterkeyhint="done"
          onInput=${typed}
        />
      </label>
      <${Letters} />
      <${Places} />
    </div>
  `;
}

/** @param {InputEvent} event */
function typed(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  if (event.isComposing) return;
  const caret = input.selectionStart;
  const before = input.value;
  write(before);
  // What was typed and is no letter does not stay in the field.
  input.value = word.value;
  if (before.length === word.value.length) input.setSelectionRange(caret, caret);
}

/** The word as tiles: touched, a letter goes back; dragged, it goes to another place. */
function Letters() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const back = refusals.value;
  useEffect(() => {
    if (!back) return undefined;
    element.current?.classList.add("refused");
    const timer = setTimeout(() => element.current?.classList.remove("refused"), 300);
    return () => clearTimeout(timer);
  }, [back]);
  const [origins, left] = originsOf(word.value, base.value);
  return html`
    <div ref=${element} class="made" data-drop="word" role="group" aria-label=${t("jarnac-made")}>
      ${[...word.value].map(
        (letter, place) => html`
          <${Letter} key=${place} letter=${letter} place=${place} from=${origins[place]} />
        `,
      )}
      ${left.map(
        (letter, place) => html`
          <button
            class="tile left"
            type="button"
            key=${`left-${place}`}
            aria-label=${t("jarnac-put-in", { letter })}
            onClick=${() => (word.value += letter)}
          >
            ${letter}
          </button>
        `,
      )}
      ${
        (word.value || chosen.value !== null) &&
        html`
          <button class="quiet clear" type="button" data-act="clear" onClick=${clear}>
            <span aria-hidden="true">✕</span><span class="unseen">${t("jarnac-act-clear")}</span>
          </button>
        `
      }
    </div>
  `;
}

/** @param {{letter: string, place: number, from: string}} props */
function Letter({ letter, place, from }) {
  const element = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const drag = useDrag(element, { tile: { uid: place, letter }, place, from: "word" });
  return html`
    <button
      ref=${element}
      class="tile"
      type="button"
      data-uid=${place}
      data-from=${from}
      aria-label=${t("jarnac-take-out", { letter })}
      ...${drag}
      onClick=${(/** @type {MouseEvent} */ event) => {
        if (!drag.wasDrag(event)) takeOut(place);
      }}
    >
      ${letter}
    </button>
  `;
}

/**
 * For each letter of the word, whether it comes from the row or from the loose letters; and what
 * of the row is not in the word yet.
 * @param {string} made
 * @param {string} old
 * @returns {[origins: ("row" | "rack")[], left: string[]]}
 */
function originsOf(made, old) {
  const left = [...old];
  const origins = [...made].map((letter) => {
    const place = left.indexOf(letter);
    if (place >= 0) left.splice(place, 1);
    return place >= 0 ? "row" : "rack";
  });
  return [origins, left];
}

/** Where the word goes, or the choice if there are several places. */
function Places() {
  const places = fitting.value;
  if (!places.length) return html`<p class="places" aria-live="polite"></p>`;
  if (places.length === 1) {
    return html`<p class="places" aria-live="polite">${placeText(places[0])}</p>`;
  }
  return html`
    <div class="places" role="group" aria-label=${t("jarnac-where")}>
      ${places.map(
        (place) => html`
          <button
            class="btn small place"
            type="button"
            key=${place.row}
            data-row=${place.row}
            data-chosen=${target.value === place.row}
            onClick=${() => sendTo(place.row)}
          >
            ${placeText(place)}
          </button>
        `,
      )}
    </div>
  `;
}

/** @param {number} row */
function sendTo(row) {
  chosen.value = row;
  send();
}

/** @param {import("./letters.js").Place} place */
function placeText({ row, old }) {
  const points = view.value?.points[word.value.length - 1] ?? 0;
  return row
    ? t("jarnac-place-row", { row, word: old, points })
    : t("jarnac-place-new", { points });
}
