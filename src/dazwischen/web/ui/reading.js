/**
 * Whoever plays with bots alone is waited for while a window is open or the page is out of sight:
 * the table is told, and stops its clock.
 */
import { effect, html, signal } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { hold, table } from "../table/store.js";
import { windows } from "./notices.js";

const isHidden = signal(false);

/** Follows the page as long as somebody is at a table; ends with the function returned. */
export function followReading() {
  const look = () => (isHidden.value = document.visibilityState === "hidden");
  look();
  document.addEventListener("visibilitychange", look);
  const stop = effect(() => hold(isHidden.value || windows.value > 0));
  return () => {
    document.removeEventListener("visibilitychange", look);
    stop();
    hold(false);
  };
}

/** In a window over the game: nothing is missed meanwhile. */
export function Held() {
  return table.value?.room.play.held
    ? html`<p class="held fine" role="status">${t("web-held")}</p>`
    : null;
}
