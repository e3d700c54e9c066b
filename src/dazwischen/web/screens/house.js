/** Who runs this house, in the operator's own words, and what it keeps for how long. */
import { html, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { place } from "../app/router.js";
import { noServer, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { Masthead } from "../ui/masthead.js";

export function Page() {
  const { lang } = prefs.value;
  const { argument } = place.value;
  const [house, setHouse] = useState(/** @type {api.House | null} */ (null));
  useReading(() => api.house(), { done: setHouse, failed: noServer }, [lang]);
  return html`
    <main class="page">
      <${Masthead} />
      ${argument === "imprint" ? html`<${Imprint} house=${house} />` : html`<${Privacy} house=${house} />`}
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}

/** @param {{house: api.House | null}} props */
function Imprint({ house }) {
  return html`
    <section class="panel-card house-page" aria-labelledby="imprint-title" aria-busy=${!house}>
      <h2 id="imprint-title">${t("web-imprint")}</h2>
      ${house && (house.imprint ? html`<${Written} text=${house.imprint} />` : html`<p>${t("web-imprint-none")}</p>`)}
    </section>
  `;
}

/** @param {{house: api.House | null}} props */
function Privacy({ house }) {
  return html`
    <section class="panel-card house-page" aria-labelledby="privacy-title" aria-busy=${!house}>
      <h2 id="privacy-title">${t("web-privacy")}</h2>
      ${house?.privacy && html`<${Written} text=${house.privacy} />`}
      <h3>${t("web-kept")}</h3>
      <p>${t("web-kept-line")}</p>
      <dl class="house-kept">
        ${house?.kept.map(({ what, until }) => html`<div key=${what}><dt>${what}</dt><dd>${until}</dd></div>`)}
      </dl>
    </section>
  `;
}

/** Paragraphs, and lines that begin with `#` as headings: nothing in it is taken for more. @param {{text: string}} props */
function Written({ text }) {
  // A heading is a line by itself, also where no empty line follows.
  const parts = text
    .replace(/^#.*$/gm, "\n$&\n")
    .trim()
    .split(/\n\s*\n/);
  return parts.map((part, index) =>
    part.startsWith("#")
      ? html`<h3 key=${index}>${part.replace(/^#+\s*/, "")}</h3>`
      : html`<p key=${index}>${part}</p>`,
  );
}
