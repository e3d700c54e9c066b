/** What to do now, in a sentence, read from what the server says may be done. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { whoIs } from "./names.js";
import { own, pending, view } from "./sides.js";
import { exchanging } from "./word.js";
import { possible, proposes } from "./view.js";

/** @typedef {import("./view.js").View} View */

export function Prompt() {
  const now = view.value;
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
  if (can.object) return [t("jarnac-now-object", { word: now.laid }), true];
  if (now.phase === "over") return [t("jarnac-now-over"), false];
  if (!now.seat || now.move !== own.value) {
    return [t("jarnac-now-turn", whoIs(now, now.move)), false];
  }
  const asks = proposes(now) ? "yes" : "no";
  if (exchanging.value) return [t("jarnac-now-exchange"), true];
  if (now.beat) return [t("jarnac-now-last", { count: now.beat }), true];
  if (can.jarnac || can.take.length) return [t("jarnac-now-jarnac", { asks }), true];
  if (can.exchange) return [t("jarnac-now-draw-or-exchange", { asks }), true];
  if (can.draw) return [t(now.laid ? "jarnac-now-draw-after" : "jarnac-now-draw"), false];
  if (pending.value.length) return [t("jarnac-now-sent"), false];
  return [t(now.goal ? "jarnac-now-solo" : "jarnac-now-play", { asks }), true];
}
