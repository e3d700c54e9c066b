/** Giving a moment of a game away. */
import { html } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { address } from "../app/router.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";

/** @param {{player: import("./player.js").Player, outline: import("./replays.js").Outline}} props */
export function Share({ player, outline }) {
  const share = async () => {
    const url = address(addressOf(outline, player));
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
 * Of the step that is shown, by the number it is shown with.
 * @param {import("./replays.js").Outline} outline
 * @param {import("./player.js").Player} player
 */
export function addressOf({ path }, player) {
  return `${path}/step/${player.step.value + 1}`;
}

/**
 * @param {import("./replays.js").Outline} outline
 * @param {string} ending
 */
function fileOf({ id, path }, ending) {
  const key = path.split("/").at(-1) ?? "";
  return `api/replays/${id}.${ending}?${new URLSearchParams({ key, lang: prefs.value.lang })}`;
}
