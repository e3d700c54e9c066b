/** Choices about this browser. */
import { html, useState } from "../vendor/preact.js";
import { beSomebody, myName } from "../app/identity.js";
import { prefer, prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Choice, Switch } from "../ui/choice.js";
import { notice } from "../ui/notices.js";
import { Masthead } from "./masthead.js";

export function Settings() {
  return html`
    <main class="page">
      <${Masthead} />
      <section class="panel-card settings" aria-labelledby="settings-title">
        <h2 id="settings-title">${t("web-settings")}</h2>
        <${Choices} />
      </section>
      ${myName.value && html`<${SecondDevice} />`}
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

/** The choices alone, also for the window over a game. */
export function Choices() {
  const { lang, theme, sound, motion, patterns, fits } = prefs.value;
  return html`
    <${Choice}
      label=${t("web-language")}
      value=${lang}
      options=${[
        { value: "de", label: "Deutsch" },
        { value: "en", label: "English" },
      ]}
      choose=${(/** @type {"de" | "en"} */ value) => prefer({ lang: value })}
    />
    <${Choice}
      label=${t("web-theme")}
      value=${theme}
      options=${["auto", "dark", "light"].map((value) => ({ value, label: t(`web-theme-${value}`) }))}
      choose=${(/** @type {"auto" | "light" | "dark"} */ value) => prefer({ theme: value })}
    />
    <div class="switches">
      <${Switch} label=${t("web-sound")} value=${sound} choose=${(/** @type {boolean} */ value) => prefer({ sound: value })} />
      <${Switch} label=${t("web-motion")} value=${motion} choose=${(/** @type {boolean} */ value) => prefer({ motion: value })} />
      <${Switch} label=${t("web-patterns")} value=${patterns} choose=${(/** @type {boolean} */ value) => prefer({ patterns: value })} />
      <${Switch} label=${t("web-fits")} value=${fits} choose=${(/** @type {boolean} */ value) => prefer({ fits: value })} />
    </div>
  `;
}

function SecondDevice() {
  const [link, setLink] = useState("");
  const make = async () => {
    try {
      await beSomebody();
      setLink(location.origin + (await api.deviceLink()).path);
    } catch (problem) {
      notice(problem instanceof api.Problem ? problem.message : t("web-no-server"));
    }
  };
  return html`
    <section class="panel-card" aria-labelledby="device-title">
      <h2 id="device-title">${t("web-device-title")}</h2>
      <p>${t("web-device-line")}</p>
      ${link
        ? html`<label class="field"><span>${t("web-device-link")}</span><input readonly value=${link} /></label>`
        : html`<button class="btn" type="button" onClick=${make}>${t("web-device-make")}</button>`}
    </section>
  `;
}
