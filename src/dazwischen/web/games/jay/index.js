/** Jay in the browser: what the rest needs of it. */
import { soon } from "../../app/soon.js";
import { keys } from "./bindings.js";

/** @type {import("../registry.js").GameModule} */
export const game = {
  catalogues: ["web-jay", "jay-acts"],
  styles: ["web/games/jay/jay.css"],
  quick: {
    game: "jay",
    options: { level: 1, players: 4, rounds: 3 },
    // Nobody but the bots hurries a newcomer; and in the end the table helps.
    timing: { count: 0, forced: 20_000, own_pace: true },
    seats: ["me", "leicht@150", "leicht@150", "leicht@150"],
    start: true,
  },
  fresh: {
    game: "jay",
    options: { level: 1, players: 4, rounds: 3 },
    // Friends hurry each other, if they want to.
    timing: { count: 0, own_pace: true },
    seats: ["me"],
  },
  keys,
  Choices: soon(() => import("./choices.js"), "Choices"),
  Company: soon(() => import("./company.js"), "Captains"),
  Board: soon(() => import("./board.js"), "Board"),
};
