/** Choices about this browser. */
import { html, useState } from "../vendor/preact.js";
import { beSomebody } from "../app/identity.js";
import { prefer, prefs } from "../app/prefs.js";
import { address } from "../app/router.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { inWords, known, NAMES } from "../games/registry.js";
import * as api from "../net/api.js";
import { table } from "../table/store.js";
import { Choice, Switch } from "../ui/choice.js";
import { KeyChoice } from "../ui/key-choice.js";
import { notice } from "../ui/notices.js";
import { Masthead } from "../ui/masthead.js";
import { whyNot } from "../ui/work.js";
import { Name } from "./name.js";

export function Page() {
  return html`
    <main class="page">
      <${Masthead} />
      <${Name} />
      <section class="panel-card settings" aria-labelledby="settings-title">
        <h2 id="settings-title">${t("web-settings")}</h2>
        <${General} />
      </section>
      <${AllKeys} />
      <${SecondDevice} />
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

const THEMES = ["auto", "dark", "light"];
const SWITCHES = /** @type {const} */ (["sound", "motion", "patterns", "fits"]);

/** The choices alone, for the window over a game, with that game's keys. */
export function Choices() {
  const name = table.value?.room.rules.game ?? "";
  const keys = known(name)?.keys;
  return html`
    <${General} />
    ${keys && html`<h3>${t("web-keys")}</h3><${KeyChoice} game=${name} keys=${keys} />`}
  `;
}

function General() {
  const now = prefs.value;
  return html`
    <${Choice}
      label=${t("web-language")}
      value=${now.lang}
      options=${[
        { value: "de", label: "Deutsch" },
        { value: "en", label: "English" },
      ]}
      choose=${(/** @type {"de" | "en"} */ lang) => prefer({ lang })}
    />
    <${Choice}
      label=${t("web-theme")}
      value=${now.theme}
      options=${THEMES.map((value) => ({ value, label: t(`web-theme-${value}`) }))}
      choose=${(/** @type {"auto" | "light" | "dark"} */ theme) => prefer({ theme })}
    />
    <div class="switches">
      ${SWITCHES.map(
        (name) => html`
          <${Switch}
            key=${name}
            label=${t(`web-prefer-${name}`)}
            value=${now[name]}
            choose=${(/** @type {boolean} */ value) => prefer({ [name]: value })}
          />
        `,
      )}
    </div>
  `;
}

/** The keys of every game that lets them be changed. */
function AllKeys() {
  const [games, setGames] = useState(
    /** @type {{name: string, game: import("../games/registry.js").GameModule}[]} */ ([]),
  );
  const read = () => Promise.all(NAMES.map(async (name) => ({ name, game: await inWords(name) })));
  useReading(read, { done: setGames, failed: noServer }, []);
  return games.map(
    ({ name, game }) =>
      game.keys &&
      html`
        <section class="panel-card settings" aria-labelledby=${`keys-${name}`} key=${name}>
          <h2 id=${`keys-${name}`}>${t("web-keys")}: ${t(`web-game-${name}`)}</h2>
          <${KeyChoice} game=${name} keys=${game.keys} />
        </section>
      `,
  );
}

function SecondDevice() {
  const [link, setLink] = useState(/** @type {{url: string, qr: string} | null} */ (null));
  const make = async () => {
    try {
      await beSomebody();
      const { path, qr } = await api.deviceLink();
      setLink({ url: address(path), qr });
    } catch (problem) {
      notice(whyNot(problem));
    }
  };
  return html`
    <section class="panel-card settings" aria-labelledby="device-title">
      <h2 id="device-title">${t("web-device-title")}</h2>
      <p>${t("web-device-line")}</p>
      ${
        link
          ? html`<${DeviceLink} ...${link} />`
          : html`<button class="btn" type="button" onClick=${make}>${t("web-device-make")}</button>`
      }
    </section>
  `;
}

/** @param {{url: string, qr: string}} props */
function DeviceLink({ url, qr }) {
  return html`
    <label class="field">
      <span>${t("web-device-link")}</span>
      <input
        readonly
        value=${url}
        onFocus=${(/** @type {FocusEvent} */ event) =>
          /** @type {HTMLInputElement} */ (event.target).select()}
      />
    </label>
    <img
      class="qr"
      src=${`data:image/svg+xml,${encodeURIComponent(qr)}`}
      alt=${t("web-device-qr")}
    />
  `;
}
