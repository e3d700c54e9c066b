/** Jarnac in the browser: what the rest needs of it. */
import { soon } from "../../app/soon.js";
import { t } from "../../app/texts.js";
import { keys } from "./bindings.js";

/** @type {import("../registry.js").GameModule} */
export const game = {
  catalogues: ["web-jarnac", "words"],
  styles: [
    "web/games/jarnac/board.css",
    "web/games/jarnac/rack.css",
    "web/games/jarnac/jarnac.css",
    "web/games/jarnac/build.css",
    "web/games/jarnac/objection.css",
    "web/games/jarnac/analysis.css",
    "web/style/story.css",
  ],
  quick: {
    game: "jarnac",
    options: { starter: 1 },
    seats: ["me", "leicht"],
    start: true,
  },
  fresh: {
    game: "jarnac",
    options: {},
    seats: ["me"],
  },
  // With two at the table it goes without saying who plays against whom.
  place: (seat, { variant, teams: [first, second] }) =>
    variant === "solo" || first + second === 2
      ? ""
      : t("jarnac-side-of", { side: seat <= first ? 1 : 2 }),
  keys,
  Choices: soon(() => import("./choices.js"), "Choices"),
  Board: soon(() => import("./board.js"), "Board"),
};
