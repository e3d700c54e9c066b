/** What happened, in short sentences and sounds. */
import { signal } from "../../vendor/preact.js";
import { play as sound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { listen, table } from "../../table/store.js";
import { notice } from "../../ui/notices.js";
import { hold, letGo, narrated, storyOf } from "../../ui/told.js";
import { nameOf, whoIs } from "./names.js";
import { ownSide } from "./view.js";

/** @typedef {import("./told").View} View */
/** @typedef {{e: string} & Record<string, any>} JarnacEvent */

/** The last Jarnac, for as long as it is news. */
export const lastCall = signal("");

const NEWS = 2500;
/** Who did it, where nobody did. */
const TABLE = 0;
let newsTimer = 0;

/** Follows the table; ends with the function returned. */
export function followEvents() {
  storyOf(table.peek()?.game?.id);
  return listen({
    happened: (events, before, after) => {
      storyOf(after.game?.id);
      /** @type {View | undefined} */
      const now = after.game?.view;
      if (!now?.sides.length) return;
      for (const numbered of events) narrate(numbered, now);
      noteTurn(before.game?.view, now);
    },
    refused: ({ text, rules }) => {
      sound("refused");
      if (rules.length) hold(text, rules);
    },
  });
}

/**
 * @param {import("../../net/told").Envelope} numbered
 * @param {View} now
 */
function narrate({ event, by }, now) {
  const timedOut = by === TABLE && event.e === "passed";
  const text = timedOut ? t("jarnac-told-timed-out", whoIs(now, event.side)) : sentence(event, now);
  const rules = timedOut
    ? [TIME]
    : event.e === "ended"
      ? [ENDS[now.ended] ?? TIME]
      : (REASONS[event.e] ?? []);
  const mine = now.seat !== null && event.side === ownSide(now);
  // Letters often come by themselves: who gets them has not acted.
  if (by === now.seat && event.e !== "drew") letGo();
  narrated(text, SOUNDS[event.e], { rules, tone: mine && now.sides.length > 1 ? "mine" : "" });
  // What an objection led to must not go by with the next letter.
  if (event.e === "objected") notice(text);
  if (timedOut) notice(text, TIME);
  if (event.e === "objected" || (timedOut && mine)) hold(text, rules);
  if (event.e === "taken") {
    lastCall.value = event.word;
    clearTimeout(newsTimer);
    newsTimer = setTimeout(() => (lastCall.value = ""), NEWS);
  }
}

/** Which rule explains it, where somebody could ask why. @type {Record<string, readonly string[]>} */
const REASONS = {
  begun: ["K-TURN-1"],
  exchanged: ["K-TURN-1"],
  taken: ["K-JAR-1"],
  forgone: ["K-JAR-5"],
  "last-jarnac": ["K-PRO-4"],
  objected: ["K-WORD-2"],
  "taken-back": ["K-WORD-2"],
  "turn-given": ["K-PRO-5"],
  doubled: ["K-PRO-5"],
  granted: ["K-WORD-2"],
  accepted: ["K-WORD-2"],
  captain: ["K-TEAM-1"],
  "flag-fell": ["K-PRO-6"],
};

const TIME = "K-PRO-6";
/** Which rule ends a game. @type {Record<string, string>} */
const ENDS = { rows: "K-END-1", bag: "K-END-2", "solo-rows": "K-END-1", "solo-bag": "K-END-2" };

/** @type {Record<string, string>} */
const SOUNDS = {
  drew: "draw",
  exchanged: "draw",
  laid: "lay",
  taken: "throw",
  objected: "pause",
  passed: "count",
  ended: "jay",
};

/**
 * @param {JarnacEvent} event
 * @param {View} now
 * @returns {string}
 */
function sentence(event, now) {
  const args = event.side ? whoIs(now, event.side) : { who: "one", name: "" };
  const points = event.word ? (now.points[event.word.length - 1] ?? 0) : 0;
  switch (event.e) {
    case "begun":
      return t("jarnac-told-begun", args);
    case "drew":
      return t("jarnac-told-drew", { ...args, letters: spelt(event.letters) });
    case "exchanged":
      return t("jarnac-told-exchanged", {
        ...args,
        returned: spelt(event.returned),
        drawn: spelt(event.drawn),
      });
    case "laid":
      return t("jarnac-told-laid", { ...args, word: event.word, old: event.old || "none", points });
    case "taken":
      return t("jarnac-told-taken", {
        ...args,
        word: event.word,
        old: event.old || "none",
        points,
      });
    case "passed":
      return t("jarnac-told-passed", args);
    case "forgone":
      return t("jarnac-told-forgone", args);
    case "last-jarnac":
      return t("jarnac-told-last-jarnac", args);
    case "objected":
      return t("jarnac-told-objected", {
        ...args,
        word: event.word,
        right: event.right ? "yes" : "no",
      });
    case "taken-back":
      return t("jarnac-told-taken-back", { ...args, word: event.word });
    case "turn-given":
      return t("jarnac-told-turn-given", args);
    case "doubled":
      return t("jarnac-told-doubled", args);
    case "granted":
      return t("jarnac-told-granted", { ...args, word: event.word });
    case "accepted":
      return t("jarnac-told-accepted");
    case "proposed":
      return t("jarnac-told-proposed", {
        name: nameOf(event.seat),
        what: event.what || "hidden",
        word: event.word || "none",
      });
    case "captain":
      return t("jarnac-told-captain", { name: nameOf(event.seat) });
    case "flag-fell":
      return t(`jarnac-told-flag-${now.options.flag === "lose" ? "lost" : "fell"}`, args);
    case "ended":
      return t("jarnac-told-ended");
    default:
      return "";
  }
}

/** @param {string} letters so that they are read one by one */
function spelt(letters) {
  return [...letters].join(" ");
}

/**
 * @param {View | undefined} before
 * @param {View} after
 */
function noteTurn(before, after) {
  const mine = after.seat !== null && after.move === ownSide(after) && after.phase !== "over";
  if (mine && before?.move !== after.move) sound("mine");
}
