/** Giving an invitation away: by copying, sharing, or letting somebody scan it. */
import { html, useState } from "../vendor/preact.js";
import { myName } from "../app/identity.js";
import { invitation } from "../app/router.js";
import { t } from "../app/texts.js";
import { notice } from "./notices.js";

/** @param {{room: import("../net/told").RoomInfo}} props */
export function Invitation({ room }) {
  const [shown, show] = useState(false);
  const { code, rules } = room;
  const url = invitation(code);
  const text = t("web-share-text", { game: t(`web-game-${rules.game}`), name: myName.value });
  return html`
    <div class="invitation">
      <label class="field">
        <span>${t("web-invitation")}</span>
        <input readonly value=${url} onFocus=${selectAll} />
      </label>
      <p class="code">${t("web-code-is")} <strong>${code}</strong></p>
      <div class="row">
        <button class="btn" type="button" onClick=${() => copy(url)}>${t("web-copy")}</button>
        ${
          "share" in navigator &&
          html`<button class="btn" type="button" onClick=${() => share(url, text)}>${t("web-share")}</button>`
        }
        <button class="btn" type="button" aria-expanded=${shown} onClick=${() => show(!shown)}>
          ${t("web-qr")}
        </button>
      </div>
      ${shown && html`<img class="qr" src=${`api/tables/${code}/qr.svg`} alt=${t("web-qr-alt")} />`}
    </div>
  `;
}

/** @param {FocusEvent} event */
export function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}

/** @param {string} url */
export async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    notice(t("web-copied"));
  } catch {
    // Without permission, or over plain HTTP, people copy by hand.
    notice(t("web-copy-by-hand"));
  }
}

/**
 * @param {string} url
 * @param {string} [text] what it is
 */
export async function share(url, text) {
  try {
    await navigator.share({ title: "Dazwischen", text, url });
  } catch {
    // Thought better of it.
  }
}
