/** Work over the network that says why it could not be done. */
import { holds, missedOnce } from "../app/anew.js";
import { t } from "../app/texts.js";
import { Problem } from "../net/api.js";
import { notice } from "../ui/notices.js";

let busy = 0;
holds(() => busy > 0);

/** @param {() => Promise<void>} work */
export async function told(work) {
  busy += 1;
  try {
    await work();
  } catch (problem) {
    if (problem instanceof Problem) return notice(problem.message);
    notice(t("web-no-server"));
    missedOnce(problem);
  } finally {
    busy -= 1;
  }
}
