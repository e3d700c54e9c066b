/** A game from its beginning to its end, with the moments that mattered. */
import { html, useEffect, useRef } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { named } from "./naming.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./replays.js").Outline} Outline */

/** Milliseconds of the table's time as minutes and seconds. @param {number} at */
export function timeOf(at) {
  const seconds = Math.floor(at / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {{player: Player, outline: Outline, names: string[]}} props */
export function Timeline({ player, outline, names }) {
  const step = player.step.value;
  const frame = player.frame.value;
  const most = Math.max(1, player.last);
  /** @param {Event} event */
  const slide = (event) => {
    player.running.value = false;
    player.goTo(Number(/** @type {HTMLInputElement} */ (event.target).value));
  };
  return html`
    <div class="timeline">
      <svg class="ticks" viewBox=${`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
        ${outline.moments.map(
          ({ step, kinds }) =>
            html`<path key=${step} class="tick" data-kind=${kinds[0]} d=${`M${step},0V10`} />`,
        )}
      </svg>
      <input
        type="range"
        min="0"
        max=${player.last}
        value=${step}
        aria-label=${t("replay-timeline")}
        aria-valuetext=${frame ? `${timeOf(frame.at)}: ${named(frame.text, names)}` : String(step)}
        onInput=${slide}
      />
      <span class="timeline-end">${t("replay-step", { step: step + 1, total: outline.total })}</span>
    </div>
  `;
}

/** @param {{player: Player, outline: Outline, names: string[]}} props */
export function Moments({ player, outline, names }) {
  const now = player.step.value;
  const current = outline.moments.findLast(({ step }) => step <= now)?.step ?? -1;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const shown = list.current?.querySelector("[aria-current=true]");
    const box = list.current;
    if (!(shown instanceof HTMLElement) || !box) return;
    // Only the list moves, not the page under somebody's finger.
    box.scrollTop = shown.offsetTop - box.clientHeight / 2;
  }, [current]);
  return html`
    <section class="panel-card moments" aria-labelledby="moments-title">
      <h2 id="moments-title">${t("replay-moments")}</h2>
      ${!outline.moments.length && html`<p>${t("replay-no-moments")}</p>`}
      <ol ref=${list} class="moment-list">
        ${outline.moments.map(
          ({ step, at, kinds, text }) => html`
            <li key=${step}>
              <button
                type="button"
                class="moment"
                aria-current=${step === current}
                onClick=${() => player.goTo(step)}
              >
                <time>${timeOf(at)}</time>
                <span class="moment-kinds">
                  ${kinds.map(
                    (kind) =>
                      html`<b key=${kind} class="kind" data-kind=${kind}>${t(`replay-moment-${kind}`)}</b>`,
                  )}
                </span>
                <span class="moment-text">${named(text, names)}</span>
              </button>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}
