/** The rules of J-Solitär as choices that a person understands. */
import { t } from "../../app/texts.js";
import { chosen, counted, seated, spoken } from "../../ui/choices.js";
import { OFFERED, USUAL } from "./offered.js";

/** @typedef {import("../../ui/choices.js").Row} Row */
/** @typedef {typeof USUAL} Now */
/** @typedef {(changes: object) => void} Choose */

/** @param {import("../registry.js").ChoicesProps} props */
export function Choices({ options, timing, disabled, change }) {
  const now = { ...USUAL, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  return chosen(rows(now, choose), [], disabled);
}

/**
 * @param {Now} now
 * @param {Choose} choose
 * @returns {Row[]}
 */
function rows(now, choose) {
  return [
    {
      label: t("soli-players"),
      value: now.players,
      options: counted("soli-players", OFFERED.players),
      choose: (players) => choose({ players, first: 1 }),
    },
    ...(now.players > 1 ? [first(now, choose)] : []),
    {
      label: t("soli-games"),
      value: now.games,
      options: counted("soli-games", OFFERED.games),
      choose: (games) => choose({ games }),
    },
    ...(now.games !== 1 ? [kept(now, choose)] : []),
    {
      label: t("soli-level"),
      value: now.level,
      options: counted("soli-level", OFFERED.level),
      choose: (level) => choose({ level }),
    },
    {
      label: t("soli-colours"),
      value: now.colours,
      options: counted("soli-colours", OFFERED.colours),
      choose: (colours) => choose({ colours }),
    },
  ];
}

/**
 * @param {Now} now
 * @param {Choose} choose
 * @returns {Row}
 */
function first(now, choose) {
  return {
    label: t("soli-first"),
    value: now.first,
    options: seated("soli-first", OFFERED.first, now.players),
    choose: (first) => choose({ first }),
  };
}

/**
 * @param {Now} now
 * @param {Choose} choose
 * @returns {Row}
 */
function kept(now, choose) {
  return {
    label: t("soli-keep-slots"),
    value: now.keep_slots,
    options: spoken("soli-keep-slots", OFFERED.keep_slots),
    choose: (keep_slots) => choose({ keep_slots }),
  };
}
