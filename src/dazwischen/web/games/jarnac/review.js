/** The analysis of a game that is over, opened from its replay. */
import { html, useState } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { Dialog } from "../../ui/dialog.js";
import { Analysis } from "./analysis.js";
import { Entry } from "./entry.js";

/** @param {import("../../ui/scene.js").ReviewProps} props */
export function Review({ id, secret, options, view, names }) {
  const [open, setOpen] = useState(false);
  /** @param {number} side */
  const named = (side) =>
    (view.sides[side - 1]?.seats ?? [])
      .map((/** @type {number} */ seat) => names[seat - 1])
      .join(", ");
  return html`
    <section class="panel-card">
      <button class="btn" type="button" onClick=${() => setOpen(true)}>${t("jarnac-analyse")}</button>
    </section>
    ${
      open &&
      html`
        <${Dialog} title=${t("jarnac-analysis")} close=${() => setOpen(false)}>
          <${Analysis} id=${id} secret=${secret} options=${options} named=${named} />
        <//>
      `
    }
    <${Entry} />
  `;
}
