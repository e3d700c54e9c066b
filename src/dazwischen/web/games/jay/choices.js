/** The rules of Jay as choices that a person understands. */
import { t } from "../../app/texts.js";
import { chosen, counted, seated, spoken } from "../../ui/choices.js";
import { OFFERED, USUAL, USUAL_TIMES } from "./offered.js";

/** How editions are called in the keys of texts. */
const EDITIONS = /** @type {Record<string, string>} */ ({ "zdj-4.6": "zdj" });

/** @typedef {import("../../ui/choices.js").Row} Row */
/** @typedef {typeof USUAL} Now */
/** @typedef {(changes: object) => void} Choose */

/** @param {import("../registry.js").ChoicesProps} props */
export function Choices(props) {
  const now = { ...USUAL, ...props.options };
  /** @param {object} changes */
  const choose = (changes) => props.change({ ...props.options, ...changes }, props.timing);
  const first = [...basics(now, choose, props.drawn), pace(props)];
  return chosen(first, further(now, choose, props.drawn), props.disabled);
}

/**
 * What a newcomer may want to choose.
 * @param {Now} now
 * @param {Choose} choose
 * @param {boolean} [drawn] a tournament has drawn the table
 * @returns {Row[]}
 */
function basics(now, choose, drawn) {
  const level = {
    label: t("jay-level"),
    value: now.level,
    options: levels(now.edition),
    // What a level brings may not be there at another.
    choose: (/** @type {number} */ level) => choose({ level, starter_noble: false }),
  };
  const faults = {
    label: t("jay-faults"),
    value: now.faults,
    options: spoken("jay-faults", OFFERED.faults),
    choose: (/** @type {string} */ faults) => choose({ faults }),
  };
  if (drawn) return [level, faults];
  return [
    level,
    {
      label: t("jay-players"),
      value: now.players,
      options: counted("jay-players", OFFERED.players),
      // Lots stay, and so does a seat that there still is.
      choose: (players) => choose({ players, opener: now.opener > players ? 1 : now.opener }),
    },
    {
      label: t("jay-rounds"),
      value: now.rounds,
      options: counted("jay-rounds", OFFERED.rounds),
      choose: (rounds) => choose({ rounds }),
    },
    faults,
  ];
}

/**
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row}
 */
function pace({ options, timing, change }) {
  return {
    label: t("jay-pace"),
    value: timing.count ?? USUAL_TIMES.count,
    options: counted("jay-pace", OFFERED.count, 1000),
    choose: (count) => change(options, { ...timing, count }),
  };
}

/**
 * The rest of what the booklets offer.
 * @param {Now} now
 * @param {Choose} choose
 * @param {boolean} [drawn]
 * @returns {Row[]}
 */
function further(now, choose, drawn) {
  const rows = [
    {
      label: t("jay-edition"),
      value: now.edition,
      options: spoken("jay-edition", OFFERED.edition, wordOf),
      choose: (/** @type {string} */ edition) => choose({ edition, starter_noble: false }),
    },
    {
      label: t("jay-announce"),
      value: now.announce,
      options: spoken("jay-announce", OFFERED.announce),
      choose: (/** @type {string} */ announce) => choose({ announce }),
    },
    {
      label: t("jay-hand-size"),
      value: now.hand,
      options: counted("jay-hand-size", OFFERED.hand),
      choose: (/** @type {number} */ hand) => choose({ hand }),
    },
    {
      label: t("jay-colours"),
      value: now.colours,
      options: counted("jay-colours", OFFERED.colours),
      choose: (/** @type {number} */ colours) => choose({ colours }),
    },
    {
      label: t("jay-shuffle"),
      value: now.shuffle,
      options: spoken("jay-shuffle", OFFERED.shuffle),
      choose: (/** @type {string} */ shuffle) => choose({ shuffle }),
    },
    {
      label: t("jay-decks"),
      value: now.decks,
      options: spoken("jay-decks", OFFERED.decks),
      choose: (/** @type {string} */ decks) => choose({ decks }),
    },
    {
      label: t("jay-starter"),
      value: now.starter_noble,
      options: spoken("jay-starter", OFFERED.starter_noble),
      choose: (/** @type {boolean} */ starter_noble) => choose({ starter_noble }),
    },
    {
      label: t("jay-captains"),
      value: now.captains,
      options: spoken("jay-captains", OFFERED.captains),
      choose: (/** @type {boolean} */ captains) => choose({ captains }),
    },
  ];
  return drawn ? rows : [...rows, opener(now, choose)];
}

/**
 * @param {Now} now
 * @param {Choose} choose
 * @returns {Row}
 */
function opener(now, choose) {
  return {
    label: t("jay-opener"),
    value: now.opener,
    options: seated("jay-opener", OFFERED.opener, now.players),
    choose: (opener) => choose({ opener }),
  };
}

/**
 * What a level brings differs by the edition.
 * @param {string} edition
 */
function levels(edition) {
  return OFFERED.level.map((value) => ({
    value,
    label: t("jay-level-of", { count: value }),
    line: t(`jay-level-${wordOf(edition)}-${value}`),
  }));
}

/** @param {string} edition */
function wordOf(edition) {
  return EDITIONS[edition] ?? edition;
}
