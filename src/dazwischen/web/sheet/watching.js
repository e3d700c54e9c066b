/** A score sheet for those who look on: it keeps itself up to date. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { leave } from "../net/follower.js";
import { followStream } from "../net/stream.js";
import { Masthead } from "../ui/masthead.js";
import { tell } from "../ui/notices.js";
import { pageOf } from "./entries.js";
import { Give } from "./give.js";
import { HalfTime, isHalfTime } from "./half-time.js";
import { Head } from "./head.js";
import { Plot } from "./plot.js";
import { Rounds } from "./rounds.js";
import { Seats } from "./seats.js";
import { Standing, Words } from "./standing.js";
import { toldOf } from "./wire.js";

/** @typedef {import("./wire.js").Told} Told */

/** @param {{code: string}} props */
export function Watching({ code }) {
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const { lang } = prefs.value;
  useEffect(() => {
    const follower = followStream({
      kind: "sheet",
      code,
      key: "",
      how: () => ({ lang }),
      take: (seen) => {
        setTold(toldOf(seen));
        tell(seen.said[0] ?? "");
      },
      fail: ({ text }) => {
        setTrouble(text);
        leave(follower);
      },
    });
    return () => leave(follower);
  }, [code, lang]);
  const page = pageOf(told?.sheet ?? null);
  if (!told?.sheet || !page) {
    return html`
      <main class="page">
        <${Masthead} />
        <p class="panel-card">${trouble || t(told ? "sheet-not-begun" : "web-line-connecting")}</p>
        <p><a class="btn" href="#/sheet">${t("sheet-new")}</a></p>
      </main>
    `;
  }
  const { sheet, said } = told;
  const half = isHalfTime(sheet);
  return html`
    <main class="sheet">
      <${Head} title=${page.title}><span class="tag">${t("sheet-you-watch")}</span><//>
      <div class="sheet-grid">
        <div class="column">
          ${half && html`<${HalfTime} sheet=${sheet} />`}
          <${Standing} sheet=${sheet} />
          <${Words} said=${said} />
          ${
            !half &&
            html`<${Seats} names=${page.names} seats=${sheet.seats_now} before=${sheet.seats} />`
          }
        </div>
        <div class="column">
          <${Plot} sheet=${sheet} />
          <${Rounds} page=${page} />
          <${Give} code=${code} />
        </div>
      </div>
    </main>
  `;
}
