/** An entry as a sentence. */
import { t } from "../app/texts.js";

/** @typedef {import("./wire.js").Enter} Enter */

/** What would have to be wished for to have it so. @param {import("./entries.js").Entry} entry */
export function wishOf({ number, round }) {
  /** @type {Enter} */
  const wished = { do: "enter", number };
  if (round.type === "void") return { ...wished, void: true };
  return { ...wished, first: round.first, second: round.second ?? undefined };
}

/**
 * @param {Enter} entry
 * @param {string[]} names
 */
export function inWords({ number, first = 0, second = 0, void: isVoid = false }, names) {
  if (isVoid) return t("sheet-entered-void", { number });
  const who = names[first - 1];
  return second
    ? t("sheet-entered", { number, who, whom: names[second - 1] })
    : t("sheet-entered-of-two", { number, who });
}
