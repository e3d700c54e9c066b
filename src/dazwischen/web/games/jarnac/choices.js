/** The rules of Jarnac as choices that a person understands. */
import { t } from "../../app/texts.js";
import { chosen, counted, spoken } from "../../ui/choices.js";
import { OFFERED, USUAL, USUAL_TIMES } from "./offered.js";

/** Nobody plays a tournament alone. */
const OF_TWO = OFFERED.variant.filter((variant) => variant !== "solo");

/** @typedef {import("../../ui/choices.js").Row} Row */

/** @param {import("../registry.js").ChoicesProps} props */
export function Choices(props) {
  const { variant } = { ...USUAL, ...props.options };
  const against = variant === "solo" ? [] : opposed(props);
  const further = [...against, ...limits(props), ...hardships(props), umlauts(props)];
  return chosen(rows(props), further, props.disabled);
}

/**
 * What a newcomer may want to choose.
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row[]}
 */
function rows({ options, timing, change, drawn }) {
  const now = { ...USUAL, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  return [
    {
      label: t("jarnac-variant"),
      value: now.variant,
      options: spoken("jarnac-variant", drawn ? OF_TWO : OFFERED.variant),
      choose: (variant) => choose({ variant, starter: 0 }),
    },
    {
      label: t("jarnac-language"),
      value: now.language,
      options: spoken("jarnac-language", OFFERED.language),
      choose: (language) => choose({ language, umlauts: "tiles" }),
    },
    ...(drawn ? [] : teams(now, choose)),
    ...(now.variant === "solo" ? [] : judged({ options, timing, change })),
  ];
}

/**
 * @param {typeof USUAL} now
 * @param {(changes: object) => void} choose
 * @returns {Row[]}
 */
function teams({ teams: sizes, variant }, choose) {
  const sides = variant === "solo" ? [0] : [0, 1];
  return sides.map((side) => ({
    label: t(variant === "solo" ? "jarnac-people-solo" : "jarnac-people", { side: side + 1 }),
    value: sizes[side],
    options: counted("jarnac-people", OFFERED.teams),
    choose: (size) => choose({ teams: sizes.with(side, size) }),
  }));
}

/**
 * Whether a word is valid.
 * @param {Omit<import("../registry.js").ChoicesProps, "disabled">} props
 * @returns {Row[]}
 */
function judged({ options, timing, change }) {
  const { variant } = { ...USUAL, ...options };
  const judging = options.judging ?? usualJudging(variant);
  return [
    {
      label: t("jarnac-judging"),
      value: judging,
      options: spoken("jarnac-judging", OFFERED.judging),
      choose: (judging) => change({ ...options, judging }, timing),
    },
    ...doubts(judging, { options, timing, change }),
  ];
}

/**
 * What there is to choose only where two sides play.
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row[]}
 */
function opposed({ options, timing, change, drawn }) {
  const now = { ...USUAL, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  /** @type {Row[]} */
  const unequal = [
    ...[0, 1].map((side) => ({
      label: t("jarnac-handicap", { side: side + 1 }),
      value: now.handicap[side],
      options: counted("jarnac-handicap", OFFERED.handicap),
      choose: (/** @type {number} */ length) =>
        choose({ handicap: now.handicap.with(side, length) }),
    })),
    {
      label: t("jarnac-starter"),
      value: now.starter,
      options: counted("jarnac-starter", OFFERED.starter),
      choose: (starter) => choose({ starter }),
    },
  ];
  return [
    {
      label: t("jarnac-jarnacs"),
      value: now.jarnacs,
      options: spoken("jarnac-jarnacs", OFFERED.jarnacs),
      choose: (jarnacs) => choose({ jarnacs }),
    },
    {
      label: t("jarnac-pause"),
      value: timing.jarnac ?? USUAL_TIMES.jarnac,
      options: counted("jarnac-pause", OFFERED.jarnac, 1000),
      choose: (jarnac) => change(options, { ...timing, jarnac }),
    },
    ...(drawn ? [] : unequal),
  ];
}

/** Professional play leaves it to the players. @param {string} variant */
function usualJudging(variant) {
  return variant === "professional" ? "challenge" : "dictionary";
}

/**
 * Clocks; and where there is one, what it is for and what comes of it.
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row[]}
 */
function limits({ options, timing, change }) {
  const now = { ...USUAL, ...options };
  const move = {
    label: t("jarnac-thinking"),
    value: now.thinking,
    options: counted("jarnac-thinking", OFFERED.thinking),
    choose: (/** @type {number} */ thinking) => change({ ...options, thinking }, timing),
  };
  const whole = {
    label: t("jarnac-clock"),
    value: now.clock,
    options: counted("jarnac-clock", OFFERED.clock, 60),
    choose: (/** @type {number} */ clock) => change({ ...options, clock }, timing),
  };
  const thinking = {
    label: t("jarnac-time-per"),
    value: now.time_per,
    options: spoken("jarnac-time-per", OFFERED.time_per),
    choose: (/** @type {string} */ time_per) => change({ ...options, time_per }, timing),
  };
  const flag = {
    label: t("jarnac-flag"),
    value: now.flag,
    options: spoken("jarnac-flag", OFFERED.flag),
    choose: (/** @type {string} */ flag) => change({ ...options, flag }, timing),
  };
  return [move, ...(now.thinking ? [thinking] : []), whole, ...(now.clock ? [flag] : [])];
}

/**
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row}
 */
function umlauts({ options, timing, change }) {
  return {
    label: t("jarnac-umlauts"),
    value: { ...USUAL, ...options }.umlauts,
    options: spoken("jarnac-umlauts", OFFERED.umlauts),
    choose: (umlauts) => change({ ...options, umlauts }, timing),
  };
}

/**
 * What can be agreed to rule out the obvious.
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row[]}
 */
function hardships({ options, timing, change }) {
  const now = { ...USUAL, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  return [
    {
      label: t("jarnac-no-append"),
      value: now.no_append,
      options: spoken("jarnac-no-append", OFFERED.no_append),
      choose: (/** @type {boolean} */ no_append) => choose({ no_append }),
    },
    {
      label: t("jarnac-added"),
      value: now.min_added,
      options: counted("jarnac-added", OFFERED.min_added),
      choose: (/** @type {number} */ min_added) => choose({ min_added }),
    },
    {
      label: t("jarnac-length"),
      value: now.min_length,
      options: counted("jarnac-length", OFFERED.min_length),
      choose: (/** @type {number} */ min_length) => choose({ min_length }),
    },
  ];
}

/**
 * How long one may object, where that is how words are judged.
 * @param {string} judging
 * @param {Omit<import("../registry.js").ChoicesProps, "disabled">} props
 * @returns {Row[]}
 */
function doubts(judging, { options, timing, change }) {
  if (judging !== "challenge") return [];
  return [
    {
      label: t("jarnac-doubt"),
      value: timing.doubt ?? USUAL_TIMES.doubt,
      options: counted("jarnac-doubt", OFFERED.doubt, 1000),
      choose: (doubt) => change(options, { ...timing, doubt }),
    },
  ];
}
