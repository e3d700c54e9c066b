/** Before and between games: the rules, the seats, the invitation. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { atPace, paceAt } from "../table/bots.js";
import { command, table } from "../table/store.js";
import { Connection } from "../ui/connection.js";
import { Invitation } from "../ui/share.js";
import { SitDown } from "../ui/sit-down.js";
import { Masthead } from "../ui/masthead.js";
import { Openness } from "./openness.js";
import { Seats } from "./seats.js";
import { Tempo } from "./tempo.js";

/** @param {{game: import("../games/registry.js").GameModule}} props */
export function WaitingRoom({ game }) {
  const now = table.value;
  if (!now) return null;
  const { room, you, seat } = now;
  const host = room.host === you.id;
  return html`
    <main class="page waiting">
      <${Masthead} />
      <div class="waiting-grid">
        <div class="column">
          <section class="panel-card" aria-labelledby="seats-title">
            <h2 id="seats-title">${t("web-seats")} <${Connection} /></h2>
            ${!seat && html`<${SitDown} room=${room} />`}
            <${Seats} room=${room} mine=${seat} host=${host} place=${game.place} />
            <${Tempo} room=${room} host=${host} />
            ${game.Company && html`<${game.Company} now=${now} />`}
            ${host ? html`<${Start} room=${room} />` : html`<p class="fine">${t("web-host-starts")}</p>`}
          </section>
          <section class="panel-card" aria-labelledby="invite-title">
            <h2 id="invite-title">${t("web-invite")}</h2>
            <${Invitation} room=${room} />
          </section>
          <section class="panel-card" aria-labelledby="table-title">
            <h2 id="table-title">${t("web-table")}</h2>
            <${Openness} room=${room} host=${host} />
          </section>
        </div>
        <section class="panel-card" aria-labelledby="rules-title">
          <h2 id="rules-title">${t("web-rules")}</h2>
          <${game.Choices}
            options=${room.rules.options}
            timing=${room.rules.timing}
            disabled=${!host}
            change=${(/** @type {object} */ options, /** @type {object} */ timing) =>
              command({ do: "set-rules", game: room.rules.game, options, timing })}
          />
        </section>
      </div>
    </main>
  `;
}

/** @param {{room: import("../net/told").RoomInfo}} props */
function Start({ room }) {
  const free = room.seats.flatMap(({ status }, index) => (status === "empty" ? [index + 1] : []));
  const fill = () => {
    const bot = atPace("mittel", paceAt(room.seats));
    for (const seat of free) command({ do: "set-seat", seat, holder: "bot", bot });
  };
  return html`
    <button
      class="btn primary big"
      type="button"
      disabled=${free.length > 0}
      onClick=${() => command({ do: "start" })}
    >
      ${t("web-start")}
    </button>
    ${
      free.length > 0 &&
      html`
      <p class="fine">${t("web-seats-free")}</p>
      <button class="btn" type="button" onClick=${fill}>${t("web-fill-bots")}</button>
    `
    }
  `;
}
