/** A place to go to, with a line on what is there. */
import { html } from "../vendor/preact.js";

/** @param {{to: string, title: string, line: string}} props */
export function Entry({ to, title, line }) {
  return html`
    <li>
      <a class="table-link" href=${to}><strong>${title}</strong> <span>${line}</span></a>
    </li>
  `;
}
