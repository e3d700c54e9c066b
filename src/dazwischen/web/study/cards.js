/** Whether anybody could have chosen the cards: what the server says, worked out again here. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { promises } from "../table/promises.js";
import { cardsOf } from "./replays.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("./replays.js").Checked} Checked */
/** @typedef {import("../table/promises.js").Promised} Promised */
/** @typedef {"kept" | "without" | "again" | "alone" | "old" | "words" | "wrong"} Verdict */

const TITLES = {
  kept: "replay-cards-checked",
  without: "replay-cards-checked",
  again: "replay-cards-again",
  alone: "replay-cards-unchecked",
  old: "replay-cards-unchecked",
  words: "replay-cards-unchecked",
  wrong: "replay-cards-wrong",
};

/** @param {{player: import("./player.js").Player, game: string}} props */
export function Cards({ player: { id, key }, game }) {
  const [told, setTold] = useState(/** @type {Checked | null} */ (null));
  const { lang } = prefs.value;
  useEffect(() => {
    let wanted = true;
    // Nothing is said where nothing could be worked out: the rest of the page says so already.
    cardsOf(id, key).then(
      (found) => wanted && setTold(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [id, lang]);
  if (!told) return null;
  const verdict = judged(told, Number(id), promises());
  const shares = told.mixed?.shares.filter(Boolean).length ?? 0;
  return html`
    <section class="panel-card" data-cards=${verdict} aria-labelledby="cards-title">
      <h2 id="cards-title">${t(TITLES[verdict], { game })}</h2>
      <p>${(verdict === "wrong" && told.problem) || t(`replay-cards-why-${verdict}`, { shares })}</p>
    </section>
  `;
}

/**
 * @param {Checked} told
 * @param {number} game its number
 * @param {readonly Promised[]} remembered
 * @returns {Verdict}
 */
export function judged({ cards, seed, mixed }, game, remembered) {
  const promised = remembered.find((one) => one.game === game);
  if (cards === "wrong" || (promised && !keeps(mixed, promised))) return "wrong";
  if (!mixed) return cards === "words" ? "words" : "old";
  if (sha256(`commitment:${mixed.secret}`) !== mixed.commitment) return "wrong";
  if (sha256(`seed:${mixed.secret}:${mixed.shares.join(",")}`) !== seed) return "wrong";
  if (cards === "words") return "words";
  if (!mixed.shares.some(Boolean)) return "alone";
  if (!promised) return "again";
  return promised.mine && !mixed.shares.includes(promised.mine) ? "without" : "kept";
}

/**
 * Whether it is what was said before.
 * @param {Checked["mixed"]} mixed
 * @param {Promised} promised
 */
function keeps(mixed, { commitment, shares }) {
  return mixed?.commitment === commitment && String(mixed.shares) === String(shares);
}
