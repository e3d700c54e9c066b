/** A tournament as the role of the link sees it: a heading, the ways from here, and one part of it. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Masthead } from "../ui/masthead.js";
import { useTelling } from "./aloud.js";
import { Captain } from "./captain.js";
import { RoundClock } from "./clock.js";
import { EntrySelf } from "./entry.js";
import { Judging, Rulings } from "./judging.js";
import { Links } from "./links.js";
import { Pairings } from "./pairings.js";
import { People } from "./people.js";
import { PlayerNow } from "./player.js";
import { RoundsDesk } from "./rounds.js";
import { SettingsDesk } from "./settings-desk.js";
import { currentRound, standingNow } from "./seen.js";
import { StandingPart } from "./standing.js";
import { stuck, unsent } from "./store.js";
import { way } from "./ways.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {(props: {now: Told}) => any} Part */

/** By role, in the order in which they are offered; the first is where a link leads to. */
/** @type {Record<string, Record<string, Part>>} */
const PARTS = {
  organiser: {
    people: People,
    rounds: RoundsDesk,
    standing: StandingPart,
    links: Links,
    settings: SettingsDesk,
  },
  judge: { tables: Judging, people: People, standing: StandingPart, rulings: Rulings },
  captain: { team: Captain, pairings: Pairings, standing: StandingPart },
  player: { now: PlayerNow, pairings: Pairings, standing: StandingPart },
  spectator: { pairings: Pairings, standing: StandingPart },
  entry: { entry: EntrySelf, pairings: Pairings, standing: StandingPart },
};

/** @param {{now: Told, part: string}} props */
export function Desk({ now, part }) {
  useTelling(now.tournament);
  const parts = PARTS[now.tournament.me.role];
  const chosen = part in parts ? part : first(now, Object.keys(parts));
  return html`
    <main class="page cup">
      <${Masthead} />
      <${Head} now=${now} />
      <nav class="cup-ways" aria-label=${t("tournament-ways")}>
        ${Object.keys(parts).map(
          (name) => html`
            <a
              class="quiet"
              key=${name}
              href=${`#${way(name)}`}
              aria-current=${name === chosen ? "page" : undefined}
              >${t(`tournament-part-${name}`)}</a
            >
          `,
        )}
        <a class="quiet" href=${`#${way("report")}`}>${t("tournament-part-report")}</a>
      </nav>
      <${parts[chosen]} now=${now} />
    </main>
  `;
}

/**
 * Whoever leads a tournament that runs wants its rounds.
 * @param {Told} now
 * @param {string[]} names
 */
function first({ tournament }, names) {
  const leads = tournament.me.role === "organiser" && tournament.phase !== "registration";
  return leads ? "rounds" : names[0];
}

/** @param {{now: Told}} props */
function Head({ now: { tournament } }) {
  const { settings, me, phase, paused } = tournament;
  const round = currentRound(tournament);
  return html`
    <header class="cup-head">
      <div>
        <h2>${settings.title || t("web-tournament-untitled")}</h2>
        <p>
          <span class="tag">${t(`tournament-role-${me.role}`)}</span>
          <span>${t(`tournament-game-${settings.game}`)}</span>
          <span>${standingNow(tournament)}</span>
        </p>
      </div>
      ${round && phase === "running" && html`<${RoundClock} round=${round} minutes=${settings.minutes} />`}
    </header>
    ${paused && html`<p class="cup-banner" role="status">${t("tournament-paused", { reason: paused })}</p>`}
    ${
      stuck.value &&
      unsent.value.length > 0 &&
      html`<p class="cup-banner soft" role="status">${t("tournament-unsent", { count: unsent.value.length })}</p>`
    }
  `;
}
