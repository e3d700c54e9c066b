/** By which rules the online tables play; at real ones people see to that themselves. */
import { html, useState } from "../vendor/preact.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { inWords, known } from "../games/registry.js";

/** @typedef {import("./wire.js").Settings} Settings */

/**
 * What the game itself lets its tables choose.
 * @param {{settings: Settings, choose: (changes: Partial<Settings>) => void}} props
 */
export function OnlineRules({ settings, choose }) {
  const [game, setGame] = useState(known(settings.game));
  useReading(() => inWords(settings.game), { done: setGame, failed: noServer }, [settings.game]);
  if (!game) return null;
  return html`
    <h3>${t("tournament-online-rules")}</h3>
    <${game.Choices}
      options=${settings.options}
      timing=${settings.timing}
      disabled=${false}
      drawn=${true}
      change=${(/** @type {object} */ options, /** @type {object} */ timing) =>
        choose({ options, timing })}
    />
  `;
}
