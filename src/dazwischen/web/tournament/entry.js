/** Registering oneself, and who was registered on this device. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { known } from "./keeping.js";
import { RegisterForm } from "./people.js";

/** @param {{now: import("./wire.js").Told}} props */
export function EntrySelf({ now: { code, tournament } }) {
  const open = tournament.may.includes("register");
  return html`
    <${RegisteredHere} code=${code} own=${true} />
    <section class="panel-card cup-make" aria-labelledby="self-title">
      <h2 id="self-title">${t("tournament-register-self")}</h2>
      ${
        open
          ? html`<p>${t("tournament-register-self-line")}</p><${RegisterForm} teams=${true} />`
          : html`<p>${t("tournament-register-closed")}</p>`
      }
    </section>
  `;
}

/** @param {{code: string, own?: boolean, among?: string[]}} props */
export function RegisteredHere({ code, own = false, among }) {
  const players = known.value
    .filter((link) => link.code === code && link.role === "player")
    .filter(({ name }) => !among || among.includes(name));
  if (!players.length) return null;
  return html`
    <section class=${own ? "panel-card" : "cup-form"} aria-labelledby="registered-title">
      <h2 id="registered-title">${t("tournament-registered-here")}</h2>
      <p>${t("tournament-registered-here-line")}</p>
      <ul class="tables">
        ${players.map(
          ({ key, name }) => html`
            <li key=${key}>
              <a class="table-link" href=${`#/tournament/${code}/${key}`}>
                <strong>${name}</strong> <span>${t("tournament-to-my-page")}</span>
              </a>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
