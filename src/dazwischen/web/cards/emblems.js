/**
 * The drawings on the cards, around (0, 0). All of them are point-symmetric, so a card reads the
 * same for everybody around the box.
 */
import { html } from "../vendor/preact.js";

/** @type {Record<string, string>} strokes of the pawns' letters, in a box of 60 by 76 */
export const LETTERS = {
  O: "M-22,0A22,30 0 0 1 22,0A22,30 0 0 1 -22,0Z",
  H: "M-20,-37V37M20,-37V37M-20,0H20",
  I: "M-16,-30H16M-16,30H16M0,-30V30",
  X: "M-23,-37L23,37M23,-37L-23,37",
  S: "M20,-17C20,-36 -21,-38 -21,-16C-21,5 21,-5 21,16C21,38 -20,36 -20,17",
  Z: "M-23,-30H21L-21,30H23",
};

const CROWN = "M-25,-5L-31,-33L-15,-19L0,-40L15,-19L31,-33L25,-5Z";
const BIRD =
  "M-36,-6L-14,-15C-12,-31 4,-38 17,-33L33,-27L21,-22C19,-9 4,-1 -10,-3L-24,-1Z" +
  "M6,-33L2,-46L17,-34Z";
const MASK =
  "M-42,1C-39,-24 -15,-23 0,-13C15,-23 39,-26 42,-1C39,24 15,23 0,13C-15,23 -39,26 -42,1Z" +
  "M-42,1L-50,-17L-37,-12ZM42,-1L50,17L37,12Z";

/** @type {Record<string, () => import("../vendor/preact.js").VNode>} */
export const EMBLEMS = {
  Dame: () => html`
    <g id="half-Dame">
      <path d=${CROWN} />
      <circle cx="-31" cy="-36" r="4" /><circle cx="0" cy="-43" r="4.5" />
      <circle cx="31" cy="-36" r="4" />
    </g>
    <use href="#half-Dame" transform="rotate(180)" />
  `,
  Jay: () => html`
    <g id="half-Jay">
      <path d=${BIRD} />
      <path class="cut" d="M-12,-12C-6,-24 8,-22 10,-13C4,-6 -6,-7 -12,-12Z" />
      <circle class="cut" cx="18" cy="-27.5" r="2.2" />
    </g>
    <use href="#half-Jay" transform="rotate(180)" />
  `,
  Dieb: () => html`
    <path d=${MASK} />
    <path class="cut" d="M-31,0C-26,-9 -15,-8 -9,2C-16,8 -27,7 -31,0Z" />
    <path class="cut" d="M31,0C26,9 15,8 9,-2C16,-8 27,-7 31,0Z" />
  `,
  Botschafter: () => html`
    <rect x="-38" y="-26" width="76" height="52" rx="4" />
    <path class="fold" d="M-38,-26L0,4L38,-26M-38,26L-9,-3M38,26L9,-3" />
    <circle class="seal" r="9.5" />
  `,
};

/** @type {Record<string, string>} the mark of each colour, in a box of 10 by 10 */
export const PIPS = {
  r: "M0,-5L5,0L0,5L-5,0Z",
  b: "M-4.3,0A4.3,4.3 0 0 1 4.3,0A4.3,4.3 0 0 1 -4.3,0Z",
  g: "M-5,-3.6H5V-1H-5ZM-5,1H5V3.6H-5Z",
  l: "M-1.6,-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z",
};
