/** Jay on the pages for learning: what the rules, the advice and the referee's page need of it. */
import { soon } from "../../app/soon.js";
import { t, withTexts } from "../../app/texts.js";

/** @type {import("../studies.js").Study} */
export const study = {
  Page: soon(async () => {
    // Levels and editions are named as at the table itself.
    const [page] = await Promise.all([import("./rules.js"), withTexts(["web-jay"])]);
    return page;
  }, "Page"),
  cards: ["bX", "gJay", "lX"],
  examples: ["thief", "run", "misled", "count"],
  lying: () => t("rules-lying"),
  from: ({ jay, "zdj-4.6": zdj }) =>
    t("rules-advice-from", { jay, zdj, same: jay === zdj ? "yes" : "no" }),
};
