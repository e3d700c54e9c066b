/** Everybody who takes part: registering, checking in, withdrawing, coming back. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Switch } from "../ui/choice.js";
import { Ask, AskButton, submitting, Text, valueOf } from "./fields.js";
import { Import } from "./import.js";
import { EntryLink } from "./links.js";
import { act, told } from "./store.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {import("./wire.js").Entrant} Entrant */

const STRENGTHS = ["leicht", "mittel", "stark", "meister"];
/** From so many on, a list is easier to search than to read. */
const MANY = 12;

/** @param {{now: Told}} props */
export function People({ now: { tournament } }) {
  const registers = tournament.may.includes("register");
  return html`
    <div class="cup-grid">
      <section class="panel-card" aria-labelledby="people-title">
        <h2 id="people-title">${t("tournament-people")}</h2>
        <p class="fine">${presence(tournament.entrants)}</p>
        <${Entrants} entrants=${tournament.entrants} may=${tournament.may} />
      </section>
      ${
        registers &&
        html`
          <div class="column">
            <${Register} />
            <${EntryLink} />
            <${Import} />
          </div>
        `
      }
    </div>
  `;
}

/** @param {Entrant[]} entrants */
function presence(entrants) {
  /** @param {string} which */
  const count = (which) => entrants.filter((one) => one.presence === which).length;
  return t("tournament-presence", {
    here: count("here"),
    missing: count("registered"),
    gone: count("withdrawn"),
  });
}

/** @param {{entrants: Entrant[], may: string[]}} props */
export function Entrants({ entrants, may }) {
  const [sought, setSought] = useState("");
  const wanted = sought.trim().toLocaleLowerCase();
  const shown = entrants.filter(({ name, team }) =>
    `${name} ${team}`.toLocaleLowerCase().includes(wanted),
  );
  return html`
    ${entrants.length > MANY && html`<${Text} label=${t("tournament-search")} value=${sought} change=${setSought} />`}
    <ul class="tables">
      ${shown.map((entrant) => html`<${Row} key=${entrant.id} entrant=${entrant} may=${may} />`)}
    </ul>
  `;
}

/** @param {{entrant: Entrant, may: string[]}} props */
function Row({ entrant, may }) {
  const { id, name, team, presence: is, remote, bot } = entrant;
  return html`
    <li class="seat-row" data-presence=${is}>
      <span class="seat-number">${id}</span>
      <span class="seat-who">
        ${name} ${team && html`<small>${team}</small>`}
        ${bot && html`<span class="tag">${t("tournament-bot")}</span>`}
        ${remote && !bot && html`<span class="tag">${t("tournament-online")}</span>`}
        ${is === "withdrawn" && html`<span class="tag">${t("tournament-gone")}</span>`}
      </span>
      <span class="seat-do">
        ${!bot && is !== "withdrawn" && may.includes("check-in") && html`<${CheckIn} entrant=${entrant} />`}
        ${may.includes("edit") && html`<${Edit} entrant=${entrant} />`}
        ${is !== "withdrawn" && may.includes("withdraw") && html`<${Withdraw} entrant=${entrant} />`}
        ${
          is === "withdrawn" &&
          may.includes("come-back") &&
          html`
            <button
              class="btn small"
              type="button"
              aria-label=${t("tournament-come-back-of", { name })}
              onClick=${() => act({ do: "come-back", entrant: id })}
            >
              ${t("tournament-come-back")}
            </button>
          `
        }
      </span>
    </li>
  `;
}

/** @param {{entrant: Entrant}} props */
function CheckIn({ entrant: { id, name, presence: is } }) {
  const here = is === "here";
  return html`
    <button
      class="btn small cup-here"
      type="button"
      aria-pressed=${here}
      aria-label=${t("tournament-here-of", { name })}
      onClick=${() => act({ do: "check-in", entrant: id, here: !here })}
    >
      ${t("tournament-here")}
    </button>
  `;
}

/** @param {{entrant: Entrant, label?: string}} props */
export function Withdraw({ entrant: { id, name }, label = t("tournament-withdraw") }) {
  return html`
    <${AskButton}
      label=${label}
      name=${t("tournament-withdraw-of", { name })}
      title=${t("tournament-withdraw-title", { name })}
      line=${t("tournament-withdraw-line")}
      reasoned=${true}
      submit=${(/** @type {string} */ reason) => act({ do: "withdraw", entrant: id, reason })}
    />
  `;
}

/** @param {{entrant: Entrant}} props */
function Edit({ entrant }) {
  const [open, setOpen] = useState(false);
  return html`
    <button
      class="btn small"
      type="button"
      aria-label=${t("tournament-edit-of", { name: entrant.name })}
      onClick=${() => setOpen(true)}
    >
      ${t("tournament-edit")}
    </button>
    ${open && html`<${EditWindow} entrant=${entrant} close=${() => setOpen(false)} />`}
  `;
}

/** @param {{entrant: Entrant, close: () => void}} props */
function EditWindow({ entrant, close }) {
  const [name, setName] = useState(entrant.name);
  const [team, setTeam] = useState(entrant.team);
  const [remote, setRemote] = useState(entrant.remote);
  return html`
    <${Ask}
      title=${t("tournament-edit-of", { name: entrant.name })}
      label=${t("tournament-save")}
      submit=${() => act({ do: "edit", entrant: entrant.id, name, team, remote })}
      close=${close}
    >
      <${Text} label=${t("tournament-name")} value=${name} change=${setName} maxlength="24" />
      <${Text} label=${t("tournament-team")} value=${team} change=${setTeam} maxlength="24" />
      ${!entrant.bot && html`<${Switch} label=${t("tournament-remote")} value=${remote} choose=${setRemote} />`}
    <//>
  `;
}

function Register() {
  return html`
    <section class="panel-card" aria-labelledby="register-title">
      <h2 id="register-title">${t("tournament-register")}</h2>
      <${RegisterForm} checksIn=${true} teams=${true} />
      <${Bots} />
    </section>
  `;
}

/**
 * @param {object} props
 * @param {boolean} [props.checksIn] whether somebody can be there at once
 * @param {boolean} [props.teams]
 * @param {() => void} [props.done]
 */
export function RegisterForm({ checksIn = false, teams = false, done }) {
  const [name, setName] = useState("");
  const [team, setTeam] = useState("");
  const [remote, setRemote] = useState(false);
  const [here, setHere] = useState(checksIn);
  const send = submitting(async () => {
    const fate = await act({ do: "register", name: name.trim(), team: team.trim(), remote, here });
    if (fate === "refused") return;
    setName("");
    done?.();
  });
  return html`
    <form class="cup-form" onSubmit=${send}>
      <${Text} label=${t("tournament-name")} value=${name} change=${setName} maxlength="24" required />
      ${teams && html`<${Text} label=${t("tournament-team-if")} value=${team} change=${setTeam} maxlength="24" />`}
      <${Switch} label=${t("tournament-remote")} value=${remote} choose=${setRemote} />
      ${checksIn && html`<${Switch} label=${t("tournament-here-already")} value=${here} choose=${setHere} />`}
      <button class="btn primary" type="submit">${t("tournament-register-now")}</button>
    </form>
  `;
}

/** Bots fill a tournament up; they play at online tables. */
function Bots() {
  const [name, setName] = useState("");
  const [bot, setBot] = useState("mittel");
  const bots = told.value?.tournament.entrants.filter((one) => one.bot).length ?? 0;
  const usual = t("tournament-bot-usual", { number: bots + 1 });
  const send = submitting(async () => {
    const fate = await act({ do: "register", name: name.trim() || usual, bot });
    if (fate !== "refused") setName("");
  });
  return html`
    <details class="more">
      <summary>${t("tournament-bots")}</summary>
      <form class="cup-form" onSubmit=${send}>
        <p class="fine">${t("tournament-bots-line")}</p>
        <${Text} label=${t("tournament-bot-name")} value=${name} change=${setName} maxlength="24" placeholder=${usual} />
        <label class="field">
          <span>${t("tournament-strength")}</span>
          <select onChange=${(/** @type {Event} */ event) => setBot(valueOf(event))}>
            ${STRENGTHS.map(
              (one) =>
                html`<option value=${one} selected=${one === bot}>${t(`web-bot-${one}`)}</option>`,
            )}
          </select>
        </label>
        <button class="btn" type="submit">${t("tournament-bot-register")}</button>
      </form>
    </details>
  `;
}
