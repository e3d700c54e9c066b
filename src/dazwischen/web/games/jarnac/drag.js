/** Dragging a letter: into the word, onto a row, or to another place. A click stays a click. */
import { useMemo } from "../../vendor/preact.js";
import { reorder } from "./sides.js";
import { choose, chosen, open, reorderWord, source, takeOut, touch, word } from "./word.js";

/** @typedef {{tile: import("./letters.js").Tile, place: number, from: "rack" | "word"}} Load */

const STILL = 8;

/**
 * @param {{current: HTMLButtonElement | null}} element
 * @param {Load} load
 */
export function useDrag(element, load) {
  const grip = useMemo(() => new Grip(element), []);
  grip.load = load;
  return grip.handlers;
}

class Grip {
  /** @param {{current: HTMLButtonElement | null}} element */
  constructor(element) {
    this.element = element;
    /** @type {Load} */
    this.load = { tile: { uid: 0, letter: "" }, place: 0, from: "rack" };
    this.dragging = false;
    this.done = false;
    this.start = { x: 0, y: 0 };
    this.handlers = {
      onPointerDown: (/** @type {PointerEvent} */ event) => this.down(event),
      onPointerMove: (/** @type {PointerEvent} */ event) => this.move(event),
      onPointerUp: (/** @type {PointerEvent} */ event) => this.up(event),
      onPointerCancel: () => this.end(),
      wasDrag: (/** @type {MouseEvent} */ event) => event.detail > 0 && this.done,
    };
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.done = this.dragging = false;
    if (event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.element.current?.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const button = this.element.current;
    if (!button?.hasPointerCapture(event.pointerId)) return;
    const x = event.clientX - this.start.x;
    const y = event.clientY - this.start.y;
    if (!this.dragging && Math.hypot(x, y) < STILL) return;
    this.dragging = true;
    button.classList.add("dragged");
    button.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.dragging) return;
    this.done = true;
    const zone = zoneAt(event, this.element.current);
    this.end();
    if (this.load.from === "rack") dropFromRack(this.load, zone, event);
    else dropFromWord(this.load, zone, event);
  }

  end() {
    this.dragging = false;
    const button = this.element.current;
    if (!button) return;
    button.classList.remove("dragged");
    button.style.transform = "";
  }
}

/**
 * What lies under the pointer besides the letter itself.
 * @param {PointerEvent} event
 * @param {Element | null} dragged
 */
function zoneAt({ clientX, clientY }, dragged) {
  const under = document.elementsFromPoint(clientX, clientY);
  const found = under.find(
    (one) => one !== dragged && !dragged?.contains(one) && one.closest("[data-drop]"),
  );
  return /** @type {HTMLElement | null} */ (found?.closest("[data-drop]") ?? null);
}

/**
 * @param {Load} load
 * @param {HTMLElement | null} zone
 * @param {Point} at
 */
function dropFromRack({ tile }, zone, at) {
  switch (zone?.dataset.drop) {
    case "rack":
      if (Number(zone.dataset.side) === source.value) {
        reorder(source.value, tile.uid, before(zone, at, tile.uid));
      }
      break;
    case "word":
      touch(tile, before(zone, at));
      break;
    case "row":
      dropOnRow(tile, Number(zone.dataset.row), zone, at.clientX);
      break;
  }
}

/**
 * @param {import("./letters.js").Tile} tile
 * @param {number} row
 * @param {HTMLElement} zone
 * @param {number} x
 */
function dropOnRow(tile, row, zone, x) {
  if (!open.value.includes(row)) return;
  if (chosen.value !== row) choose(row);
  const cells = [...zone.querySelectorAll(".cell")];
  const place = cells.filter((cell) => middle(cell) < x).length;
  touch(tile, Math.min(word.value.length, place));
}

/**
 * @param {Load} load
 * @param {HTMLElement | null} zone
 * @param {Point} at
 */
function dropFromWord({ place, tile }, zone, at) {
  if (zone?.dataset.drop === "word") reorderWord(place, before(zone, at, tile.uid));
  else takeOut(place);
}

/** @typedef {{clientX: number, clientY: number}} Point */

/**
 * How many letters of a zone come before a point, as one reads: in a row above, or left of it.
 * @param {HTMLElement} zone
 * @param {Point} at
 * @param {number} [without]
 */
function before(zone, { clientX, clientY }, without) {
  const tiles = [...zone.querySelectorAll("[data-uid]")].filter(
    (tile) => tile.getAttribute("data-uid") !== String(without),
  );
  return tiles.filter((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return bottom < clientY || (top <= clientY && middle(tile) < clientX);
  }).length;
}

/** @param {Element} element */
function middle(element) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
