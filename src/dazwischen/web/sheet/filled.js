/** A sheet with names on it, in the hand of whoever writes: at the table, connected or not. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { reachable } from "../net/reach.js";
import { tell } from "../ui/notices.js";
import { Edit } from "./edit.js";
import { HALF, nextOf } from "./entries.js";
import { inWords, wishOf } from "./entry-words.js";
import { Give } from "./give.js";
import { HalfTime, isHalfTime } from "./half-time.js";
import { Delivery, Head } from "./head.js";
import { keeps } from "./kept.js";
import { wish } from "./outbox.js";
import { Pad } from "./pad.js";
import { Plot } from "./plot.js";
import { Refused } from "./refused.js";
import { Rounds } from "./rounds.js";
import { Seats } from "./seats.js";
import { Standing, Words } from "./standing.js";

/** @typedef {import("./entries.js").Page} Page */
/** @typedef {import("./kept.js").Kept} Kept */

/** @param {{kept: Kept, page: Page, trouble: string}} props */
export function Filled({ kept, page, trouble }) {
  const { key, told, waiting } = kept;
  const [correcting, setCorrecting] = useState(0);
  const [editing, setEditing] = useState(false);
  const sheet = told?.sheet ?? null;
  const next = nextOf(page);
  const number = correcting || next;
  const behind = waiting.length > 0 && !reachable.value;
  const later = behind ? t("sheet-computed-later", { count: waiting.length }) : "";
  /** @param {import("./wire.js").Enter} entry */
  const enter = (entry) => {
    wish(key, entry);
    tell(inWords(entry, page.names));
    setCorrecting(0);
  };
  const played = page.entries.filter(({ round }) => round.type === "played").length;
  const unseated = behind && played >= HALF && (sheet?.running.length ?? 0) < HALF;
  const last = page.entries.findLast(({ round }) => round.type === "played");
  const stood = page.entries.find(
    (entry) => entry.round.type === "played" && entry.number === correcting,
  );
  const half = sheet !== null && !waiting.length && isHalfTime(sheet);
  const lastLine =
    last &&
    !correcting &&
    html`
      <div class="last" data-unsent=${!last.sent}>
        <p>${inWords(wishOf(last), page.names)}</p>
        <button class="btn" type="button" onClick=${() => setCorrecting(last.number)}>
          ${t("sheet-correct-last")}
        </button>
      </div>
    `;
  return html`
    <main class="sheet">
      <${Head} title=${page.title}><${Delivery} waiting=${waiting.length} /><//>
      <${Refused} kept=${kept} />
      ${trouble && html`<p class="panel-card wrong" role="alert">${trouble}</p>`}
      ${!keeps.value && html`<p class="panel-card wrong">${t("sheet-keeps-nothing")}</p>`}
      <div class="sheet-grid">
        <div class="column">
          ${half && html`<${HalfTime} sheet=${sheet} />`}
          ${
            number > 0 &&
            html`
              <${Pad} names=${page.names} number=${number} again=${correcting > 0}
                before=${stood ? inWords(wishOf(stood), page.names) : ""} enter=${enter}
                cancel=${() => setCorrecting(0)} />
            `
          }
          ${next > 0 && lastLine}
          ${sheet ? html`<${Standing} sheet=${sheet} note=${later} />` : later && html`<p class="panel-card">${later}</p>`}
          ${next === 0 && lastLine}
          ${sheet && html`<${Words} said=${told?.said ?? []} />`}
          ${
            !half &&
            html`
              <${Seats}
                names=${page.names}
                seats=${sheet?.seats_now ?? page.names.map((_, n) => n + 1)}
                before=${sheet?.seats}
                note=${unseated ? t("sheet-seats-later") : ""}
              />
            `
          }
        </div>
        <div class="column">
          <${Rounds} page=${page} correct=${setCorrecting} />
          ${sheet && html`<${Plot} sheet=${sheet} />`}
          ${kept.code && html`<${Give} code=${kept.code} secret=${key} />`}
          <p class="row on-cloth">
            <button class="btn" type="button" onClick=${() => setEditing(true)}>${t("sheet-edit")}</button>
            <a class="btn" href="#/sheet">${t("sheet-new")}</a>
          </p>
        </div>
      </div>
      ${editing && html`<${Edit} kept=${kept} page=${page} close=${() => setEditing(false)} />`}
    </main>
  `;
}
