/**
 * A player's own share in the cards: sent as soon as the server has promised its secret, so that
 * nobody waits for it, and remembered with the promise.
 */
import { effect } from "../vendor/preact.js";
import { noted, promises } from "./promises.js";
import { condition, mixIn, table } from "./store.js";

const BYTES = 32;

let following = false;

export function follow() {
  if (following) return;
  following = true;
  let sent = "";
  let seen = "";
  effect(() => {
    const now = table.value;
    // A new line knows nothing of what was sent on the one before.
    if (condition.value !== "open") sent = "";
    else if (now?.seat && now.room.play.commitment && now.room.play.commitment !== sent) {
      sent = now.room.play.commitment;
      mixIn(sent, shareFor(sent));
    }
    const { id = 0, commitment = "", shares = [], outcome = null } = now?.game ?? {};
    if (commitment && commitment !== seen && !outcome) {
      seen = commitment;
      remember(commitment, id, shares);
    }
  });
}

/** The same again for the same promise, also in another window. @param {string} commitment */
export function shareFor(commitment) {
  const known = promises().find((one) => one.commitment === commitment);
  return known?.mine || noted(commitment, { mine: random() }).mine;
}

/**
 * What was told first counts.
 * @param {string} commitment
 * @param {number} game
 * @param {string[]} shares
 */
function remember(commitment, game, shares) {
  const known = promises().find((one) => one.commitment === commitment);
  if (!known?.game) noted(commitment, { game, shares });
}

function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
