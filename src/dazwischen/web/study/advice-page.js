/** Advice on a game, each piece with what it looks like on the table. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { Faces } from "../cards/faces.js";
import { STUDIES } from "../games/studies.js";
import { advice } from "./guides.js";
import { Situation } from "../ui/pictures.js";
import { Blocks, parted } from "../ui/rulebook.js";

/** @typedef {import("./guides.js").CardPicture} CardPicture */
/** @typedef {import("./guides.js").Piece} Piece */
/** @typedef {import("./guides.js").Step} Step */
/** @typedef {import("./guides.js").WordPicture} WordPicture */

/** @param {{game: string, id?: string}} props `id` is the piece that was asked for */
export function AdvicePage({ game, id = "" }) {
  const { lang } = prefs.value;
  const [pieces, setPieces] = useState(/** @type {Piece[]} */ ([]));
  useReading(() => advice(lang), { done: (all) => setPieces(all[game]), failed: noServer }, [
    lang,
    game,
  ]);
  useEffect(() => {
    if (id) document.getElementById(`advice-${id}`)?.scrollIntoView({ block: "center" });
  }, [pieces, id]);
  return html`
    <${Faces} />
    <section class="panel-card" aria-labelledby="advice-title">
      <h2 id="advice-title">${t("rules-advice-of", { game: t(`study-game-${game}`) })}</h2>
      <p>${t("rules-advice-line")}</p>
      ${pieces.map((piece) => html`<${OnePiece} key=${piece.id} game=${game} piece=${piece} asked=${piece.id === id} />`)}
    </section>
  `;
}

/** @param {{game: string, piece: Piece, asked: boolean}} props */
function OnePiece({ game, piece, asked }) {
  const { title, blocks } = parted(piece);
  const { picture, from } = piece;
  const since = STUDIES[game].from;
  return html`
    <article class="rule" id=${`advice-${piece.id}`} aria-current=${asked}>
      <h3><a href=${`#/rules/${game}/advice/${piece.id}`}>${title}</a></h3>
      ${since && from && html`<p class="fine">${since(from)}</p>`}
      <${Blocks} blocks=${blocks} />
      ${
        "lying" in picture
          ? html`<${Run} game=${game} picture=${picture} />`
          : html`<${Words} picture=${picture} />`
      }
    </article>
  `;
}

/** What lies, and the cards that follow one another. @param {{game: string, picture: CardPicture}} props */
function Run({ game, picture: { lying, steps } }) {
  const where = STUDIES[game].lying?.();
  return html`
    <${Situation}
      lying=${lying}
      where=${where}
      groups=${steps.map((step) => ({
        kind: step.as === "throw" ? "throw" : "may",
        cards: [step.card],
        text: told(game, step),
      }))}
    />
  `;
}

/**
 * @param {string} game
 * @param {Step} step
 */
function told(game, { as, draws = false, elsewhere = false }) {
  const more = draws ? "draws" : elsewhere ? "elsewhere" : "no";
  return t("rules-step", { as, game, more });
}

/** Loose letters, and the words that are made with them. @param {{picture: WordPicture}} props */
function Words({ picture: { rows, rack, steps } }) {
  return html`
    <figure class="picture advice-words">
      <div>
        ${rows.map((word) => html`<${Tiles} key=${word} letters=${word} />`)}
        <${Tiles} letters=${rack} loose />
        <figcaption>${t("rules-advice-loose")}</figcaption>
      </div>
      <ol>
        ${steps.map(
          ({ word, as, drawn }, n) => html`
            <li key=${n}>
              <${Tiles} letters=${word} />
              <span>${gained(word, as, drawn)}</span>
            </li>
          `,
        )}
      </ol>
    </figure>
  `;
}

/**
 * @param {string} word
 * @param {string} as
 * @param {string} drawn
 */
function gained(word, as, drawn) {
  const more = drawn ? "yes" : "no";
  return t("rules-advice-word", { as, drawn, more, points: word.length ** 2 });
}

/** @param {{letters: string, loose?: boolean}} props */
function Tiles({ letters, loose = false }) {
  return html`
    <span class="advice-tiles" data-loose=${loose} role="img" aria-label=${letters}>
      ${[...letters].map((letter, n) => html`<span key=${n} aria-hidden="true">${letter}</span>`)}
    </span>
  `;
}
