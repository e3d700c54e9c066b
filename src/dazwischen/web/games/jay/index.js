/** Jay in the browser: what the rest needs of it. */
import { soon } from "../../app/soon.js";
import { keys } from "./bindings.js";

/** @type {import("../registry.js").GameModule} */
export const game = {
  catalogues: ["web-jay"],
  styles: ["jay.css"],
  quick: {
    game: "jay",
    options: { level: 1, players: 4, rounds: 3 },
    // Nobody hurries a newcomer.
    timing: { count: 0, forced: 0 },
    seats: ["me", "leicht", "leicht", "leicht"],
    start: true,
  },
  fresh: {
    game: "jay",
    options: { level: 1, players: 4, rounds: 3 },
    seats: ["me"],
  },
  keys,
  Choices: soon(() => import("./choices.js"), "Choices"),
  Board: soon(() => import("./board.js"), "Board"),
};
