/** J-Solitär in the browser: what the rest needs of it. */
import { soon } from "../../app/soon.js";
import { keys } from "./bindings.js";

/** @type {import("../registry.js").GameModule} */
export const game = {
  catalogues: ["web-jsolitaer"],
  styles: ["web/games/jsolitaer/jsolitaer.css", "web/style/story.css"],
  quick: {
    game: "jsolitaer",
    options: { players: 1 },
    seats: ["me"],
    start: true,
  },
  fresh: {
    game: "jsolitaer",
    options: { players: 2 },
    timing: { own_pace: true },
    seats: ["me"],
  },
  keys,
  Choices: soon(() => import("./choices.js"), "Choices"),
  Board: soon(() => import("./board.js"), "Board"),
};
