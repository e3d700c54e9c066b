/** Giving a moment of a game away. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";

/** @param {{player: import("./player.js").Player, outline: import("./replays.js").Outline}} props */
export function Share({ player, outline }) {
  const share = async () => {
    const url = `${location.origin}${outline.path}/${player.frame.value?.seq ?? ""}`;
    try {
      await navigator.clipboard.writeText(url);
      notice(t("replay-shared"));
    } catch {
      // Without permission, or over plain HTTP, people copy from the address.
      history.replaceState(null, "", url);
      notice(t("replay-share-by-hand"));
    }
  };
  return html`
    <section class="panel-card" aria-labelledby="share-title">
      <h2 id="share-title">${t("replay-give")}</h2>
      <div class="row">
        <button class="btn" type="button" onClick=${share}>${t("replay-share")}</button>
        <a class="btn" href=${fileOf(outline, "txt")} download>${t("replay-as-protocol")}</a>
        <a class="btn" href=${fileOf(outline, "jsonl")} download>${t("replay-as-log")}</a>
      </div>
    </section>
  `;
}

/**
 * @param {import("./replays.js").Outline} outline
 * @param {string} ending
 */
function fileOf({ id, path }, ending) {
  return `/api/replays/${id}.${ending}?key=${encodeURIComponent(path.split("/").at(-1) ?? "")}`;
}
