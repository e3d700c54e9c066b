/** Points, between rounds and at the end: over the table until somebody puts them away. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { command, table } from "../../table/store.js";
import { Again } from "../../ui/again.js";
import { listed, nameOf, Standings, whoWon } from "../../ui/ending.js";
import { ResultPanel } from "../../ui/result.js";
import { act, view } from "./play.js";

/** @typedef {import("./told").View} View */

const LAST_LEVEL = 7;
/** Rounds that have a column of their own. */
const COLUMNS = 5;

export function Result() {
  const now = view.value;
  const at = table.value;
  if (!now || !at) return null;
  const outcome = at.game?.outcome;
  const won = outcome ? whoWon(outcome.winners, now.counts.length) : title(now);
  const why = outcome ? t("jay-won-why", { rounds: now.scores.length }) : "";
  return html`
    <${ResultPanel} title=${won} why=${why}>
      <${Standings} points=${now.totals} columns=${columns(now)} />
      ${outcome ? html`<${Again} next=${html`<${NextLevel} now=${now} />`} />` : html`<${Onward} now=${now} />`}
    <//>
  `;
}

/** How the last round went, or how it stands while the next one runs. @param {View} now */
function title(now) {
  if (now.phase !== "over") return t("jay-points-so-far", { rounds: now.scores.length });
  const [first] = now.places;
  if (!first) return t("jay-result-void", { round: now.round });
  const me = first === now.seat ? "yes" : "no";
  return t("jay-result-round", { round: now.round, me, name: nameOf(first) });
}

/**
 * @param {View} now
 * @returns {import("../../ui/ending.js").Column[]}
 */
function columns(now) {
  const rounds = now.scores.map((points, index) => ({
    name: t("jay-round-short", { round: index + 1 }),
    title: t("jay-round", { round: index + 1 }),
    of: (/** @type {number} */ seat) => points[seat - 1] || "–",
    spare: index < now.scores.length - 1,
  }));
  const total = {
    name: t("jay-total"),
    of: (/** @type {number} */ seat) => now.totals[seat - 1] ?? 0,
    main: true,
  };
  return [...rounds.slice(-COLUMNS), total];
}

/** The way to the next round, and who else has to want it. @param {{now: View}} props */
function Onward({ now }) {
  if (now.phase !== "over") return null;
  const others = table.value?.room.seats.filter(({ status }) => status === "person") ?? [];
  return html`
    <div class="row">
      ${
        now.may.next &&
        html`
          <button class="btn primary big" type="button" onClick=${() => act("ready")}>
            ${t("jay-next-round")}
          </button>
        `
      }
      ${others.length > 1 && html`<p class="fine">${soon(now)}</p>`}
    </div>
  `;
}

/** Among people the break is short. @param {View} now */
function soon(now) {
  const names = listed(now.ready.map(nameOf));
  return t("jay-next-soon", { names, count: now.ready.length });
}

/** The same table, one level further; after the last one, what is known of those to come. @param {{now: View}} props */
function NextLevel({ now }) {
  const { level } = now.options;
  if (level >= LAST_LEVEL) {
    return html`<a class="btn big" href="#/rules/beyond" target="_blank">${t("jay-beyond")}</a>`;
  }
  const next = () => {
    const room = table.value?.room;
    if (!room) return;
    const { game, options, timing } = room.rules;
    command({ do: "set-rules", game, options: { ...options, level: level + 1 }, timing });
    command({ do: "start" });
  };
  return html`
    <button class="btn big" type="button" onClick=${next}>
      ${t("jay-next-level", { level: level + 1 })}
    </button>
  `;
}
