/** Prizes by place: a number is an amount, anything else a thing. */
import { html, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { Text } from "./fields.js";

/** @typedef {import("./wire.js").Prize} Prize */

const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*(?:€|euro)?$/i;

/** @param {{prizes: Prize[], change: (prizes: Prize[]) => void}} props */
export function Prizes({ prizes, change }) {
  const [lines, setLines] = useState(() => prizes.map(written));
  /** @param {string[]} next */
  const take = (next) => {
    setLines(next);
    const filled = next.slice(0, next.findLastIndex((line) => line.trim()) + 1);
    change(filled.map(read));
  };
  return html`
    <fieldset class="choice cup-form">
      <legend>${t("tournament-prizes")}</legend>
      <p class="choice-line">${t("tournament-prizes-line")}</p>
      ${[...lines, ""].map(
        (line, at) => html`
          <${Text}
            key=${at}
            label=${t("tournament-prize-for", { place: at + 1 })}
            value=${line}
            change=${(/** @type {string} */ text) => take(at < lines.length ? lines.with(at, text) : [...lines, text])}
            maxlength="80"
          />
        `,
      )}
    </fieldset>
  `;
}

/** @param {string} line @returns {Prize} */
function read(line) {
  const [amount, euros, cents = ""] = AMOUNT.exec(line.trim()) ?? [];
  if (amount) return { type: "amount", cents: Number(euros) * 100 + Number(cents.padEnd(2, "0")) };
  return line.trim() ? { type: "thing", name: line.trim() } : { type: "amount", cents: 0 };
}

/** @param {Prize} prize */
function written(prize) {
  if (prize.type === "thing") return prize.name;
  const amount = prize.cents / 100;
  return amount.toLocaleString(prefs.peek().lang, { useGrouping: false });
}
