/** What the drawings of a real table are made of, each around a point. */
import { html } from "../vendor/preact.js";

/** @typedef {{x: number, y: number, turn?: number}} Placed */

/**
 * @param {Placed} placed
 * @param {number} [scale]
 */
function at({ x, y, turn = 0 }, scale = 1) {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

/** A card, face up; `flat` is one seen from the side. @param {Placed & {small?: boolean, flat?: boolean}} props */
export function Card({ small = false, flat = false, ...placed }) {
  if (flat)
    return html`<rect class="drawn-card" x="-2" y="-19" width="4" height="38" rx="1" transform=${at(placed)} />`;
  return html`
    <g transform=${at(placed, small ? 0.72 : 1)}>
      <rect class="drawn-card" x="-13" y="-19" width="26" height="38" rx="3" />
      <path class="drawn-letter" d="M-6,-9L6,9M6,-9L-6,9" />
    </g>
  `;
}

/** Cards in a hand, seen from above. @param {Placed & {small?: boolean}} props */
export function Fan({ small = false, ...placed }) {
  return html`
    <g transform=${at(placed, small ? 0.72 : 1)}>
      ${[-36, -18, 0, 18, 36].map(
        (turn) => html`
          <rect key=${turn} class="drawn-back" x="-12" y="-38" width="24" height="36" rx="3" transform=${`rotate(${turn} 0 18)`} />
        `,
      )}
    </g>
  `;
}

/** A hand that points up: flat, or closed around what it holds. @param {Placed & {closed?: boolean, large?: boolean}} props */
export function Hand({ closed = false, large = false, ...placed }) {
  const long = closed ? 12 : 27;
  const fingers = [-11, -3.7, 3.7, 11];
  return html`
    <g class="drawn-hand" transform=${at(placed, large ? 1.25 : 0.9)}>
      ${fingers.map(
        (x, n) => html`
          <rect key=${x} x=${x - 3.3} y=${-long + [5, 0, 1, 7][n]} width="6.6" height=${long + 8} rx="3.3" />
        `,
      )}
      <rect x="-14.3" y="-2" width="28.6" height="25" rx="8" />
      <rect x="-9" y="14" width="18" height="22" rx="3" />
      <rect x="-3.4" y="-17" width="6.8" height="23" rx="3.4" transform="translate(15 9) rotate(42)" />
    </g>
  `;
}

/** The box in its lid, seen from above, with a card in it. @param {Placed & {bare?: boolean}} props */
export function Box({ bare = false, ...placed }) {
  return html`
    <g transform=${at(placed)}>
      ${!bare && html`<rect class="drawn-lid" x="-34" y="-31" width="68" height="62" rx="5" />`}
      <rect class="drawn-box" x="-23" y="-17" width="46" height="34" rx="3" transform=${bare ? "scale(.82)" : "scale(1.12)"} />
      ${!bare && html`<${Card} x=${0} y=${0} turn=${84} small />`}
    </g>
  `;
}

/** The box in its lid, seen from the side and cut open. @param {Placed} props */
export function Rim(props) {
  return html`
    <g transform=${at(props)}>
      <path class="drawn-lid" d="M-34,8V22H34V8H30V18H-30V8Z" />
      <path class="drawn-wall" d="M-26,-20V16H26V-20" />
      <path class="drawn-cards" d="M-21,12H21M-21,9H21M-21,6H21" />
    </g>
  `;
}

/** A draw pile. @param {Placed & {short?: boolean}} props */
export function Pile({ short = false, ...placed }) {
  return html`
    <g transform=${at({ ...placed, turn: (placed.turn ?? 0) + 90 }, short ? 0.62 : 0.8)}>
      ${[4, 2, 0].map(
        (by) =>
          html`<rect key=${by} class="drawn-back" x=${-13 + by} y=${-19 + by} width="26" height="38" rx="3" />`,
      )}
    </g>
  `;
}

/** Somebody at the table; in stripes, somebody who does not play. @param {Placed & {striped?: boolean}} props */
export function Person({ striped = false, ...placed }) {
  return html`
    <g transform=${at(placed)}>
      <path class="drawn-body" d="M-19,26C-19,6 -10,2 0,2S19,6 19,26Z" />
      ${striped && html`<path class="drawn-stripes" d="M-10,5V26M0,2V26M10,5V26" />`}
      <circle class="drawn-head" cy="-9" r="11" />
    </g>
  `;
}

/** Right or wrong. @param {Placed & {good?: boolean}} props */
export function Mark({ good = false, ...placed }) {
  return html`
    <g class="drawn-mark" data-good=${good} transform=${at(placed)}>
      <circle r="9" />
      <path d=${good ? "M-4,0.5L-1,4L4.5,-3.5" : "M-3.5,-3.5L3.5,3.5M3.5,-3.5L-3.5,3.5"} />
    </g>
  `;
}
