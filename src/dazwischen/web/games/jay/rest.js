/** The rest of the board: what is not needed for the first card, and is read after it. */
import { html, useLayoutEffect } from "../../vendor/preact.js";
import { History } from "../../ui/history.js";
import { resultShown } from "../../ui/result-shown.js";
import { followPoints, PointsButton } from "./points.js";
import { Result } from "./result.js";

export { Bubble } from "../../ui/bubble.js";
export { StandIn } from "../../ui/stand-in.js";
export { Watching } from "../../ui/watching.js";
export { CountOut } from "./countout.js";
export { Help } from "./help.js";

export function Story() {
  return html`<${History}><${PointsButton} /><//>`;
}

export function Points() {
  useLayoutEffect(followPoints, []);
  return resultShown.value && html`<${Result} />`;
}
