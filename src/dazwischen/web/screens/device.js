/** A second device becomes the same person, by a link that is good for once. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { remember } from "../app/identity.js";
import { go, place } from "../app/router.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Masthead } from "./masthead.js";

export function Page() {
  const { argument: token } = place.value;
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    api.takeDevice(token).then(
      ({ name }) => {
        remember(name);
        go("/");
      },
      (problem) =>
        setTrouble(problem instanceof api.Problem ? problem.message : t("web-no-server")),
    );
  }, [token]);
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${trouble || t("web-device-taking")}</p>
      ${trouble && html`<p><a class="btn" href="#/">${t("web-back")}</a></p>`}
    </main>
  `;
}
