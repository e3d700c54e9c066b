/** The lower side of somebody who has no seat. */
import { html } from "../vendor/preact.js";
import { table } from "../table/store.js";
import { SitDown } from "./sit-down.js";

/** @param {{children?: any}} props what the game says of itself */
export function Watching({ children }) {
  const room = table.value?.room;
  return html`
    <section class="mine watching">${children} ${room && html`<${SitDown} room=${room} />`}</section>
  `;
}
