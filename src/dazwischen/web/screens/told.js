/** Work over the network that says why it could not be done. */
import { t } from "../app/texts.js";
import { Problem } from "../net/api.js";
import { notice } from "../ui/notices.js";

/** @param {() => Promise<void>} work */
export async function told(work) {
  try {
    await work();
  } catch (problem) {
    notice(problem instanceof Problem ? problem.message : t("web-no-server"));
  }
}
