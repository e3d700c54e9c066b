/** Where a round is entered: a tap for the first place, a tap for the second. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Dialog } from "../ui/dialog.js";
import { RuleLink } from "../ui/rule-links.js";
import { tell } from "../ui/notices.js";
import { Stroke } from "./plot.js";

/** A finger that bounces must not enter the next round: so many milliseconds nothing is taken. */
const REST = 500;

/** @typedef {import("./wire.js").Enter} Enter */

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {number} props.number
 * @param {boolean} props.again whether this round is corrected
 * @param {string} props.before what stands there now
 * @param {(entry: Enter) => void} props.enter
 * @param {() => void} props.cancel
 */
export function Pad({ names, number, again, before, enter, cancel }) {
  const [first, setFirst] = useState(0);
  const [asking, setAsking] = useState(false);
  const [resting, setResting] = useState(false);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    setFirst(0);
    if (again) heading.current?.focus();
  }, [number, again]);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), REST);
    return () => clearTimeout(timer);
  }, [resting]);

  /** @param {Omit<Enter, "do" | "number">} places */
  const done = (places) => {
    setFirst(0);
    setAsking(false);
    setResting(true);
    enter({ do: "enter", number, ...places });
  };
  /** @param {number} player */
  const tap = (player) => {
    if (resting) return;
    if (player === first) {
      setFirst(0);
      tell(t("sheet-who-first"));
    } else if (first) {
      done({ first, second: player });
    } else if (names.length === 2) {
      done({ first: player });
    } else {
      setFirst(player);
      tell(t("sheet-who-second", { name: names[player - 1] }));
    }
  };
  return html`
    <section class="panel-card pad" aria-labelledby="pad-title" data-again=${again}>
      <h2 id="pad-title" ref=${heading} tabindex="-1">
        ${again ? t("sheet-correct-round", { number }) : t("sheet-round", { number })}
      </h2>
      <p class="pad-ask">
        ${first ? t("sheet-who-second", { name: names[first - 1] }) : t("sheet-who-first")}
        ${again && !first && html`<span class="pad-was">${t("sheet-was", { before })}</span>`}
      </p>
      <div class="pad-names">
        ${names.map((name, n) => {
          const player = n + 1;
          return html`
            <button
              class="btn pad-name"
              type="button"
              key=${player}
              aria-pressed=${player === first}
              aria-disabled=${resting}
              onClick=${() => tap(player)}
            >
              <${Stroke} player=${player} />
              <span>${name}</span>
              ${player === first && html`<b class="pad-place">1.</b>`}
            </button>
          `;
        })}
      </div>
      <div class="row pad-more">
        <button class="btn" type="button" aria-disabled=${resting} onClick=${() => !resting && setAsking(true)}>
          ${t("sheet-void")}
        </button>
        ${first > 0 && html`<button class="btn" type="button" onClick=${() => setFirst(0)}>${t("sheet-again")}</button>`}
        ${again && html`<button class="btn" type="button" onClick=${cancel}>${t("sheet-cancel")}</button>`}
      </div>
      ${
        asking &&
        html`
          <${Dialog} title=${t("sheet-void-title", { number })} close=${() => setAsking(false)}>
            <p>${t(again ? "sheet-void-later" : "sheet-void-now")} <${RuleLink} id="J-SCORE-4" /></p>
            <div class="row">
              <button class="btn primary big" type="button" onClick=${() => done({ void: true })}>
                ${t("sheet-void-yes")}
              </button>
              <button class="btn big" type="button" onClick=${() => setAsking(false)}>
                ${t("sheet-cancel")}
              </button>
            </div>
          <//>
        `
      }
    </section>
  `;
}
