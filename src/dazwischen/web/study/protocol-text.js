/** A protocol as text: the one thing that taps and typing both change. */

/** Characters, as many as the server reads. */
export const LARGEST = 100_000;
const KEY = "dazwischen.referee";

/**
 * The numbers of the lines that say what happened; headers, blanks and comments are none.
 * @param {string} text
 * @returns {number[]} from 1
 */
export function actions(text) {
  let headers = 0;
  let below = false;
  return text.split("\n").flatMap((raw, n) => {
    const said = raw.split("#")[0].trim();
    if (said && below) return [n + 1];
    if (said) headers += 1;
    else if (headers && !raw.includes("#")) below = true;
    return [];
  });
}

/**
 * With one more line at its end.
 * @param {string} text
 * @param {string} line
 */
export function withLine(text, line) {
  const body = text.trimEnd();
  return `${body}${actions(text).length ? "\n" : "\n\n"}${line}\n`;
}

/**
 * @param {string} text
 * @param {number} number
 */
export function lineOf(text, number) {
  return text.split("\n")[number - 1] ?? "";
}

/**
 * With another line in its place, or with none.
 * @param {string} text
 * @param {number} number
 * @param {string | null} line
 */
export function changed(text, number, line) {
  const lines = text.split("\n");
  lines.splice(number - 1, 1, ...(line === null ? [] : [line.replaceAll("\n", " ")]));
  return lines.join("\n");
}

/**
 * Without what was written last. The blank line that ends the headers stays.
 * @param {string} text
 */
export function undone(text) {
  const last = actions(text).at(-1);
  return last ? changed(text, last, null) : text;
}

/**
 * The time of the last line that has one, in seconds.
 * @param {string} text
 */
export function clockOf(text) {
  const times = actions(text).map((n) => /^\s*@(\d{1,9}(?:[.,]\d{1,9})?)/.exec(lineOf(text, n)));
  return Number(times.findLast((time) => time)?.[1].replace(",", ".") ?? 0);
}

/** What was written when this page was last open. */
export function kept() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} text */
export function keep(text) {
  try {
    if (text) localStorage.setItem(KEY, text.slice(0, LARGEST));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still judges.
  }
}
