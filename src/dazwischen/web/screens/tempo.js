/** How fast the bots of a table are: the host can make them wait for people. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { atPace, paceAt, PACES } from "../table/bots.js";
import { command } from "../table/store.js";
import { Choice } from "../ui/choice.js";

/** @param {{room: import("../net/told").RoomInfo, host: boolean}} props */
export function Tempo({ room, host }) {
  const bots = room.seats.flatMap(({ status, bot }, index) =>
    status === "bot" ? [{ seat: index + 1, bot }] : [],
  );
  if (!bots.length) return null;
  const now = paceAt(room.seats);
  /** @param {number} pace */
  const choose = (pace) => {
    for (const { seat, bot } of bots) {
      command({ do: "set-seat", seat, holder: "bot", bot: atPace(bot, pace) });
    }
  };
  return html`
    <${Choice}
      label=${t("web-tempo")}
      value=${now}
      disabled=${!host}
      options=${[...new Set([...PACES, now])].map((value) => ({
        value,
        label: t("web-tempo-of", { pace: value }),
        line: t("web-tempo-line", { pace: value }),
      }))}
      choose=${choose}
    />
  `;
}
