/** The rules of Jay as choices that a person understands. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Choice } from "../../ui/choice.js";

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const PLAYERS = [2, 3, 4, 5, 6];
const ROUNDS = [1, 3, 5, 10];
const FAULTS = ["guarded", "take-back", "penalty", "tournament"];
const ANNOUNCE = ["auto", "manual"];
/** Editions, with the names they have in the keys of texts. */
const EDITIONS = { jay: "jay", "zdj-4.6": "zdj" };
/** How long somebody may hesitate before the table counts, in milliseconds; 0 is for ever. */
const PACES = [0, 20_000, 10_000, 5_000];

/** What the server takes where nothing is chosen. */
const DEFAULTS = {
  edition: /** @type {keyof typeof EDITIONS} */ ("jay"),
  level: 7,
  players: 4,
  faults: "guarded",
  announce: "auto",
  rounds: 1,
};
const DEFAULT_PACE = 10_000;

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
  return [
    {
      label: t("jay-level"),
      value: now.level,
      options: levels(now.edition),
      choose: (level) => choose({ level }),
    },
    {
      label: t("jay-players"),
      value: now.players,
      options: plain(PLAYERS),
      choose: (players) => choose({ players, opener: 1 }),
    },
    {
      label: t("jay-rounds"),
      value: now.rounds,
      options: plain(ROUNDS),
      choose: (rounds) => choose({ rounds }),
    },
    {
      label: t("jay-faults"),
      value: now.faults,
      options: explained("jay-faults", FAULTS),
      choose: (faults) => choose({ faults }),
    },
    {
      label: t("jay-pace"),
      value: timing.count ?? DEFAULT_PACE,
      options: paces(),
      choose: (count) => change(options, { ...timing, count }),
    },
    {
      label: t("jay-edition"),
      value: EDITIONS[now.edition],
      options: explained("jay-edition", Object.values(EDITIONS)),
      choose: (key) => choose({ edition: named(key) }),
    },
    {
      label: t("jay-announce"),
      value: now.announce,
      options: explained("jay-announce", ANNOUNCE),
      choose: (announce) => choose({ announce }),
    },
  ];
}

/** @param {readonly number[]} values */
function plain(values) {
  return values.map((value) => ({ value, label: String(value) }));
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

/** @param {keyof typeof EDITIONS} edition */
function levels(edition) {
  const key = EDITIONS[edition];
  return plain(LEVELS).map((level) => ({ ...level, line: t(`jay-level-${key}-${level.value}`) }));
}

function paces() {
  return PACES.map((value) => ({ value, label: t("jay-pace-of", { seconds: value / 1000 }) }));
}

/** @param {string} key */
function named(key) {
  return Object.entries(EDITIONS).find(([, name]) => name === key)?.[0];
}
