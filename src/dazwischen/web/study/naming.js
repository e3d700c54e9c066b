/** The referee knows nobody and speaks of players by their numbers; in a replay they have names. */
import { t } from "../app/texts.js";

/**
 * @param {string} text
 * @param {readonly string[]} names by seat
 */
export function named(text, names) {
  const numbered = new RegExp(`\\b${t("study-player")} (\\d+)`, "gi");
  return text.replace(numbered, (whole, seat) => names[seat - 1] ?? whole);
}
