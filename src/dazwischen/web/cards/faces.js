/**
 * The faces of cards as SVG symbols, each drawn once into the page when such a card is first met; a
 * card on the table uses them.
 */
import { html, useMemo } from "../vendor/preact.js";
import { met } from "./card.js";
import { EMBLEMS, LETTERS, PIPS } from "./emblems.js";
import { catalogue } from "./figures.js";

/** @typedef {import("./figures.js").Figure} Figure */

/** @param {{further?: readonly import("./figures.js").Kind[]}} props */
export function Faces({ further = NONE }) {
  const figures = useMemo(() => catalogue(further), [further]);
  const common = useMemo(shared, []);
  return html`
    <svg class="faces" aria-hidden="true">
      ${common}
      ${figures
        .filter(({ number }) => met.value.has(number))
        .map((figure) => html`<${Drawn} key=${figure.number} figure=${figure} />`)}
    </svg>
  `;
}

/** @type {readonly import("./figures.js").Kind[]} */
const NONE = [];

/** What faces are made of, and the back. */
function shared() {
  return html`
    <defs>
      ${Object.entries(PIPS).map(
        ([colour, d]) => html`
          <pattern id=${`pattern-${colour}`} width="15" height="15" patternUnits="userSpaceOnUse">
            <path class="pattern" d=${d} transform="translate(5 5) scale(.62)" />
            <path class="pattern" d=${d} transform="translate(12.5 12.5) scale(.62)" />
          </pattern>
        `,
      )}
      <pattern id="pattern-back" width="12" height="12" patternUnits="userSpaceOnUse">
        <path class="weave" d="M-3,3L3,-3M0,12L12,0M9,15L15,9" />
      </pattern>
    </defs>
    ${Object.entries(EMBLEMS).map(
      ([name, draw]) => html`
        <symbol id=${`emblem-${name}`} viewBox="-50 -50 100 100" class="emblem">${draw()}</symbol>
      `,
    )}
    <symbol id="card-back" viewBox="0 0 100 140"><${Back} /></symbol>
  `;
}

/** A face is never drawn anew while a game goes on. @param {{figure: Figure}} props */
function Drawn({ figure }) {
  return useMemo(
    () => html`
      <symbol id=${`card-${figure.number}`} viewBox="0 0 100 140"><${Face} figure=${figure} /></symbol>
    `,
    [figure],
  );
}

/** @param {{figure: Figure}} props */
function Face({ figure }) {
  if (figure.symbol === "Verräter") return html`<${Back} />`;
  return html`
    <g class=${`face face-${figure.colour || "none"}`}>
      <rect class="stock" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <rect class="panel" x="5" y="5" width="90" height="130" rx="5.5" />
      ${figure.colour && html`<path class="motif" d=${TABBED} fill=${`url(#pattern-${figure.colour})`} />`}
      ${
        LETTERS[figure.symbol]
          ? html`<${Pawn} letter=${LETTERS[figure.symbol]} />`
          : html`<${Noble} figure=${figure} />`
      }
      <${Index} figure=${figure} />
      <g transform="rotate(180 50 70)"><${Index} figure=${figure} /></g>
    </g>
  `;
}

/** The panel without the two corners in which the index stands. */
const TABBED = "M33,5H89.5Q95,5 95,10.5V83H67V135H10.5Q5,135 5,129.5V57H33Z";

/** @param {{letter: string}} props */
function Pawn({ letter }) {
  return html`
    <g transform="translate(50 70) scale(.84)">
      <path class="halo" d=${letter} /><path class="letter" d=${letter} />
    </g>
  `;
}

/** @param {{figure: Figure}} props */
function Noble({ figure }) {
  return html`
    <ellipse class="medal" cx="50" cy="70" rx="31" ry="42" />
    ${
      EMBLEMS[figure.symbol]
        ? html`<use href=${`#emblem-${figure.symbol}`} x="22" y="42" width="56" height="56" />`
        : html`<text class="written" x="50" y="78">${figure.symbol.slice(0, 4)}</text>`
    }
  `;
}

/** @param {{figure: Figure}} props */
function Index({ figure }) {
  const letter = LETTERS[figure.symbol];
  return html`
    ${
      letter
        ? html`<path class="small" d=${letter} transform="translate(18.5 23) scale(.33)" />`
        : html`
          <rect class="ticket" x="8" y="8" width="26" height="28" rx="5" />
          ${
            EMBLEMS[figure.symbol]
              ? html`<use href=${`#emblem-${figure.symbol}`} x="9" y="10" width="24" height="24" />`
              : html`<text class="initial" x="21" y="28">${figure.symbol.slice(0, 1)}</text>`
          }
        `
    }
    ${
      PIPS[figure.colour] &&
      html`<path class="pip" d=${PIPS[figure.colour]} transform="translate(18.5 46) scale(1.05)" />`
    }
  `;
}

function Back() {
  return html`
    <g class="back">
      <rect class="stock" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <rect class="panel" x="5" y="5" width="90" height="130" rx="5.5" />
      <rect x="5" y="5" width="90" height="130" rx="5.5" fill="url(#pattern-back)" />
      <rect class="band" x="36" y="5" width="28" height="130" />
      <text class="name" transform="translate(56 70) rotate(-90)">DAZWISCHEN</text>
    </g>
  `;
}
