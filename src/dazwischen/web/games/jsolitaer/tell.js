/** What happened, in short sentences and sounds. */
import { signal } from "../../vendor/preact.js";
import { play as sound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { listen } from "../../table/store.js";
import { tell } from "../../ui/notices.js";
import { figures } from "./play.js";
import { alone, KINDS } from "./view.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {{e: string, seat: number} & Record<string, any>} SolitaireEvent */

/** The last thing that happened, in words. */
export const lastTold = signal("");

/** Follows the table; ends with the function returned. */
export function followEvents() {
  lastTold.value = "";
  return listen({
    happened: (events, _before, after) => {
      for (const { event } of events) narrate(event, after);
    },
    refused: () => sound("refused"),
  });
}

/**
 * @param {SolitaireEvent} event
 * @param {Table} now
 */
function narrate(event, now) {
  const text = sentence(event, now);
  if (text) {
    lastTold.value = text;
    tell(text);
  }
  const name = soundOf(event, now);
  if (name) sound(name);
}

/**
 * @param {number | undefined} seat
 * @param {Table} table
 */
function who(seat, table) {
  const name = seat ? seatName(table.room.seats[seat - 1], seat) : "";
  return { name, me: seat === table.seat ? "yes" : "no" };
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
