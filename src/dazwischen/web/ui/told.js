/** What happened in a game, told in short sentences: shown, read aloud, and heard. */
import { signal } from "../vendor/preact.js";
import { play as sound } from "../app/sound.js";
import { seatName } from "../table/names.js";
import { tell } from "./notices.js";

/** The last thing that happened, in words. */
export const lastTold = signal("");

/**
 * @param {string} text "" for what needs no words
 * @param {string} [heard] the sound of it
 */
export function narrated(text, heard = "") {
  if (text) {
    lastTold.value = text;
    tell(text);
  }
  if (heard) sound(heard);
}

/**
 * Somebody as an argument of a sentence.
 * @param {number | undefined} seat none for what the table does
 * @param {import("../table/state.js").Table} table
 */
export function who(seat, table) {
  const name = seat ? seatName(table.room.seats[seat - 1], seat) : "";
  return { name, me: seat === table.seat ? "yes" : "no" };
}
