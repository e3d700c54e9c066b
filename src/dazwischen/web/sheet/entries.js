/** What stands on a sheet: what the server has, and over it what is still on its way there. */

/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {import("./wire.js").Round} Round */
/** @typedef {import("./wire.js").Wish} Wish */
/** @typedef {{number: number, round: Round, sent: boolean}} Entry */
/**
 * @typedef {object} Page
 * @property {string} title
 * @property {string[]} names
 * @property {import("./wire.js").Prize[]} prizes
 * @property {Entry[]} entries
 */

/** The form has so many lines, in two halves. */
export const LINES = 10;
export const HALF = LINES / 2;

/**
 * The page as it was filled in; null if nobody stands on it yet.
 * @param {import("./wire.js").Sheet | null} sheet
 * @param {readonly Wish[]} [waiting]
 * @returns {Page | null}
 */
export function pageOf(sheet, waiting = []) {
  /** @type {Page | null} */
  const told = sheet && {
    title: sheet.title,
    names: sheet.names,
    prizes: sheet.prizes,
    entries: numbered(sheet.rounds.map((round) => ({ number: 0, round, sent: true }))),
  };
  return waiting.reduce(written, told);
}

/** The round to be entered next, 0 if every line is filled. @param {Page} page */
export function nextOf({ entries }) {
  const played = entries.filter(({ round }) => round.type === "played").length;
  return played < LINES ? played + 1 : 0;
}

/**
 * @param {Page | null} page
 * @param {Wish} wish
 * @returns {Page | null}
 */
function written(page, wish) {
  if (wish.do === "begin") {
    return page ?? { title: wish.title, names: wish.names, prizes: wish.prizes, entries: [] };
  }
  if (!page) return null;
  switch (wish.do) {
    case "enter":
      return { ...page, entries: numbered(entered(page.entries, wish)) };
    case "rename":
      return { ...page, names: page.names.with(wish.player - 1, wish.name) };
    case "set-title":
      return { ...page, title: wish.title };
    case "set-prizes":
      return { ...page, prizes: wish.prizes };
  }
}

/**
 * @param {readonly Entry[]} entries
 * @param {import("./wire.js").Enter} wish
 * @returns {Entry[]}
 */
function entered(entries, wish) {
  /** @type {Round} */
  const round = wish.void
    ? { type: "void" }
    : { type: "played", first: wish.first ?? 0, second: wish.second ?? null };
  const entry = { number: wish.number, round, sent: false };
  const at = entries.findIndex((old) => old.round.type === "played" && old.number === wish.number);
  return at < 0 ? [...entries, entry] : entries.with(at, entry);
}

/**
 * Void rounds are not counted: they have the number of the round that was played instead.
 * @param {readonly Entry[]} entries
 * @returns {Entry[]}
 */
function numbered(entries) {
  let played = 0;
  return entries.map((entry) => {
    const number = played + 1;
    if (entry.round.type === "played") played += 1;
    return { ...entry, number };
  });
}
