/** Before somebody new comes to a table: who invites to what, and what to be called there. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { callMyself, someName } from "../app/identity.js";
import { t } from "../app/texts.js";
import { NAMES } from "../games/registry.js";
import * as api from "../net/api.js";
import { NameField } from "./name.js";
import { Masthead } from "../ui/masthead.js";
import { Nothing } from "../ui/masthead.js";
import { told } from "../ui/work.js";

/** @typedef {import("../net/api.js").Invitation} Invitation */

/** @param {{code: string, done: (sits: boolean) => void}} props */
export function Invited({ code, done }) {
  const [name, setName] = useState(someName);
  const [invitation, setInvitation] = useState(/** @type {Invitation | null} */ (null));
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api
      .invitation(code)
      // Whoever could not ask can still say a name: the table itself asks again.
      .then(setInvitation, (reason) => reason instanceof api.Problem && setProblem(reason.message))
      .finally(() => setAsked(true));
  }, [code]);
  if (problem) return html`<${Nothing} text=${problem} />`;
  // What the buttons say must not change under a finger.
  if (!asked) return html`<${Nothing} text=${t("web-line-connecting")} />`;
  const free = invitation ? invitation.free > 0 : false;
  /** @param {boolean} sits */
  const come = (sits) =>
    told(async () => {
      await callMyself(name);
      done(sits);
    });
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void come(free);
  };
  const watch = html`
    <button class="btn" type="button" onClick=${() => come(false)}>${t("web-to-the-table")}</button>
  `;
  return html`
    <main class="page">
      <${Masthead} />
      <form class="panel-card invited" onSubmit=${submit}>
        ${invitation && html`<${WhoInvites} invitation=${invitation} />`}
        <div class="join">
          <${NameField} label=${t("web-who-are-you")} name=${name} change=${setName} />
          <button class="btn primary" type="submit">
            ${t(free ? "web-play-along" : "web-to-the-table")}
          </button>
          ${free && watch}
        </div>
      </form>
    </main>
  `;
}

/** @param {{invitation: Invitation}} props */
function WhoInvites({ invitation }) {
  const { host, name, game, options, people, free, playing } = invitation;
  const named = { host, game: NAMES.includes(game) ? t(`web-game-${game}`) : game };
  const others = people.filter((one) => one !== host);
  return html`
    <h2>${t("web-invited", named)}</h2>
    <p>
      ${name && html`<strong>${name}</strong> `}
      ${options.level && html`<span class="tag">${t("web-invited-level", { level: options.level })}</span> `}
      ${others.length > 0 && html`${t("web-invited-people", { names: others.join(", ") })} `}
      ${free ? t("web-free-seats", { count: free }) : t(playing ? "web-invited-playing" : "web-invited-full")}
    </p>
  `;
}
