/** What somebody has just said, at his seat. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { table } from "../table/store.js";

const FRESH = 6000;

/** @typedef {import("../table/state.js").Said} Said */

/** @param {Said} line */
export function words({ call, text }) {
  return call ? t(`web-call-${call}`) : text;
}

/** @param {{who: number}} props */
export function Bubble({ who }) {
  const said = table.value?.said ?? [];
  const last = who ? said.filter((line) => line.who === who).at(-1) : undefined;
  const [seen, setSeen] = useState(last?.n ?? 0);
  useEffect(() => {
    if (!last || last.n === seen) return undefined;
    const timer = setTimeout(() => setSeen(last.n), FRESH);
    return () => clearTimeout(timer);
  }, [last?.n]);
  if (!last || last.n === seen) return null;
  return html`<span class="bubble">${words(last)}</span>`;
}
