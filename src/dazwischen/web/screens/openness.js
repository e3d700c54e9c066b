/** Who else may find a table, watch it, and talk there. */
import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { command } from "../table/store.js";
import { Choice, Switch } from "../ui/choice.js";

/** @typedef {{room: import("../net/told").RoomInfo, host: boolean}} Props */

const OPENNESS = /** @type {const} */ (["public", "watching", "talk"]);
/** By how much those who watch can be behind, in milliseconds. */
const DELAYS = [0, 30_000, 120_000, 300_000];

/** @param {Props} props */
export function Openness({ room, host }) {
  const watchers = room.watchers.map(({ name }) => name).join(", ");
  return html`
    ${host && html`<${Name} name=${room.settings.name} />`}
    <div class="switches">
      ${OPENNESS.map(
        (name) => html`
          <${Switch}
            key=${name}
            label=${t(`web-table-${name}`)}
            value=${room.settings[name]}
            disabled=${!host}
            choose=${(/** @type {boolean} */ value) => command({ do: "settings", [name]: value })}
          />
        `,
      )}
    </div>
    ${room.settings.watching && html`<${Delay} room=${room} host=${host} />`}
    ${watchers && html`<p class="fine">${t("web-watchers", { names: watchers })}</p>`}
  `;
}

/** @param {{name: string}} props */
function Name({ name }) {
  const [typed, setTyped] = useState(name);
  useLayoutEffect(() => setTyped(name), [name]);
  /** @param {SubmitEvent} event */
  const call = (event) => {
    event.preventDefault();
    command({ do: "settings", name: typed });
  };
  return html`
    <form class="join" onSubmit=${call}>
      <label class="field">
        <span>${t("web-table-name")}</span>
        <input
          value=${typed}
          maxlength="24"
          autocomplete="off"
          onInput=${(/** @type {InputEvent} */ event) =>
            setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      <button class="btn" type="submit" disabled=${typed === name}>
        ${t("web-table-name-set")}
      </button>
    </form>
  `;
}

/** @param {Props} props */
function Delay({ room, host }) {
  return html`
    <${Choice}
      label=${t("web-table-delay")}
      value=${room.settings.delay}
      disabled=${!host}
      options=${[...new Set([...DELAYS, room.settings.delay])].map((value) => ({
        value,
        label: t("web-table-delay-of", { seconds: value / 1000 }),
      }))}
      choose=${(/** @type {number} */ delay) => command({ do: "settings", delay })}
    />
  `;
}
