/** Making a tournament, and those that this browser knows. */
import { html, useState } from "../vendor/preact.js";
import { go } from "../app/router.js";
import { t } from "../app/texts.js";
import { CONTESTS } from "../games/registry.js";
import { Masthead } from "../ui/masthead.js";
import { told } from "../ui/work.js";
import { make, secret } from "./asking.js";
import { known } from "./keeping.js";
import { SettingsForm } from "./settings-form.js";

/** @type {import("./wire.js").Settings} */
const FIRST = {
  title: "",
  game: Object.keys(CONTESTS)[0],
  system: "series",
  rounds: 3,
  table_size: 4,
  final: false,
  online: false,
  options: {},
  timing: {},
  minutes: 0,
  team_size: 0,
  prizes: [],
};

export function Begin() {
  const [settings, setSettings] = useState(FIRST);
  // One key for however many attempts: what was made is not made twice.
  const [key] = useState(() => secret(20));
  const begin = () =>
    told(async () => {
      const { code } = await make(key, settings);
      go(`/tournament/${code}/${key}`);
    });
  return html`
    <main class="page">
      <${Masthead} />
      <${Known} />
      <section class="panel-card cup-make" aria-labelledby="make-title">
        <h2 id="make-title">${t("tournament-make")}</h2>
        <p>${t("tournament-make-line")}</p>
        <${SettingsForm}
          settings=${settings}
          change=${setSettings}
          submit=${begin}
          label=${t("tournament-make-now")}
        />
      </section>
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

function Known() {
  if (!known.value.length) return null;
  return html`
    <section class="panel-card" aria-labelledby="known-title">
      <h2 id="known-title">${t("tournament-known")}</h2>
      <ul class="tables">
        ${known.value.map(
          ({ code, key, role, name, title }) => html`
            <li key=${key}>
              <a class="table-link" href=${`#/tournament/${code}/${key}`}>
                <strong>${title || t("web-tournament-untitled")}</strong>
                <span>${t(`tournament-role-${role}`)}${name && `: ${name}`}</span>
              </a>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
