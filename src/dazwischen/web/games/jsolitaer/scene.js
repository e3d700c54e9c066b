/** A moment of J-Solitär to be looked at: five stacks, the corner, and everybody's cards. */
import { html, useMemo } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Card } from "../../cards/card.js";
import { Faces } from "../../cards/faces.js";
import { catalogue } from "../../cards/figures.js";
import { CardRow, held } from "../../cards/row.js";

/** @typedef {import("../../ui/scene.js").SceneProps} SceneProps */
/** @typedef {import("../../cards/figures.js").Figure} Figure */
/**
 * @typedef {object} Stack
 * @property {number} lying
 * @property {number} layer
 * @property {boolean} twins
 * @property {number[]} reservations
 * @property {number[]} cards
 */

/** Cards of a stack that can be seen, the lying one among them. */
const SHOWN = 3;

/** @type {import("../../ui/scene.js").SceneModule} */
export const scene = { catalogues: ["web-study"], styles: ["scene.css"], Scene };

/** @param {SceneProps} props */
function Scene({ view, hands, names, eye }) {
  const further = view.options.figures ?? [];
  const figures = useMemo(() => catalogue(further), [JSON.stringify(further)]);
  const seats = view.counts.map((/** @type {number} */ _, /** @type {number} */ n) => n + 1);
  return html`
    <div class="patience-scene">
      <${Faces} further=${further} />
      <div class="scene-stacks">
        <ol class="scene-stack-row">
          ${view.stacks.map(
            (/** @type {Stack} */ stack, /** @type {number} */ n) =>
              html`<${StackView} key=${n} number=${n + 1} stack=${stack} figures=${figures} />`,
          )}
        </ol>
        <${Corner} corner=${view.corner} turned=${view.turned} figures=${figures} />
      </div>
      <ol class="scene-patience-seats">
        ${seats.map(
          (/** @type {number} */ seat) => html`
            <li class="scene-patience-seat" key=${seat} data-turn=${view.turn === seat && view.phase === "playing"}>
              <span class="scene-who">
                <b class="seat-number">${seat}</b> <span class="scene-name">${names[seat - 1]}</span>
                <small>${t("study-pile", { count: view.piles[seat - 1] })}</small>
              </span>
              <span class="scene-cards">
                <${CardRow}
                  cards=${held(hands[seat], view.counts[seat - 1], !eye || eye === seat)}
                  figures=${figures}
                  label=${t("study-hand")}
                />
                ${
                  view.slots[seat - 1]?.length > 0 &&
                  html`<${CardRow} cards=${view.slots[seat - 1]} figures=${figures} label=${t("study-slots")} />`
                }
              </span>
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/** @param {{number: number, stack: Stack, figures: Figure[]}} props */
function StackView({ number, stack, figures }) {
  const { cards, lying, twins, reservations } = stack;
  const shown = cards.length > 1 ? cards.slice(1).slice(-SHOWN) : [0];
  const figure = figures[lying].name;
  return html`
    <li class="scene-stack">
      <span class="scene-stack-cards" role="img" aria-label=${t("study-stack", { number, figure })}>
        ${shown.map((card, n) => html`<${Card} key=${n} figure=${card} />`)}
      </span>
      <span class="scene-stack-foot">
        <b>${number}</b> <small>${cards.length}</small>
        ${twins && html`<span class="tag">${t("study-twins")}</span>`}
        ${
          reservations.length > 0 &&
          html`<span class="tag">${t("study-reserved", { seats: reservations.join(", ") })}</span>`
        }
      </span>
    </li>
  `;
}

/** @param {{corner: number, turned: number[], figures: Figure[]}} props */
function Corner({ corner, turned, figures }) {
  const top = turned.at(-1);
  return html`
    <div class="scene-corner">
      <span class="scene-corner-cards">
        ${corner > 0 && html`<${Card} />`}
        ${top !== undefined && html`<${CardRow} cards=${[top]} figures=${figures} label=${t("study-turned")} />`}
      </span>
      <small>${t("study-corner", { count: corner })}</small>
    </div>
  `;
}
