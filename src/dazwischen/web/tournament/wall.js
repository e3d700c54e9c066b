/** For a projector: pairings, clock, standing, large enough for the last row. It goes on by itself. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { CONTESTS } from "../games/registry.js";
import { RoundClock } from "./clock.js";
import { Qr } from "./links.js";
import { currentRound, listed, nameOf, roundName, standingNow } from "./seen.js";
import { asked } from "./standing.js";
import { followed } from "./store.js";
import { way } from "./ways.js";

/** @typedef {import("./wire.js").Tournament} Tournament */

/** Milliseconds for which a page of a long list is shown. */
const SHOWN = 9000;

/** @param {{now: import("./wire.js").Told}} props */
export function Wall({ now: { tournament } }) {
  useEffect(stayAwake, []);
  const { settings, me, paused, standing } = tournament;
  const round = currentRound(tournament);
  return html`
    <main class="cup-wall" data-alone=${!round} data-contest=${CONTESTS[settings.game]}>
      <header>
        <div>
          <h1>${settings.title || t("web-tournament-untitled")}</h1>
          <p>${standingNow(tournament)}</p>
        </div>
        ${round && html`<${RoundClock} round=${round} minutes=${settings.minutes} />`}
        ${me.role === "spectator" && html`<${Qr} name=${t("tournament-role-spectator")} secret=${followed().key} />`}
      </header>
      ${paused && html`<p class="cup-banner" role="status">${t("tournament-paused", { reason: paused })}</p>`}
      ${
        round &&
        html`
          <section aria-labelledby="wall-pairings">
            <h2 id="wall-pairings">${roundName(round)}</h2>
            <${Pages} rows=${round.tables.map((table) => html`<${Pairing} key=${table.number} tournament=${tournament} table=${table} />`)} />
            ${round.byes.length > 0 && html`<p class="cup-wall-byes">${t("tournament-byes", { names: listed(round.byes.map((id) => nameOf(tournament, id))) })}</p>`}
          </section>
        `
      }
      <section aria-labelledby="wall-standing">
        <h2 id="wall-standing">
          ${t(round ? "tournament-standing" : "tournament-people")}
          ${
            round &&
            html`<small>${leading(tournament)
              .map((name) => t(`tournament-column-${name}`))
              .join(", ")}</small>`
          }
        </h2>
        <${Pages}
          rows=${
            round
              ? standing.map(
                  (placed) =>
                    html`<${Place} key=${placed.who} tournament=${tournament} placed=${placed} />`,
                )
              : tournament.entrants.map(
                  ({ id, name, presence }) =>
                    html`<li key=${id} data-presence=${presence}><b>${name}</b></li>`,
                )
          }
        />
      </section>
      <a class="cup-wall-back quiet" href=${`#${way("pairings")}`}>${t("web-back")}</a>
    </main>
  `;
}

/** Screens go dark when nobody touches them; this one must not, where the browser lets us ask. */
function stayAwake() {
  const over = new AbortController();
  /** @type {{release: () => Promise<void>} | undefined} */
  let lock;
  const ask = async () => {
    if (document.hidden) return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (over.signal.aborted) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask, { signal: over.signal });
  void ask();
  return () => {
    over.abort();
    void lock?.release();
  };
}

/** @param {{tournament: Tournament, table: import("./wire.js").Table}} props */
function Pairing({ tournament, table }) {
  const names = table.entrants.map((id) => nameOf(tournament, id)).join(" – ");
  const result = table.result?.kind === "duel" ? table.result.scores.join(" : ") : "";
  return html`
    <li data-status=${table.status}>
      <span class="seat-number">${table.number}</span>
      <b>${names}</b>
      <span class="cup-status">${result || t(`tournament-status-${table.status}`)}</span>
    </li>
  `;
}

/** What is asked first; the rest is for those who look closer. @param {Tournament} tournament */
function leading(tournament) {
  return asked(tournament).slice(0, 2);
}

/** @param {{tournament: Tournament, placed: import("./wire.js").Placed}} props */
function Place({ tournament, placed: { who, place, worth } }) {
  return html`
    <li>
      <span class="seat-number">${place}</span>
      <b>${nameOf(tournament, who)}</b>
      <span class="cup-worth">
        ${leading(tournament).map((name) => html`<span key=${name}>${worth[name]}</span>`)}
      </span>
    </li>
  `;
}

/**
 * A list of which as much is shown as there is room, one page after the other.
 * @param {{rows: any[]}} props
 */
function Pages({ rows }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState(rows.length);
  const [page, setPage] = useState(0);
  useEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const measure = () => {
      // Where the page itself can be scrolled, there is room for everything.
      const { rowGap, overflowY } = getComputedStyle(list);
      if (overflowY === "visible") return setRoom(Infinity);
      const row = list.querySelector("li")?.getBoundingClientRect().height ?? 0;
      const gap = Number.parseFloat(rowGap) || 0;
      if (row) setRoom(Math.max(1, Math.floor((list.clientHeight + gap + 1) / (row + gap))));
      return undefined;
    };
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  const pages = Math.ceil(rows.length / room);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setPage((number) => number + 1), SHOWN);
    return () => clearInterval(timer);
  }, [pages]);
  const at = pages > 1 ? page % pages : 0;
  return html`
    <ol class="cup-pages" ref=${box}>${pages > 1 ? rows.slice(at * room, (at + 1) * room) : rows}</ol>
    ${pages > 1 && html`<p class="cup-page">${t("tournament-page", { page: at + 1, pages })}</p>`}
  `;
}
