/** Changing what was chosen about a tournament. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";
import { SettingsForm } from "./settings-form.js";
import { act } from "./store.js";

/** @param {{now: import("./wire.js").Told}} props */
export function SettingsDesk({ now: { tournament } }) {
  const [settings, setSettings] = useState(tournament.settings);
  const save = async () => {
    const fate = await act({ do: "configure", settings });
    if (fate === "done") notice(t("tournament-saved"));
  };
  if (!tournament.may.includes("configure")) {
    return html`<p class="panel-card">${t("tournament-settings-over")}</p>`;
  }
  return html`
    <section class="panel-card cup-make" aria-labelledby="settings-title">
      <h2 id="settings-title">${t("tournament-part-settings")}</h2>
      <${SettingsForm}
        settings=${settings}
        change=${setSettings}
        submit=${save}
        label=${t("tournament-save")}
        fixed=${tournament.rounds.length > 0}
      />
    </section>
  `;
}
