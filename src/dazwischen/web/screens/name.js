/** What one is called here. */
import { html, useState } from "../vendor/preact.js";
import { callMyself, myName, someName } from "../app/identity.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";
import { told } from "../ui/work.js";

/** @param {{label: string, name: string, change: (name: string) => void}} props */
export function NameField({ label, name, change }) {
  return html`
    <label class="field">
      <span>${label}</span>
      <input
        value=${name}
        maxlength="24"
        required
        autocomplete="nickname"
        onInput=${(/** @type {InputEvent} */ event) =>
          change(/** @type {HTMLInputElement} */ (event.target).value)}
      />
    </label>
  `;
}

export function Name() {
  const [name, setName] = useState(() => myName.value || someName());
  /** @param {SubmitEvent} event */
  const rename = (event) => {
    event.preventDefault();
    void told(async () => {
      await callMyself(name);
      notice(t("web-renamed", { name: myName.value }));
    });
  };
  return html`
    <section class="panel-card settings" aria-labelledby="name-title">
      <h2 id="name-title">${t("web-name-title")}</h2>
      <form class="join" onSubmit=${rename}>
        <${NameField} label=${t("web-name")} name=${name} change=${setName} />
        <button class="btn" type="submit">${t("web-rename")}</button>
      </form>
    </section>
  `;
}
