/** The keys of a game, each to be changed by pressing another. */
import { html, useState } from "../vendor/preact.js";
import { canBeChosen, keepKeys, keysOf, printed, rebound } from "../app/keys.js";
import { t } from "../app/texts.js";
import { notice } from "./notices.js";

/** @typedef {import("../app/keys.js").Keys} Keys */
/**
 * The keys of a game. `suits` says which can be chosen, if it is not letters and signs; then the game
 * has its own `line` on what can be chosen, and what it says to another key.
 * @typedef {object} GameKeys
 * @property {Keys} defaults
 * @property {(action: string) => string} does
 * @property {(key: string) => boolean} [suits]
 * @property {() => string} [line]
 * @property {() => string} [unsuited]
 */

/** @param {{game: string, keys: GameKeys}} props */
export function KeyChoice({ game, keys: { defaults, does, suits = canBeChosen, line, unsuited } }) {
  const [waiting, wait] = useState("");
  const now = keysOf(game, defaults);
  /**
   * @param {string} action
   * @param {KeyboardEvent} event
   */
  const pressed = (action, event) => {
    if (waiting !== action || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") wait("");
    else if (suits(event.key)) take(action, event.key);
    else notice(unsuited?.() ?? t("web-key-not"));
  };
  /**
   * @param {string} action
   * @param {string} key
   */
  const take = (action, key) => {
    const { keys, swapped } = rebound(now, action, key);
    keepKeys(game, keys);
    wait("");
    if (swapped) notice(t("web-key-swapped", { key: printed(key) }));
  };
  return html`
    <p class="fine">${line?.() ?? t("web-keys-line")}</p>
    <ul class="key-choices">
      ${Object.keys(defaults).map(
        (action) => html`
          <li key=${action}>
            <span aria-hidden="true">${does(action)}</span>
            <button
              class="btn small"
              type="button"
              data-key-of=${action}
              aria-pressed=${waiting === action}
              aria-label=${label(does(action), now[action], waiting === action)}
              onClick=${() => wait(action)}
              onKeyDown=${(/** @type {KeyboardEvent} */ event) => pressed(action, event)}
              onBlur=${() => wait("")}
            >
              ${waiting === action ? t("web-key-press") : printed(now[action])}
            </button>
          </li>
        `,
      )}
    </ul>
    <button class="btn small" type="button" onClick=${() => keepKeys(game, {})}>
      ${t("web-keys-reset")}
    </button>
  `;
}

/**
 * @param {string} does
 * @param {string} key
 * @param {boolean} waiting
 */
function label(does, key, waiting) {
  return waiting ? t("web-key-press") : t("web-key-change", { does, key: printed(key) });
}
