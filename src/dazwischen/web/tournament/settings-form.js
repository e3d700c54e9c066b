/** What can be chosen about a tournament. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { CONTESTS } from "../games/registry.js";
import { Choice, Switch } from "../ui/choice.js";
import { submitting, Text } from "./fields.js";
import { OnlineRules } from "./online-rules.js";
import { Prizes } from "./prizes.js";

/** @typedef {import("./wire.js").Settings} Settings */

/** @type {Record<import("../games/registry.js").Contest, Settings["system"][]>} */
const SYSTEMS = { series: ["series"], duel: ["swiss", "round-robin"] };
const ROUNDS = [1, 2, 3, 4, 5, 6, 7];
const SIZES = [3, 4, 5, 6];
const MINUTES = [0, 20, 30, 45, 60, 90];
const COUNTING = [0, 2, 3, 4, 5];

/**
 * @param {object} props
 * @param {Settings} props.settings
 * @param {(settings: Settings) => void} props.change
 * @param {() => void} props.submit
 * @param {string} props.label of the button
 * @param {boolean} [props.fixed] game and system stay as they are
 */
export function SettingsForm({ settings, change, submit, label, fixed = false }) {
  /** @param {Partial<Settings>} changes */
  const choose = (changes) => change({ ...settings, ...changes });
  return html`
    <form class="cup-form" onSubmit=${submitting(submit)}>
      <${Text}
        label=${t("tournament-title")}
        value=${settings.title}
        change=${(/** @type {string} */ title) => choose({ title })}
        maxlength="80"
      />
      <${Choice}
        label=${t("tournament-game")}
        value=${settings.game}
        options=${explained("tournament-game", Object.keys(CONTESTS))}
        choose=${(/** @type {string} */ game) => choose(another(game))}
        disabled=${fixed}
      />
      ${CONTESTS[settings.game] === "series" ? Series(settings, choose) : Duels(settings, choose, fixed)}
      <${Choice}
        label=${t("tournament-where")}
        value=${settings.online ? "online" : "real"}
        options=${explained("tournament-where", ["real", "online"])}
        choose=${(/** @type {string} */ where) => choose({ online: where === "online" })}
      />
      <details class="more">
        <summary>${t("tournament-more")}</summary>
        <div class="cup-form">
          <${Choice}
            label=${t("tournament-minutes")}
            value=${settings.minutes}
            options=${numbers(MINUTES, settings.minutes, "tournament-minutes-of")}
            choose=${(/** @type {number} */ minutes) => choose({ minutes })}
          />
          <${Choice}
            label=${t("tournament-team-size")}
            value=${settings.team_size}
            options=${numbers(COUNTING, settings.team_size, "tournament-team-size-of")}
            choose=${(/** @type {number} */ team_size) => choose({ team_size })}
          />
          <${Prizes} prizes=${settings.prizes} change=${(/** @type {Settings["prizes"]} */ prizes) => choose({ prizes })} />
          <${OnlineRules} settings=${settings} choose=${choose} />
        </div>
      </details>
      <button class="btn primary big" type="submit">${label}</button>
    </form>
  `;
}

/** Another game, with what only it has. @param {string} game @returns {Partial<Settings>} */
function another(game) {
  const [system] = SYSTEMS[CONTESTS[game]];
  return { game, system, final: false, options: {}, timing: {} };
}

/** @param {Settings} settings @param {(changes: Partial<Settings>) => void} choose */
function Series(settings, choose) {
  return html`
    <${Rounds} settings=${settings} choose=${choose} />
    <${Choice}
      label=${t("tournament-table-size")}
      value=${settings.table_size}
      options=${numbers(SIZES, settings.table_size, "tournament-table-size-of")}
      choose=${(/** @type {number} */ table_size) => choose({ table_size })}
    />
    <${Switch}
      label=${t("tournament-final-wanted")}
      value=${settings.final}
      choose=${(/** @type {boolean} */ final) => choose({ final })}
    />
  `;
}

/**
 * @param {Settings} settings
 * @param {(changes: Partial<Settings>) => void} choose
 * @param {boolean} fixed
 */
function Duels(settings, choose, fixed) {
  return html`
    <${Choice}
      label=${t("tournament-system")}
      value=${settings.system}
      options=${explained("tournament-system", SYSTEMS.duel)}
      choose=${(/** @type {"swiss" | "round-robin"} */ system) => choose({ system })}
      disabled=${fixed}
    />
    ${settings.system === "swiss" && html`<${Rounds} settings=${settings} choose=${choose} />`}
  `;
}

/** @param {{settings: Settings, choose: (changes: Partial<Settings>) => void}} props */
function Rounds({ settings, choose }) {
  return html`
    <${Choice}
      label=${t("tournament-rounds")}
      value=${settings.rounds}
      options=${numbers(ROUNDS, settings.rounds, "tournament-rounds-of")}
      choose=${(/** @type {number} */ rounds) => choose({ rounds })}
    />
  `;
}

/**
 * @param {readonly number[]} usual
 * @param {number} own which may have been chosen elsewhere
 * @param {"tournament-minutes-of" | "tournament-team-size-of" | "tournament-table-size-of" | "tournament-rounds-of"} key
 */
function numbers(usual, own, key) {
  const values = usual.includes(own) ? usual : [...usual, own].sort((a, b) => a - b);
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
