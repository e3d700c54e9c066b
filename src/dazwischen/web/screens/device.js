/** A second device becomes the same person, by a link that is good for once. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { remember } from "../app/identity.js";
import { go, place } from "../app/router.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Masthead } from "../ui/masthead.js";
import { whyNot } from "../ui/work.js";

export function Page() {
  const { argument: token } = place.value;
  const [trouble, setTrouble] = useState("");
  const [asks, setAsks] = useState(false);
  /** @param {() => Promise<api.Me>} taken */
  const take = (taken) => {
    setTrouble("");
    setAsks(false);
    taken().then(
      ({ name }) => {
        remember(name);
        go("/");
      },
      (problem) => {
        setAsks(problem instanceof api.Problem && problem.code === "link-replaces");
        setTrouble(whyNot(problem));
      },
    );
  };
  useEffect(() => take(() => api.takeDevice(token)), [token]);
  const change = async () => api.takeDevice(token, (await api.me()).id);
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card" role="alert">${trouble || t("web-device-taking")}</p>
      ${asks && html`<${Question} yes=${() => take(change)} />`}
      ${trouble && !asks && html`<p><a class="btn" href="#/">${t("web-back")}</a></p>`}
    </main>
  `;
}

/**
 * Nobody is given up without being asked.
 * @param {{yes: () => void}} props
 */
function Question({ yes }) {
  return html`
    <p>${t("web-device-keep-line")}</p>
    <p class="row">
      <a class="btn primary" href="#/">${t("web-device-stay")}</a>
      <button class="btn" type="button" onClick=${yes}>${t("web-device-change")}</button>
    </p>
  `;
}
