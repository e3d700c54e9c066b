/** Reading a tournament: who, where, which result. No rules; only what was told, put together. */
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";

/** @typedef {import("./wire.js").Tournament} Tournament */
/** @typedef {import("./wire.js").Table} Table */
/** @typedef {import("./wire.js").Entry} Entry */
/** @typedef {import("./wire.js").Result} Result */

/** @param {Tournament} tournament @param {number} id */
export function nameOf(tournament, id) {
  return tournament.entrants[id - 1]?.name ?? "";
}

/** @param {Tournament} tournament @param {Table} table */
export function namesAt(tournament, table) {
  return table.entrants.map((id) => nameOf(tournament, id));
}

/** @param {Tournament} tournament */
export function currentRound(tournament) {
  return tournament.rounds.at(-1);
}

/** @param {{number: number, final: boolean}} round */
export function roundName({ number, final }) {
  return final ? t("tournament-final") : t("tournament-round", { number });
}

/** "Ada, Bea und Cem" @param {readonly string[]} names */
export function listed(names) {
  return new Intl.ListFormat(prefs.value.lang, { type: "conjunction" }).format(names);
}

/** @param {number} cents */
function money(cents) {
  const format = new Intl.NumberFormat(prefs.value.lang, { style: "currency", currency: "EUR" });
  return format.format(cents / 100);
}

/** @param {import("./wire.js").Prize} prize */
export function prizeText(prize) {
  return prize.type === "amount" ? money(prize.cents) : prize.name;
}

/** What somebody gets, one by one. @param {import("./wire.js").Award} award */
export function awarded({ cents, things }) {
  return [...(cents ? [money(cents)] : []), ...things.map(({ name }) => name)];
}

/** @param {number} at */
export function timeOfDay(at) {
  return new Intl.DateTimeFormat(prefs.value.lang, { timeStyle: "short" }).format(at);
}

/**
 * @param {Result} result
 * @param {readonly string[]} names
 */
export function resultText(result, names) {
  switch (result.kind) {
    case "duel":
      return result.scores.join(" : ");
    case "walkover":
      return t("tournament-walkover-for", { name: names[result.winner - 1] ?? "" });
    case "series":
      return t("tournament-series-of", { count: counted(result.rounds) });
  }
}

/** @param {readonly Entry[]} rounds */
export function counted(rounds) {
  return rounds.filter(({ type }) => type === "played").length;
}

/**
 * The rounds with one more entry, or with another one for a number that is there already.
 * @param {readonly Entry[]} rounds
 * @param {number} number among those that count
 * @param {Entry} entry
 * @returns {Entry[]}
 */
export function entered(rounds, number, entry) {
  let seen = 0;
  const place = rounds.findIndex(({ type }) => type === "played" && ++seen === number);
  return place < 0 ? [...rounds, entry] : rounds.with(place, entry);
}

/**
 * A series as it will be once everything that waits here has been sent.
 * @param {Table} table
 * @param {number} round
 * @param {readonly import("../net/outbox.js").Wanted[]} unsent
 */
export function expected(table, round, unsent) {
  return unsent
    .map((sent) => sent.do)
    .filter((action) => action.do === "score" && action.round === round)
    .filter((action) => action.table === table.number)
    .reduce((rounds, { number, first, second, void: nothing }) => {
      /** @type {Entry} */
      const entry = nothing ? { type: "void" } : { type: "played", first, second };
      return entered(rounds, number, entry);
    }, table.rounds);
}

/** How a tournament stands, in a few words. @param {Tournament} tournament */
export function standingNow(tournament) {
  const round = currentRound(tournament);
  if (tournament.phase === "over") return t("tournament-over");
  if (!round) return t("tournament-registering", { count: tournament.entrants.length });
  const name = roundName(round);
  if (!round.begun) return t("tournament-drawn", { round: name });
  if (round.complete) return t("tournament-complete", { round: name });
  return t("tournament-runs", { round: name });
}
