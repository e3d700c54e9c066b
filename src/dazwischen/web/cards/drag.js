/** What a finger or a mouse does with a card: click, right click, long press, drag. */
import { useMemo } from "../vendor/preact.js";

const STILL = 8;
const LONG = 450;

/**
 * What comes of it. `special` is Shift, a right click or a long press.
 * @typedef {object} Wishes
 * @property {(special: boolean) => void} use
 * @property {(event: PointerEvent, by: {x: number, y: number}) => boolean} aim let go of after a
 *   drag: whether it was meant for something on the table
 * @property {(place: number) => void} put let go of elsewhere: where it stands in the hand now
 */

/**
 * @param {{current: HTMLButtonElement | null}} element
 * @param {Wishes} wishes
 */
export function useDrag(element, wishes) {
  const grip = useMemo(() => new Grip(element, wishes), []);
  grip.wishes = wishes;
  return grip.handlers;
}

class Grip {
  /**
   * @param {{current: HTMLButtonElement | null}} element
   * @param {Wishes} wishes
   */
  constructor(element, wishes) {
    this.element = element;
    this.wishes = wishes;
    this.dragging = false;
    this.done = false;
    this.start = { x: 0, y: 0 };
    this.timer = 0;
    this.handlers = {
      onPointerDown: (/** @type {PointerEvent} */ event) => this.down(event),
      onPointerMove: (/** @type {PointerEvent} */ event) => this.move(event),
      onPointerUp: (/** @type {PointerEvent} */ event) => this.up(event),
      onPointerCancel: () => this.end(),
      onClick: (/** @type {MouseEvent} */ event) => this.click(event),
      onContextMenu: (/** @type {MouseEvent} */ event) => this.menu(event),
    };
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.done = this.dragging = false;
    if (event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.element.current?.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") {
      this.timer = setTimeout(() => this.finish(() => this.wishes.use(true)), LONG);
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const button = this.element.current;
    if (!button?.hasPointerCapture(event.pointerId) || this.done) return;
    const { x, y } = this.way(event);
    if (!this.dragging && Math.hypot(x, y) < STILL) return;
    clearTimeout(this.timer);
    this.dragging = true;
    button.classList.add("dragged");
    button.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.timer);
    if (!this.dragging) return;
    this.finish(() => {
      if (!this.wishes.aim(event, this.way(event))) this.put(event.clientX, event.clientY);
    });
  }

  /** @param {PointerEvent} event */
  way(event) {
    return { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
  }

  /**
   * Does it once; the click that follows a drag or a long press is none.
   * @param {() => void} what
   */
  finish(what) {
    this.done = true;
    what();
    this.end();
  }

  end() {
    clearTimeout(this.timer);
    const button = this.element.current;
    if (!button) return;
    button.classList.remove("dragged");
    button.style.transform = "";
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  put(x, y) {
    const others = [...document.querySelectorAll(".hand-card")].filter(
      (other) => other !== this.element.current,
    );
    const before = others.filter((other) => {
      const box = other.getBoundingClientRect();
      return y > box.bottom || (y > box.top && x > box.left + box.width / 4);
    });
    if (others.length) this.wishes.put(before.length);
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.done) {
      this.done = false;
      return;
    }
    this.wishes.use(event.shiftKey);
  }

  /** @param {MouseEvent} event */
  menu(event) {
    event.preventDefault();
    if (!this.done) this.finish(() => this.wishes.use(true));
  }
}
