/** Work over the network that says why it could not be done. */
import { holds, missedOnce } from "../app/anew.js";
import { t } from "../app/texts.js";
import { Problem } from "../net/api.js";
import { notice } from "./notices.js";

/**
 * Why something could not be done, in a sentence.
 * @param {unknown} problem
 */
export function whyNot(problem) {
  return problem instanceof Problem ? problem.message : t("web-no-server");
}

let busy = 0;
holds(() => busy > 0);

/** @param {() => Promise<void>} work */
export async function told(work) {
  busy += 1;
  try {
    await work();
  } catch (problem) {
    notice(whyNot(problem));
    if (!(problem instanceof Problem)) missedOnce(problem);
  } finally {
    busy -= 1;
  }
}
