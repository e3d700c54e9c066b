/** The loose letters of a side, in the order this browser gives them. */
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { useDrag } from "./drag.js";
import { reorder, shownRack, view } from "./sides.js";
import { source, spent, touch } from "./word.js";

/** @typedef {import("./letters.js").Tile} Tile */

/** @param {{side: number}} props */
export function Rack({ side }) {
  const now = view.value;
  if (!now) return null;
  const tiles = shownRack(side);
  const usable = now.seat !== null && side === source.value && now.phase !== "over";
  return html`
    <div
      class="rack"
      role="group"
      data-drop="rack"
      data-side=${side}
      style=${{ "--half": Math.ceil(tiles.length / 2) || 1 }}
      aria-label=${t("jarnac-rack", { count: tiles.length })}
    >
      ${
        usable
          ? tiles.map(
              (tile, place) => html`
                <${RackTile}
                  key=${tile.uid}
                  tile=${tile}
                  side=${side}
                  place=${place}
                  used=${spent.value.has(tile.uid)}
                />
              `,
            )
          : tiles.map(({ uid, letter }) => html`<span class="tile" key=${uid}>${letter}</span>`)
      }
    </div>
  `;
}

/** @param {{tile: Tile, side: number, place: number, used: boolean}} props */
function RackTile({ tile, side, place, used }) {
  const element = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const drag = useDrag(element, { tile, place, from: "rack" });
  const refocus = useRef(false);
  useLayoutEffect(() => {
    if (refocus.current) element.current?.focus();
    refocus.current = false;
  }, [place]);
  /** @param {KeyboardEvent} event */
  const shift = (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !event.altKey) return;
    event.preventDefault();
    refocus.current = true;
    reorder(side, tile.uid, place + by);
  };
  return html`
    <button
      ref=${element}
      class="tile"
      type="button"
      data-uid=${tile.uid}
      data-letter=${tile.letter}
      aria-pressed=${used}
      onKeyDown=${shift}
      ...${drag}
      onClick=${(/** @type {MouseEvent} */ event) => {
        if (!drag.wasDrag(event)) touch(tile);
      }}
    >
      ${tile.letter}
    </button>
  `;
}
