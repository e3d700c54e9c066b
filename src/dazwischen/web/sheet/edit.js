/** Names, title and prizes of a sheet that is in use. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Dialog } from "../ui/dialog.js";
import { SheetForm } from "./form.js";
import { wish } from "./outbox.js";

/** @typedef {import("./entries.js").Page} Page */
/** @typedef {import("./kept.js").Kept} Kept */

/** @param {{kept: Kept, page: Page, close: () => void}} props */
export function Edit({ kept, page, close }) {
  /** @param {import("./form.js").Filled} filled */
  const save = ({ names, title, prizes }) => {
    const renamed = names.flatMap((name, n) =>
      name === page.names[n]
        ? []
        : [{ do: /** @type {"rename"} */ ("rename"), player: n + 1, name }],
    );
    wish(kept.key, ...renamed, { do: "set-title", title }, { do: "set-prizes", prizes });
    close();
  };
  return html`
    <${Dialog} title=${t("sheet-edit")} close=${close}>
      <${SheetForm} filled=${page} label=${t("sheet-save")} submit=${save} />
    <//>
  `;
}
