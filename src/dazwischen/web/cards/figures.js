/** Figures by the numbers they have on the wire. */

/**
 * @typedef {object} Figure
 * @property {number} number
 * @property {string} name as in the notation: "rX", "Botschafter"
 * @property {string} symbol
 * @property {"r" | "b" | "g" | "l" | ""} colour
 */
/** @typedef {{name: string, coloured?: boolean}} Kind */

const COLOURS = /** @type {const} */ (["r", "b", "g", "l"]);
/** The rows of the set, in the order in which figures are numbered. */
const KINDS = [
  ...["O", "H", "I", "X", "S", "Z", "Dame", "Jay", "Dieb"].map((name) => ({
    name,
    coloured: true,
  })),
  { name: "Botschafter", coloured: false },
  { name: "Verräter", coloured: false },
];

/**
 * All figures of a game; `further` are kinds of its own.
 * @param {readonly Kind[]} [further]
 * @returns {Figure[]} by number; 0 is a card that nobody named
 */
export function catalogue(further = []) {
  /** @type {Figure[]} */
  const found = [{ number: 0, name: "?", symbol: "?", colour: "" }];
  for (const { name, coloured = true } of [...KINDS, ...further]) {
    for (const colour of coloured ? COLOURS : /** @type {const} */ ([""])) {
      found.push({ number: found.length, name: colour + name, symbol: name, colour });
    }
  }
  return found;
}

export const TRAITOR = "Verräter";
