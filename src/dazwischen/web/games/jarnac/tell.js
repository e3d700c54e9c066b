/** What happened, in short sentences and sounds. */
import { signal } from "../../vendor/preact.js";
import { play as sound } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { listen } from "../../table/store.js";
import { notice } from "../../ui/notices.js";
import { lastTold, narrated } from "../../ui/told.js";
import { nameOf, whoIs } from "./names.js";
import { ownSide } from "./view.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {{e: string} & Record<string, any>} JarnacEvent */

/** The last Jarnac, for as long as it is news. */
export const lastCall = signal("");

const NEWS = 2500;
let newsTimer = 0;

/** Follows the table; ends with the function returned. */
export function followEvents() {
  lastTold.value = "";
  return listen({
    happened: (events, before, after) => {
      /** @type {View | undefined} */
      const now = after.game?.view;
      if (!now?.sides.length) return;
      for (const { event } of events) narrate(event, now);
      noteTurn(before.game?.view, now);
    },
    refused: () => sound("refused"),
  });
}

/**
 * @param {JarnacEvent} event
 * @param {View} now
 */
function narrate(event, now) {
  const text = sentence(event, now);
  narrated(text, SOUNDS[event.e]);
  // What an objection led to must not go by with the next letter.
  if (event.e === "objected") notice(text);
  if (event.e === "taken") {
    lastCall.value = event.word;
    clearTimeout(newsTimer);
    newsTimer = setTimeout(() => (lastCall.value = ""), NEWS);
  }
}

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
      return t("jarnac-told-flag-fell", args);
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
