/** By which rules the online tables play; at real ones people see to that themselves. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Choice } from "../ui/choice.js";

/** @typedef {import("./wire.js").Settings} Settings */

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const FAULTS = ["guarded", "take-back", "penalty", "tournament"];
const VARIANTS = ["standard", "professional"];
const LANGUAGES = ["de", "fr"];
/** What the server takes where nothing is chosen. */
const DEFAULTS = { level: 7, faults: "guarded", variant: "standard", language: "de" };

/** @param {{settings: Settings, choose: (changes: Partial<Settings>) => void}} props */
export function OnlineRules({ settings, choose }) {
  const now = { ...DEFAULTS, ...settings.options };
  /** @param {object} changes */
  const change = (changes) => choose({ options: { ...settings.options, ...changes } });
  const rows = settings.game === "jay" ? jay(now, change) : jarnac(now, change);
  return html`
    <h3>${t("tournament-online-rules")}</h3>
    ${rows.map((row) => html`<${Choice} key=${row.label} ...${row} />`)}
  `;
}

/** @param {typeof DEFAULTS} now @param {(changes: object) => void} change */
function jay(now, change) {
  return [
    {
      label: t("jay-level"),
      value: now.level,
      options: LEVELS.map((value) => ({
        value,
        label: String(value),
        line: t(`jay-level-jay-${value}`),
      })),
      choose: (/** @type {number} */ level) => change({ level }),
    },
    {
      label: t("jay-faults"),
      value: now.faults,
      options: FAULTS.map((value) => ({
        value,
        label: t(`jay-faults-${value}`),
        line: t(`jay-faults-${value}-line`),
      })),
      choose: (/** @type {string} */ faults) => change({ faults }),
    },
  ];
}

/** @param {typeof DEFAULTS} now @param {(changes: object) => void} change */
function jarnac(now, change) {
  return [
    {
      label: t("jarnac-variant"),
      value: now.variant,
      options: VARIANTS.map((value) => ({
        value,
        label: t(`jarnac-variant-${value}`),
        line: t(`jarnac-variant-${value}-line`),
      })),
      choose: (/** @type {string} */ variant) => change({ variant }),
    },
    {
      label: t("jarnac-language"),
      value: now.language,
      options: LANGUAGES.map((value) => ({
        value,
        label: t(`jarnac-language-${value}`),
        line: t(`jarnac-language-${value}-line`),
      })),
      choose: (/** @type {string} */ language) => change({ language }),
    },
  ];
}
