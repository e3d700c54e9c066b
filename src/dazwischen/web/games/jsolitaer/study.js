/** J-Solitär on the pages for learning. */
import { soon } from "../../app/soon.js";
import { t } from "../../app/texts.js";

/** @type {import("../studies.js").Study} */
export const study = {
  Page: soon(() => import("./rules.js"), "Page"),
  cards: ["Verräter", "rH", "lDame"],
  examples: ["turn", "jay", "empty"],
  lying: () => t("rules-soli-lying"),
};
