/** The rules of a table: what most want to choose, and the rest behind a word. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { seatName } from "../table/names.js";
import { table } from "../table/store.js";
import { Choice } from "./choice.js";

/** @typedef {{label: string, value: any, options: object[], choose: (value: any) => void}} Row */

/**
 * Values that have words of their own, each with a line that says what it does to the game.
 * @template {string | number | boolean} Value
 * @param {string} key
 * @param {readonly Value[]} values
 * @param {(value: Value) => string} [word] how a value is called in keys
 */
export function spoken(key, values, word = wordOf) {
  return values.map((value) => ({
    value,
    label: t(`${key}-${word(value)}`),
    line: t(`${key}-${word(value)}-line`),
  }));
}

/** @param {string | number | boolean} value */
function wordOf(value) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/**
 * Numbers, likewise.
 * @param {string} key
 * @param {readonly number[]} values
 * @param {number} [unit] what makes one in the sentence
 */
export function counted(key, values, unit = 1) {
  return values.map((value) => ({
    value,
    label: t(`${key}-of`, { count: value / unit }),
    line: t(`${key}-of-line`, { count: value / unit }),
  }));
}

/**
 * Seats, by the names of those who sit there.
 * @param {string} key
 * @param {readonly number[]} values
 * @param {number} players
 */
export function seated(key, values, players) {
  const seats = table.value?.room.seats ?? [];
  return counted(key, values)
    .filter(({ value }) => value <= players)
    .map((option) => {
      const info = seats[option.value - 1];
      const known = info && info.status !== "empty";
      return known ? { ...option, label: seatName(info, option.value) } : option;
    });
}

/**
 * @param {readonly Row[]} first
 * @param {readonly Row[]} further
 * @param {boolean} disabled
 */
export function chosen(first, further, disabled) {
  return html`
    ${listed(first, disabled)}
    ${
      further.length > 0 &&
      html`
        <details class="more">
          <summary>${t("web-more-rules")}</summary>
          <div class="more-rules">${listed(further, disabled)}</div>
        </details>
      `
    }
  `;
}

/**
 * @param {readonly Row[]} rows
 * @param {boolean} disabled
 */
function listed(rows, disabled) {
  return rows.map((row) => html`<${Choice} key=${row.label} disabled=${disabled} ...${row} />`);
}
