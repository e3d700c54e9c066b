/** A score sheet for whoever writes on it: in the hand, at the table, connected or not. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { reachable } from "../net/reach.js";
import { Masthead } from "../screens/masthead.js";
import { Dialog } from "../ui/dialog.js";
import { tell } from "../ui/notices.js";
import { RuleLinks } from "../ui/rule-links.js";
import { UNKNOWN } from "./begin.js";
import { HALF, nextOf, pageOf } from "./entries.js";
import { useNews } from "./follow.js";
import { SheetForm } from "./form.js";
import { Give } from "./give.js";
import { HalfTime, isHalfTime } from "./half-time.js";
import { Delivery, Head } from "./head.js";
import { change, keeps, learn, shelf } from "./kept.js";
import { deliver, troubles, wish } from "./outbox.js";
import { Pad } from "./pad.js";
import { Plot } from "./plot.js";
import { Rounds } from "./rounds.js";
import { Seats } from "./seats.js";
import { Standing, Words } from "./standing.js";

/** @typedef {import("./entries.js").Page} Page */
/** @typedef {import("./kept.js").Kept} Kept */

/** @param {{code: string, secret: string}} props */
export function Writing({ code, secret }) {
  const kept = shelf.value[secret];
  const known = kept?.code ?? "";
  const [missing, setMissing] = useState("");
  useEffect(() => {
    change(secret, (was) => ({ ...was, code: was.code || (code === UNKNOWN ? "" : code) }));
    void deliver(secret);
  }, [secret]);
  useEffect(() => {
    // So that a reload, or the link as it stands there, finds it.
    if (known) history.replaceState(null, "", `#/sheet/${known}/${secret}`);
  }, [known]);
  useNews(known, (told) => learn(secret, told), setMissing);

  const trouble = troubles.value[secret] || missing;
  const waiting = kept?.waiting ?? [];
  const page = pageOf(
    kept?.told?.sheet ?? null,
    waiting.map((sent) => sent.do),
  );
  if (kept && page) return html`<${Filled} kept=${kept} page=${page} trouble=${trouble} />`;
  return html`
    <main class="page sheet-begin">
      <${Masthead} />
      ${kept && html`<${Refused} kept=${kept} />`}
      ${
        trouble
          ? html`<p class="panel-card">${trouble}</p>`
          : kept?.told
            ? html`
                <section class="panel-card" aria-label=${t("sheet-new")}>
                  <${SheetForm} label=${t("sheet-begin")}
                    submit=${(/** @type {import("./form.js").Filled} */ filled) =>
                      wish(secret, { do: "begin", ...filled })} />
                </section>
              `
            : html`<p class="panel-card">${t("web-line-connecting")}</p>`
      }
      <div class="row">
        ${trouble && code !== UNKNOWN && html`<a class="btn" href=${`#/sheet/${code}`}>${t("sheet-watch")}</a>`}
        <a class="btn" href="#/sheet">${t("sheet-new")}</a>
      </div>
    </main>
  `;
}

/** @param {{kept: Kept, page: Page, trouble: string}} props */
function Filled({ kept, page, trouble }) {
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
  return html`
    <main class="sheet">
      <${Head} title=${page.title}><${Delivery} waiting=${waiting.length} /><//>
      <${Refused} kept=${kept} />
      ${trouble && html`<p class="panel-card wrong" role="alert">${trouble}</p>`}
      ${!keeps.value && html`<p class="panel-card wrong">${t("sheet-keeps-nothing")}</p>`}
      <div class="sheet-grid">
        <div class="column">
          ${sheet && !waiting.length && isHalfTime(sheet) && html`<${HalfTime} sheet=${sheet} />`}
          ${
            number > 0 &&
            html`
              <${Pad} names=${page.names} number=${number} again=${correcting > 0} enter=${enter}
                cancel=${() => setCorrecting(0)} />
            `
          }
          ${
            last &&
            !correcting &&
            html`
              <div class="last" data-unsent=${!last.sent}>
                <p>${inWords(wishOf(last), page.names)}</p>
                <button class="btn" type="button" onClick=${() => setCorrecting(last.number)}>
                  ${t("sheet-correct-last")}
                </button>
              </div>
            `
          }
          ${sheet ? html`<${Standing} sheet=${sheet} note=${later} />` : later && html`<p class="panel-card">${later}</p>`}
          ${sheet && html`<${Words} said=${told?.said ?? []} />`}
        </div>
        <div class="column">
          <${Rounds} page=${page} correct=${setCorrecting} />
          <${Seats}
            names=${page.names}
            seats=${sheet?.seats_now ?? page.names.map((_, n) => n + 1)}
            before=${sheet?.seats}
            note=${unseated ? t("sheet-seats-later") : ""}
          />
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

/** @param {import("./entries.js").Entry} entry */
function wishOf({ number, round }) {
  /** @type {import("./wire.js").Enter} */
  const wished = { do: "enter", number };
  if (round.type === "void") return { ...wished, void: true };
  return { ...wished, first: round.first, second: round.second ?? undefined };
}

/**
 * @param {import("./wire.js").Enter} entry
 * @param {string[]} names
 */
function inWords({ number, first = 0, second = 0, void: isVoid = false }, names) {
  if (isVoid) return t("sheet-entered-void", { number });
  const who = names[first - 1];
  return second
    ? t("sheet-entered", { number, who, whom: names[second - 1] })
    : t("sheet-entered-of-two", { number, who });
}

/** What the server did not take stays until somebody has read it. @param {{kept: Kept}} props */
function Refused({ kept }) {
  if (!kept.refused.length) return null;
  return html`
    <section class="panel-card refused" role="alert">
      <h2>${t("sheet-refused")}</h2>
      <ul class="words">
        ${kept.refused.map(
          ({ text, rules }, n) =>
            html`<li key=${n}>${text} <${RuleLinks} text=${rules.join(" ")} /></li>`,
        )}
      </ul>
      <p>
        <button class="btn" type="button" onClick=${() => change(kept.key, (was) => ({ ...was, refused: [] }))}>
          ${t("sheet-understood")}
        </button>
      </p>
    </section>
  `;
}

/** @param {{kept: Kept, page: Page, close: () => void}} props */
function Edit({ kept, page, close }) {
  /** @param {import("./form.js").Filled} filled */
  const save = ({ names, title, prizes }) => {
    const renamed = names.flatMap((name, n) =>
      name === page.names[n]
        ? []
        : [{ do: /** @type {"rename"} */ ("rename"), player: n + 1, name }],
    );
    wish(kept.key, ...renamed, { do: "set-title", title }, { do: "set-prizes", prizes });
    close();
  };
  return html`
    <${Dialog} title=${t("sheet-edit")} close=${close}>
      <${SheetForm} filled=${page} label=${t("sheet-save")} submit=${save} />
    <//>
  `;
}
