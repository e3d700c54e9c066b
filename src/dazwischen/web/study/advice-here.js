/** At a table: the advice that holds with its rules, what is new at this level first. */
import { html, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { advice, holds } from "./guides.js";
import { Blocks, parted } from "../ui/rulebook.js";

/** @typedef {import("./guides.js").Options} Options */
/** @typedef {import("./guides.js").Piece} Piece */

/** @param {{game: string, options: Options}} props */
export function AdviceHere({ game, options }) {
  const { lang } = prefs.value;
  const [pieces, setPieces] = useState(/** @type {Piece[]} */ ([]));
  useReading(() => advice(lang), { done: (all) => setPieces(all[game]), failed: noServer }, [
    lang,
    game,
  ]);
  const fitting = pieces.filter((piece) => holds(piece, options)).toSorted(newest(options));
  return html`
    <ul class="advice-list">
      ${fitting.map((piece) => {
        const { title, blocks } = parted(piece);
        return html`<li key=${piece.id}><b>${title}</b><${Blocks} blocks=${blocks} /></li>`;
      })}
    </ul>
    <p><a href=${`#/rules/${game}/advice`} target="_blank">${t("web-help-pictures")}</a></p>
  `;
}

/** @param {Options} options */
function newest({ edition = "" }) {
  /** @param {Piece} piece */
  const level = ({ from }) => from?.[edition] ?? 0;
  /**
   * @param {Piece} one
   * @param {Piece} other
   */
  return (one, other) => level(other) - level(one);
}
