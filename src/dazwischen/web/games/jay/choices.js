/** The rules of Jay as choices that a person understands. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Choice } from "../../ui/choice.js";

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const PLAYERS = [2, 3, 4, 5, 6];
const ROUNDS = [1, 3, 5, 10];
const FAULTS = ["guarded", "take-back", "penalty", "tournament"];
const EDITIONS = [
  { value: "jay", key: "jay" },
  { value: "zdj-4.6", key: "zdj" },
];
/** How long somebody may hesitate before the table counts, in milliseconds; 0 is for ever. */
const PACES = [0, 20_000, 10_000, 5_000];

/** @param {import("../registry.js").ChoicesProps} props */
export function Choices({ options, timing, disabled, change }) {
  const chosen = { ...DEFAULTS, ...options };
  /** @param {object} changes */
  const choose = (changes) => change({ ...options, ...changes }, timing);
  const edition = EDITIONS.find(({ value }) => value === chosen.edition)?.key ?? "jay";
  return html`
    <${Choice}
      label=${t("jay-level")} value=${chosen.level} disabled=${disabled}
      options=${LEVELS.map((value) => ({ value, label: String(value), line: t(`jay-level-${edition}-${value}`) }))}
      choose=${(/** @type {number} */ level) => choose({ level })}
    />
    <${Choice}
      label=${t("jay-players")} value=${chosen.players} disabled=${disabled}
      options=${PLAYERS.map((value) => ({ value, label: String(value) }))}
      choose=${(/** @type {number} */ players) => choose({ players, opener: 1 })}
    />
    <${Choice}
      label=${t("jay-rounds")} value=${chosen.rounds} disabled=${disabled}
      options=${ROUNDS.map((value) => ({ value, label: String(value) }))}
      choose=${(/** @type {number} */ rounds) => choose({ rounds })}
    />
    <${Choice}
      label=${t("jay-faults")} value=${chosen.faults} disabled=${disabled}
      options=${FAULTS.map((value) => ({ value, label: t(`jay-faults-${value}`), line: t(`jay-faults-${value}-line`) }))}
      choose=${(/** @type {string} */ faults) => choose({ faults })}
    />
    <${Choice}
      label=${t("jay-pace")} value=${timing.count ?? 10_000} disabled=${disabled}
      options=${PACES.map((value) => ({ value, label: t("jay-pace-of", { seconds: value / 1000 }) }))}
      choose=${(/** @type {number} */ count) => change(options, { ...timing, count })}
    />
    <${Choice}
      label=${t("jay-edition")} value=${chosen.edition} disabled=${disabled}
      options=${EDITIONS.map(({ value, key }) => ({ value, label: t(`jay-edition-${key}`), line: t(`jay-edition-${key}-line`) }))}
      choose=${(/** @type {string} */ wanted) => choose({ edition: wanted })}
    />
    <${Choice}
      label=${t("jay-announce")} value=${chosen.announce} disabled=${disabled}
      options=${["auto", "manual"].map((value) => ({ value, label: t(`jay-announce-${value}`), line: t(`jay-announce-${value}-line`) }))}
      choose=${(/** @type {string} */ wanted) => choose({ announce: wanted })}
    />
  `;
}

/** What the server takes where nothing is chosen. */
const DEFAULTS = { edition: "jay", level: 7, players: 4, faults: "guarded", announce: "auto", rounds: 1 };
