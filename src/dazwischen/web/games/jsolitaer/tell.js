/** What happened, in short sentences and sounds. */
import { play as sound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { listen } from "../../table/store.js";
import { lastTold, narrated, who } from "../../ui/told.js";
import { figures } from "./play.js";
import { alone, KINDS } from "./view.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {{e: string, seat: number} & Record<string, any>} SolitaireEvent */

/** Follows the table; ends with the function returned. */
export function followEvents() {
  lastTold.value = "";
  return listen({
    happened: (events, _before, after) => {
      for (const { event } of events) narrated(sentence(event, after), soundOf(event, after));
    },
    refused: () => sound("refused"),
  });
}

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
