/** The score sheet's addresses: `#/sheet` to begin, with a code to watch, with a key to write. */
import { html } from "../vendor/preact.js";
import { place } from "../app/router.js";
import { Begin } from "./begin.js";
import { Watching } from "./watching.js";
import { Writing } from "./writing.js";

export function Page() {
  const { argument: code, more } = place.value;
  const [key = ""] = more;
  if (key) return html`<${Writing} key=${key} code=${code} secret=${key} />`;
  if (code) return html`<${Watching} key=${code} code=${code} />`;
  return html`<${Begin} />`;
}
