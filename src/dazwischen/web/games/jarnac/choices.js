/** The rules of Jarnac as choices that a person understands. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Choice } from "../../ui/choice.js";

const VARIANTS = ["standard", "professional", "solo"];
const LANGUAGES = ["de", "fr"];
const JUDGING = ["dictionary", "challenge"];
const UMLAUTS = ["tiles", "split"];
const PEOPLE = [1, 2, 3, 4];
const JARNACS = [1, 2, "unlimited"];
/** From this length on a side's words are safe; 9 letters are for everybody. */
const SAFE = [9, 8, 7];
const STARTERS = [0, 1, 2];
/** Seconds for a move, seconds for a side's whole game, milliseconds to call Jarnac; 0 is no limit. */
const THINKING = [0, 60, 45, 30];
const CLOCKS = [0, 600, 900, 1500];
const PAUSES = [0, 20_000, 10_000, 5_000];

/** What the server takes where nothing is chosen. */
const DEFAULTS = {
  language: "de",
  variant: "standard",
  judging: "dictionary",
  umlauts: "tiles",
  jarnacs: /** @type {number | string} */ (2),
  handicap: [9, 9],
  teams: [1, 1],
  starter: 0,
  thinking: 0,
  clock: 0,
};
const DEFAULT_PAUSE = 10_000;

/** @typedef {{label: string, value: any, options: object[], choose: (value: any) => void}} Row */

/** @param {import("../registry.js").ChoicesProps} props */
export function Choices(props) {
  return rows(props).map(
    (row) => html`<${Choice} key=${row.label} disabled=${props.disabled} ...${row} />`,
  );
}

/**
 * @param {import("../registry.js").ChoicesProps} props
 * @returns {Row[]}
 */
function rows({ options, timing, change }) {
  const now = { ...DEFAULTS, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  const against = now.variant === "solo" ? [] : opposed({ options, timing, change }, choose);
  return [
    {
      label: t("jarnac-variant"),
      value: now.variant,
      options: explained("jarnac-variant", VARIANTS),
      choose: (variant) => choose({ variant, starter: 0 }),
    },
    {
      label: t("jarnac-language"),
      value: now.language,
      options: explained("jarnac-language", LANGUAGES),
      choose: (language) => choose({ language, umlauts: "tiles" }),
    },
    ...teams(now, choose),
    ...against,
    {
      label: t("jarnac-thinking"),
      value: now.thinking,
      options: counted("jarnac-thinking-of", THINKING),
      choose: (thinking) => choose({ thinking }),
    },
    {
      label: t("jarnac-clock"),
      value: now.clock,
      options: CLOCKS.map((value) => ({
        value,
        label: t("jarnac-clock-of", { count: value / 60 }),
      })),
      choose: (clock) => choose({ clock }),
    },
    {
      label: t("jarnac-umlauts"),
      value: now.umlauts,
      options: explained("jarnac-umlauts", UMLAUTS),
      choose: (umlauts) => choose({ umlauts }),
    },
  ];
}

/**
 * @param {typeof DEFAULTS} now
 * @param {(changes: object) => void} choose
 * @returns {Row[]}
 */
function teams({ teams: sizes, variant }, choose) {
  const sides = variant === "solo" ? [0] : [0, 1];
  return sides.map((side) => ({
    label: t(variant === "solo" ? "jarnac-people-solo" : "jarnac-people", { side: side + 1 }),
    value: sizes[side],
    options: PEOPLE.map((value) => ({
      value,
      label: String(value),
      line: value > 1 ? t("jarnac-people-line") : undefined,
    })),
    choose: (size) => choose({ teams: sizes.with(side, size) }),
  }));
}

/**
 * What there is to choose only where two sides play.
 * @param {Omit<import("../registry.js").ChoicesProps, "disabled">} props
 * @param {(changes: object) => void} choose
 * @returns {Row[]}
 */
function opposed({ options, timing, change }, choose) {
  const now = { ...DEFAULTS, ...options };
  return [
    {
      label: t("jarnac-judging"),
      value: now.judging,
      options: explained("jarnac-judging", JUDGING),
      choose: (judging) => choose({ judging }),
    },
    {
      label: t("jarnac-jarnacs"),
      value: now.jarnacs,
      options: JARNACS.map((value) => ({ value, label: t(`jarnac-jarnacs-${value}`) })),
      choose: (jarnacs) => choose({ jarnacs }),
    },
    {
      label: t("jarnac-pause"),
      value: timing.jarnac ?? DEFAULT_PAUSE,
      options: PAUSES.map((value) => ({
        value,
        label: t("jarnac-pause-of", { count: value / 1000 }),
      })),
      choose: (jarnac) => change(options, { ...timing, jarnac }),
    },
    ...[0, 1].map((side) => ({
      label: t("jarnac-handicap", { side: side + 1 }),
      value: now.handicap[side],
      options: counted("jarnac-handicap-of", SAFE),
      choose: (/** @type {number} */ length) =>
        choose({ handicap: now.handicap.with(side, length) }),
    })),
    {
      label: t("jarnac-starter"),
      value: now.starter,
      options: counted("jarnac-starter-of", STARTERS),
      choose: (starter) => choose({ starter }),
    },
  ];
}

/**
 * @param {string} key
 * @param {readonly number[]} values
 */
function counted(key, values) {
  return values.map((value) => ({ value, label: t(key, { count: value }) }));
}

/**
 * @param {string} key
 * @param {readonly string[]} values
 */
function explained(key, values) {
  return values.map((value) => ({
    value,
    label: t(`${key}-${value}`),
    line: t(`${key}-${value}-line`),
  }));
}
