/** Jarnac in the browser: what the rest needs of it. */
import { Board } from "./board.js";
import { Choices } from "./choices.js";

/** @type {import("../registry.js").GameModule} */
export const game = {
  catalogues: ["web-jarnac", "words"],
  styles: ["jarnac.css", "build.css", "analysis.css"],
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
  Choices,
  Board,
};
