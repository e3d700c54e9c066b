/** What happened, in short sentences and sounds. */
import { play as sound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { listen, table } from "../../table/store.js";
import { hold, letGo, narrated, storyOf, who } from "../../ui/told.js";
import { figures } from "./play.js";
import { alone, KINDS } from "./view.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {{e: string, seat: number} & Record<string, any>} SolitaireEvent */

/** Follows the table; ends with the function returned. */
export function followEvents() {
  storyOf(table.peek()?.game?.id);
  return listen({
    happened: (events, _before, after) => {
      storyOf(after.game?.id);
      for (const { event, by } of events) {
        if (after.seat && by === after.seat) letGo();
        const mine = Boolean(after.seat) && event.seat === after.seat && !alone(after.game?.view);
        const about = { rules: REASONS[event.e], tone: mine ? MINE : undefined };
        narrated(sentence(event, after), soundOf(event, after), about);
      }
    },
    refused: ({ text, rules }) => {
      sound("refused");
      if (rules.length) hold(text, rules);
    },
  });
}

const MINE = /** @type {const} */ ("mine");

/** Which rule explains it, where somebody could ask why. @type {Record<string, string[]>} */
const REASONS = {
  "earned-slot": ["S-SLOT-1"],
  swapped: ["S-SLOT-1"],
  undone: ["S-UNDO-1"],
};

/**
 * @param {SolitaireEvent} event
 * @param {Table} table
 * @returns {string}
 */
function sentence(event, table) {
  const args = who(event.seat, table);
  switch (event.e) {
    case "dealt":
      return t("soli-told-dealt", { game: event.game });
    case "turn-began":
      return alone(table.game?.view) ? "" : t("soli-told-turn-began", args);
    case "laid":
      return t(`soli-told-${KINDS[event.kind]}`, {
        ...args,
        figure: nameOf(event.card),
        stack: event.stack,
      });
    case "turned-up":
      return t("soli-told-turned-up", { ...args, figure: nameOf(event.card) });
    case "swapped":
      return t("soli-told-swapped", {
        ...args,
        figure: nameOf(event.card),
        slot: nameOf(event.slot),
      });
    case "earned-slot":
      return t("soli-told-earned-slot", { ...args, figure: nameOf(event.card) });
    case "turn-ended":
      return t("soli-told-turn-ended", { ...args, count: event.cards.length });
    case "undone":
      return t("soli-told-undone", { count: event.steps });
    case "game-ended":
      return t("soli-told-game-ended");
    default:
      return "";
  }
}

/** @param {number} figure */
function nameOf(figure) {
  return figures.value[figure].name;
}

/**
 * @param {SolitaireEvent} event
 * @param {Table} now
 */
function soundOf({ e, kind, seat }, now) {
  switch (e) {
    case "laid":
      return KINDS[kind] === "throw" ? "throw" : "lay";
    case "turned-up":
    case "undone":
    case "turn-ended":
      return "draw";
    case "turn-began":
      return seat === now.seat && !alone(now.game?.view) ? "mine" : "";
    case "earned-slot":
      return "mine";
    case "game-ended":
      return "jay";
    default:
      return "";
  }
}
