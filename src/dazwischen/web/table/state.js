/** What a client knows of a table: plain data, and free functions that say what comes next. */
import { merged } from "../net/follower.js";

/** @typedef {import("../net/told").GameInfo} GameInfo */
/** @typedef {import("../net/told").Envelope} Numbered */
/** @typedef {import("../net/told").RoomInfo} RoomInfo */
/** @typedef {Omit<import("../net/told").Said, "t">} Said */
/**
 * The game that is shown: `heard` is when `now` was true, by this browser's clock. How it was dealt
 * is told with the game and not with its updates.
 * @typedef {Omit<GameInfo, "commitment" | "shares"> & Partial<GameInfo> & {heard: number}} Game
 */
/**
 * @typedef {object} Table
 * @property {import("../net/told").Person} you
 * @property {number} seat 0 for somebody who watches
 * @property {RoomInfo} room
 * @property {Game | null} game the running game, or the last one while its end is shown
 * @property {Said[]} said
 * @property {string} [putOut] who has given one's seat away, until that was shown
 */

const REMEMBERED = 60;

/**
 * @param {Table | null} before
 * @param {import("../net/told").Welcome} message
 * @param {number} clock
 * @returns {Table}
 */
export function welcomed(before, message, clock) {
  const { you, seat, room, said } = message;
  const known = before?.room.code === room.code ? before : null;
  const game = message.game ? { ...message.game, heard: clock } : (known?.game ?? null);
  return { you, seat, room, game: going(room, game), said };
}

/**
 * @param {Table} before
 * @param {import("../net/told").Room} message
 * @param {number} clock
 * @returns {Table}
 */
export function roomChanged(before, { room, seat, put_out: putOut = "" }, clock) {
  return { ...before, room, seat, putOut, game: going(room, timed(before, room, clock)) };
}

/**
 * When the table's time stops or goes on, it is as late as it was.
 * @param {Table} before
 * @param {RoomInfo} room
 * @param {number} clock
 */
function timed(before, room, clock) {
  const { game } = before;
  if (!game || room.play.held === before.room.play.held) return game;
  return { ...game, now: timeOf(before, clock), heard: clock };
}

/**
 * The table's time, in milliseconds since the game began.
 * @param {Table} table
 * @param {number} clock
 */
export function timeOf({ room, game }, clock) {
  if (!game) return 0;
  return room.play.held ? game.now : game.now + clock - game.heard;
}

/**
 * Of a game that was broken off nothing is shown; one that has come to its end stays.
 * @param {RoomInfo} room
 * @param {Game | null} game
 */
function going({ play }, game) {
  return game && (play.playing === game.id || game.outcome) ? game : null;
}

/**
 * Whether an update can be applied: it begins where the last one ended.
 * @param {Table} table
 * @param {import("../net/told").Update} message
 */
export function follows({ game }, { game: id, events }) {
  return game !== null && game.id === id && (events[0]?.seq ?? 0) === game.seq + 1;
}

/**
 * @param {Table} before
 * @param {import("../net/told").Update} message
 * @param {number} clock
 * @returns {Table}
 */
export function updated(before, message, clock) {
  const { game } = before;
  if (!game) return before;
  const view = merged(game.view, message.view);
  const { seq, at, outcome = null } = message;
  return { ...before, game: { id: game.id, seq, at, now: at, view, outcome, heard: clock } };
}

/**
 * @param {Table} before
 * @param {Said} line
 * @returns {Table}
 */
export function heard(before, { n, at, who, name, text, call }) {
  if (before.said.some((line) => line.n === n)) return before;
  const said = [...before.said, { n, at, who, name, text, call }].slice(-REMEMBERED);
  return { ...before, said };
}

/**
 * Puts the game that is over away.
 * @param {Table} before
 * @returns {Table}
 */
export function cleared(before) {
  return { ...before, game: null };
}
