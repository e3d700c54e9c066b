/** The links of all roles, for the organiser to give away. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { address as pageAt } from "../app/router.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";
import { address, linksOf } from "./asking.js";
import { Text } from "./fields.js";
import { followed, told } from "./store.js";

/** @typedef {import("./wire.js").RoleLink} RoleLink */

/** The links, read again when somebody has been added or changed. */
function useLinks() {
  const [links, setLinks] = useState(/** @type {RoleLink[]} */ ([]));
  const entrants = told.value?.tournament.entrants ?? [];
  const who = entrants.map(({ name, team }) => `${name}/${team}`).join();
  useEffect(() => {
    // Without a connection those that are known stay.
    linksOf(followed()).then(setLinks, () => {});
  }, [who]);
  return links;
}

export function Links() {
  const links = useLinks();
  const [sought, setSought] = useState("");
  const spectator = links.find(({ role }) => role === "spectator");
  /** @param {string[]} roles */
  const of = (...roles) => links.filter(({ role }) => roles.includes(role));
  const wanted = sought.trim().toLocaleLowerCase();
  const players = of("player").filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return html`
    <div class="cup-grid">
      <section class="panel-card" aria-labelledby="links-title">
        <h2 id="links-title">${t("tournament-links")}</h2>
        <p>${t("tournament-links-line")}</p>
        <ul class="tables">
          ${of("organiser", "judge", "entry", "spectator").map((link) => html`<${LinkRow} key=${link.key} link=${link} />`)}
          ${spectator && html`<${WallRow} link=${spectator} />`}
        </ul>
      </section>
      <section class="panel-card" aria-labelledby="people-links-title">
        <h2 id="people-links-title">${t("tournament-links-people")}</h2>
        ${of("captain").length > 0 && html`<ul class="tables">${of("captain").map((link) => html`<${LinkRow} key=${link.key} link=${link} />`)}</ul>`}
        ${of("player").length > 8 && html`<${Text} label=${t("tournament-search")} value=${sought} change=${setSought} />`}
        <ul class="tables">
          ${players.map((link) => html`<${LinkRow} key=${link.key} link=${link} />`)}
        </ul>
      </section>
    </div>
  `;
}

/** @param {RoleLink} link */
function called({ role, name, team }) {
  const whose = name || team;
  return whose ? `${t(`tournament-role-${role}`)}: ${whose}` : t(`tournament-role-${role}`);
}

/** @param {{link: RoleLink}} props */
function LinkRow({ link }) {
  const name = called(link);
  return html`
    <li class="cup-link">
      <a href=${pageAt(link.path)}>${name}</a>
      <${Give} name=${name} url=${pageAt(link.path)} secret=${link.key} />
    </li>
  `;
}

/** @param {{link: RoleLink}} props */
function WallRow({ link }) {
  const url = pageAt(`${link.path}/wall`);
  return html`
    <li class="cup-link">
      <a href=${url}>${t("tournament-wall")}</a>
      <${Give} name=${t("tournament-wall")} url=${url} />
    </li>
  `;
}

/**
 * Copying a link, or having it scanned.
 * @param {{name: string, url: string, secret?: string}} props
 */
function Give({ name, url, secret }) {
  const [shown, show] = useState(false);
  return html`
    <span class="seat-do">
      <button
        class="btn small"
        type="button"
        aria-label=${t("tournament-copy-of", { name })}
        onClick=${() => copy(url)}
      >
        ${t("web-copy")}
      </button>
      ${
        secret &&
        html`
          <button
            class="btn small"
            type="button"
            aria-expanded=${shown}
            aria-label=${t("tournament-qr-of", { name })}
            onClick=${() => show(!shown)}
          >
            ${t("web-qr")}
          </button>
        `
      }
    </span>
    ${shown && html`<${Qr} name=${name} secret=${secret ?? ""} />`}
  `;
}

/** @param {{name: string, secret: string}} props */
export function Qr({ name, secret }) {
  const link = { code: followed().code, key: secret };
  return html`<img class="qr" src=${address(link, "/qr.svg")} alt=${t("tournament-qr-of", { name })} />`;
}

/** @param {string} url */
async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    notice(t("web-copied"));
  } catch {
    // Without permission, or over plain HTTP, people copy by hand: so it is shown.
    notice(url);
  }
}

/** The link by which people register themselves. */
export function EntryLink() {
  const entry = useLinks().find(({ role }) => role === "entry");
  if (!entry) return null;
  const url = pageAt(entry.path);
  const name = t("tournament-role-entry");
  return html`
    <section class="panel-card" aria-labelledby="entry-title">
      <h2 id="entry-title">${t("tournament-entry-link")}</h2>
      <p>${t("tournament-entry-link-line")}</p>
      <div class="cup-link"><${Give} name=${name} url=${url} secret=${entry.key} /></div>
    </section>
  `;
}
