/** Figures in words: "rH" as "das rote H", in the cases a sentence can need. */

const CASES = ["nominative", "accusative", "dative"];
const FIGURES = ["figure", "lying", "slot"];

/**
 * @param {Record<string, string | number>} args
 * @param {(key: string, args: Record<string, string | number>) => string} format
 */
export function spelt(args, format) {
  /** @type {Record<string, string>} */
  const forms = {};
  for (const argument of FIGURES) {
    const name = args[argument];
    if (typeof name !== "string") continue;
    const parts = taken(name, format);
    for (const form of CASES) forms[`${argument}-${form}`] = format(`figure-${form}`, parts);
  }
  return forms;
}

/**
 * @param {string} name
 * @param {(key: string, args: Record<string, string | number>) => string} format
 */
function taken(name, format) {
  const coloured = name.length > 1 && "rbgl".includes(name[0]);
  const symbol = coloured ? name.slice(1) : name;
  const colour = coloured ? name[0] : "none";
  return {
    symbol,
    kind: symbol.length === 1 ? "pawn" : symbol.replace("ä", "ae"),
    weak: format("colour-weak", { colour }),
    oblique: format("colour-oblique", { colour }),
  };
}
