/** The table behind a running game: seats, who leads it, what one may change about it. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { known } from "../games/registry.js";
import { STRENGTHS } from "../table/bots.js";
import { command, table } from "../table/store.js";
import { Dialog } from "../ui/dialog.js";
import { Invitation } from "../ui/share.js";
import { PlayOn } from "../ui/stand-in.js";
import { Openness } from "./openness.js";
import { Seats } from "./seats.js";
import { Tempo } from "./tempo.js";

/** @typedef {import("../net/told").RoomInfo} RoomInfo */

/** @param {{close: () => void}} props */
export function TableMenu({ close }) {
  const now = table.value;
  if (!now) return null;
  const { room, you, seat } = now;
  const host = room.host === you.id;
  const running = room.play.playing !== 0;
  const Company = known(room.rules.game)?.Company;
  return html`
    <${Dialog} title=${room.settings.name || t("web-table-menu")} close=${close}>
      <${Seats} room=${room} mine=${seat} host=${host} />
      <${Tempo} room=${room} host=${host} />
      ${Company && html`<${Company} now=${now} />`}
      ${seat > 0 && running && html`<${ForMe} bot=${room.seats[seat - 1].status === "watching"} unready=${room.unready} />`}
      <h3>${t("web-invite")}</h3>
      <${Invitation} room=${room} />
      <h3>${t("web-table")}</h3>
      <${Openness} room=${room} host=${host} />
      ${running && html`<p class="fine">${t("web-rules-later")}</p>`}
      ${host && running && html`<${Stop} costs=${inCompany(now)} done=${close} />`}
    <//>
  `;
}

/** @param {{bot: boolean, unready: string[]}} props */
function ForMe({ bot, unready }) {
  const [strength, setStrength] = useState("mittel");
  if (bot) return html`<h3>${t("web-table-for-me")}</h3><${PlayOn} />`;
  return html`
    <h3>${t("web-table-for-me")}</h3>
    <div class="row">
      <select
        class="strengths"
        aria-label=${t("web-let-bot")}
        onChange=${(/** @type {Event} */ event) =>
          setStrength(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${STRENGTHS.map(
          (name) => html`
            <option
              key=${name}
              value=${name}
              selected=${name === strength}
              disabled=${unready.includes(name)}
            >
              ${t(`web-bot-${name}`)}
            </option>
          `,
        )}
      </select>
      <button
        class="btn"
        type="button"
        onClick=${() => command({ do: "let-bot", bot: strength })}
      >
        ${t("web-let-bot")}
      </button>
    </div>
  `;
}

/**
 * Whether somebody else sits there and plays.
 * @param {{room: import("../net/told").RoomInfo, seat: number}} now
 */
const inCompany = ({ room, seat }) =>
  room.seats.some(({ status }, index) => status === "person" && index + 1 !== seat);

/**
 * Asks once more: what is broken off cannot be taken up again.
 * @param {{costs: boolean, done: () => void}} props
 */
function Stop({ costs, done }) {
  const [asked, ask] = useState(false);
  if (!asked) {
    return html`
      <button class="btn danger" type="button" onClick=${() => ask(true)}>${t("web-stop")}</button>
    `;
  }
  const stop = () => {
    command({ do: "stop" });
    done();
  };
  return html`
    <p role="alert">${t(costs ? "web-stop-sure-rated" : "web-stop-sure")}</p>
    <div class="row">
      <button class="btn danger" type="button" onClick=${stop}>${t("web-stop-yes")}</button>
      <button class="btn" type="button" onClick=${() => ask(false)}>${t("web-stop-no")}</button>
    </div>
  `;
}
