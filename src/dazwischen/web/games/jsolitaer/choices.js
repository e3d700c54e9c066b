/** The rules of J-Solitär as choices that a person understands. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Choice, Switch } from "../../ui/choice.js";

const PLAYERS = [1, 2, 3, 4, 5, 6];
const GAMES = [1, 3, 5, 10];
const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const COLOURS = [4, 3, 2];

/** What the server takes where nothing is chosen. */
const DEFAULTS = { players: 1, games: 1, level: 7, colours: 4, keep_slots: false };

/** @param {import("../registry.js").ChoicesProps} props */
export function Choices({ options, timing, disabled, change }) {
  const now = { ...DEFAULTS, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  return html`
    <${Choice}
      label=${t("soli-players")}
      value=${now.players}
      options=${PLAYERS.map((value) => ({ value, label: String(value), line: playersLine(value) }))}
      choose=${(/** @type {number} */ players) => choose({ players, first: 1 })}
      disabled=${disabled}
    />
    <${Choice}
      label=${t("soli-games")}
      value=${now.games}
      options=${plain(GAMES)}
      choose=${(/** @type {number} */ games) => choose({ games })}
      disabled=${disabled}
    />
    ${
      now.games !== 1 &&
      html`
      <${Switch}
        label=${t("soli-keep-slots")}
        value=${now.keep_slots}
        choose=${(/** @type {boolean} */ keep) => choose({ keep_slots: keep })}
        disabled=${disabled}
      />
    `
    }
    <${Choice}
      label=${t("soli-level")}
      value=${now.level}
      options=${LEVELS.map((value) => ({
        value,
        label: String(value),
        line: t(`soli-level-${levelKey(value)}`),
      }))}
      choose=${(/** @type {number} */ level) => choose({ level })}
      disabled=${disabled}
    />
    <${Choice}
      label=${t("soli-colours")}
      value=${now.colours}
      options=${COLOURS.map((value) => ({
        value,
        label: String(value),
        line: t("soli-colours-line", { count: value }),
      }))}
      choose=${(/** @type {number} */ colours) => choose({ colours })}
      disabled=${disabled}
    />
  `;
}

/** @param {number} players */
function playersLine(players) {
  return players === 1 ? t("soli-players-alone") : t("soli-players-company");
}

/** @param {readonly number[]} values */
function plain(values) {
  return values.map((value) => ({ value, label: String(value) }));
}

/**
 * Levels differ here only in the figures that they bring.
 * @param {number} level
 */
function levelKey(level) {
  if (level <= 2) return "pawns";
  return level === 5 ? 4 : level;
}
