/** What to do now, in a sentence, read from what the server says may be done. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { whoIs } from "./names.js";
import { other, own, pending, view } from "./sides.js";
import { secondsToObject, useTicking } from "./time.js";
import { exchanging } from "./word.js";
import { possible, proposes } from "./view.js";

/** @typedef {import("./told").View} View */

export function Prompt() {
  const now = view.value;
  useTicking(now?.held ?? false);
  if (!now) return null;
  const [text, loud] = sentence(now);
  return html`<p class="prompt" data-loud=${loud ? "yes" : "no"}>${text}</p>`;
}

/**
 * @param {View} now
 * @returns {[text: string, loud: boolean]}
 */
function sentence(now) {
  if (now.phase === "waiting") return ["", false];
  const can = possible(now);
  const seconds = secondsToObject(now);
  if (can.object) {
    const key = now.held ? "jarnac-now-object-in" : "jarnac-now-object";
    return [t(key, { word: now.laid, seconds }), true];
  }
  if (now.phase === "over") return [t("jarnac-now-over"), false];
  if (!now.seat || now.move !== own.value) {
    return [t("jarnac-now-turn", whoIs(now, now.move)), false];
  }
  if (now.held) return [t("jarnac-now-held", { ...whoIs(now, other.value), seconds }), false];
  const asks = proposes(now) ? "yes" : "no";
  if (exchanging.value) return [t("jarnac-now-exchange"), true];
  const takes = can.jarnac || can.take.length > 0;
  if (now.beat || (now.longer && takes)) return [t("jarnac-now-last", { count: now.longer }), true];
  if (takes) return [t("jarnac-now-jarnac", { asks }), true];
  if (can.draw && can.exchange) return [t("jarnac-now-draw-or-exchange", { asks }), true];
  if (can.draw) return [t(now.laid ? "jarnac-now-draw-after" : "jarnac-now-draw"), false];
  if (pending.value.length) return [t("jarnac-now-sent"), false];
  return [t(now.goal ? "jarnac-now-solo" : "jarnac-now-play", { asks }), true];
}
