/** Small drawings on buttons. The words beside them stay for those who cannot see them. */
import { html } from "../vendor/preact.js";

/** @type {Record<string, string>} lines in a box of 24 by 24 */
const LINES = {
  home: "M15,5L8,12L15,19",
  fits: "M2.5,12C6,6 18,6 21.5,12C18,18 6,18 2.5,12ZM12,9.2A2.8,2.8 0 1 0 12.01,9.2",
  sound: "M4,9.5H7.5L12,5.5V18.5L7.5,14.5H4ZM15.5,9A4.5,4.5 0 0 1 15.5,15M18,6.5A8,8 0 0 1 18,17.5",
  mute: "M4,9.5H7.5L12,5.5V18.5L7.5,14.5H4ZM16,9.5L21,14.5M21,9.5L16,14.5",
  talk: "M4,5H20V16H11L6.5,20V16H4Z",
  table:
    "M3,9H21V12H3ZM6,12V19M18,12V19M8,5.5A1.8,1.8 0 1 0 8.01,5.5M16,5.5A1.8,1.8 0 1 0 16.01,5.5",
  help: "M8.5,9A3.5,3.3 0 1 1 13.5,12C12.3,12.7 12,13.3 12,14.8M12,18V18.6",
  run: "M8,5.5V18.5L18.5,12Z",
  stop: "M8.5,6V18M15.5,6V18",
  back: "M14.5,6L8.5,12L14.5,18",
  on: "M9.5,6L15.5,12L9.5,18",
  "leap-back": "M6.5,6V18M17.5,6L11.5,12L17.5,18",
  "leap-on": "M17.5,6V18M6.5,6L12.5,12L6.5,18",
  person: "M12,4A4,4 0 1 0 12.01,4M4.5,20C5,15 8,13.5 12,13.5C16,13.5 19,15 19.5,20",
  more: "M12,5V5.2M12,12V12.2M12,19V19.2",
  sort: "M4,6H20M4,12H14M4,18H9",
  settings: "M4,7H13M17,7H20M4,12H7M11,12H20M4,17H14M18,17H20M15,5V9M9,10V14M16,15V19",
};

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d=${LINES[name]} />
    </svg>
  `;
}
