/** What happened, in short sentences and sounds. */
import { play as sound } from "../../app/sound.js";
import { has, t } from "../../app/texts.js";
import { listen, table } from "../../table/store.js";
import { hold, letGo, narrated, storyOf, who } from "../../ui/told.js";
import { pausedByCaptain } from "./captains.js";
import { figures } from "./play.js";
import { isWrong, reasonsOf } from "./reasons.js";
import { FAULT, KINDS, THROW } from "./view.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("./told").View} View */
/** @typedef {{e: string, seat: number} & Record<string, any>} JayEvent */

/** Follows the table; ends with the function returned. */
export function followEvents() {
  storyOf(table.peek()?.game?.id);
  return listen({
    happened: (events, before, after) => {
      storyOf(after.game?.id);
      for (const numbered of events) narrate(numbered, after);
      noteTurn(before.game?.view, after.game?.view);
    },
    refused: ({ text, rules }) => {
      sound("refused");
      if (rules.length) hold(text, rules);
    },
  });
}

/**
 * Own faults and pauses can be read until one acts again.
 * @param {import("../../net/told").Envelope} numbered
 * @param {Table} after
 */
function narrate({ event, by }, after) {
  const text = sentence(event, after);
  const rules = reasonsOf(event, after.game?.view);
  const mine = Boolean(after.seat) && event.seat === after.seat;
  const tone = isWrong(event) ? "wrong" : mine ? "mine" : "";
  if (after.seat && by === after.seat) letGo();
  narrated(text, soundOf(event), { rules, tone });
  if (text && (event.e === "paused" || (mine && isWrong(event)))) hold(text, rules);
}

/**
 * @param {JayEvent} event
 * @param {Table} table
 * @returns {string}
 */
function sentence(event, table) {
  const args = who(event.seat, table);
  switch (event.e) {
    case "dealt":
      return t("jay-told-dealt", { round: event.round, ...who(event.opener, table) });
    case "laid":
      return laid(event, table, args);
    case "taken-back":
      return t("jay-told-taken-back", { ...args, figure: figures.value[event.figure].name });
    case "drew":
      return t("jay-told-drew", { ...args, count: event.cards.length, why: event.why });
    case "owed":
      return t("jay-told-owed", { ...args, count: event.cards });
    case "recycled":
      return t("jay-told-recycled");
    case "swapped":
      return t("jay-told-swapped", {
        ...args,
        figure: figures.value[event.card].name,
        slot: figures.value[event.slot].name,
      });
    case "opening":
      return t("jay-told-all-ready");
    case "reopening":
      return t("jay-told-reopening", who(event.priority[0], table));
    case "called":
      return t("jay-told-called", args);
    case "called-wrongly":
      return t("jay-told-called-wrongly", args);
    case "announced":
      return t("jay-told-announced", args);
    case "counted":
      return t("jay-told-counted", who(event.of, table));
    case "counted-out": {
      const bound = table.game?.view.counted_out === event.of ? "yes" : "no";
      return t("jay-told-counted-out", { ...who(event.of, table), bound });
    }
    case "paused":
      return `${pausedBy(event, table, args)} ${found(event, table)}`.trim();
    case "returned":
      return t("jay-told-returned");
    case "round-ended":
      return t("jay-told-round-ended", who(event.places[0], table));
    default:
      return has(`jay-told-${event.e}`) ? t(`jay-told-${event.e}`, args) : "";
  }
}

/**
 * @param {JayEvent} event
 * @param {Table} table
 * @param {{name: string, me: string}} args
 */
function pausedBy({ captain, seat }, table, args) {
  return captain ? pausedByCaptain(seat, table) : t("jay-told-paused", args);
}

/**
 * @param {JayEvent} event
 * @param {Table} table
 * @param {{name: string, me: string}} args
 */
function laid({ figure, kind, seat }, table, args) {
  /** @type {View | undefined} */
  const view = table.game?.view;
  const left = view?.counts[seat - 1] ?? 0;
  const told = kind === FAULT ? "fault" : (KINDS[kind] ?? "unknown");
  const few = left <= 2 && seat !== table.seat ? t("jay-told-left", { count: left }) : "";
  return `${t(`jay-told-${told}`, { ...args, figure: figures.value[figure].name })} ${few}`.trim();
}

/**
 * Where a pause is there to find faults: whether it has found one.
 * @param {JayEvent} event
 * @param {Table} table
 */
function found({ justified }, table) {
  const { faults } = table.game?.view.options ?? {};
  if (faults !== "penalty" && faults !== "tournament") return "";
  return t("jay-told-found", { justified: justified ? "yes" : "no" });
}

/** @param {JayEvent} event */
function soundOf({ e, kind }) {
  switch (e) {
    case "laid":
      return kind === THROW ? "throw" : "lay";
    case "drew":
      return "draw";
    case "called":
    case "round-ended":
      return "jay";
    case "counted":
      return "count";
    case "paused":
      return "pause";
    default:
      return "";
  }
}

/**
 * @param {View | undefined} before
 * @param {View | undefined} after
 */
function noteTurn(before, after) {
  if (!after?.seat || after.flow?.obligation !== after.seat) return;
  if (before?.flow?.obligation !== after.seat) sound("mine");
}
