/** What a finger or a mouse does with a card: tap, right click, long press, drag. */
import { useMemo } from "../vendor/preact.js";
import { heeded, isSecondTap, used } from "./taps.js";

const STILL = 8;
const LONG = 450;

/**
 * What comes of it. `special` is Shift, a right click or a long press.
 * @typedef {object} Wishes
 * @property {(special: boolean) => void} use
 * @property {(event: PointerEvent, by: {x: number, y: number}, special: boolean) => boolean} aim
 *   let go of after a drag: whether it was meant for something on the table
 * @property {(place: number) => void} put let go of elsewhere: where it stands in the hand now
 * @property {(turned: boolean) => void} [turn] the long press is long enough, or is over: what
 *   will come of it can be seen before the finger is lifted
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
    /** @type {number | null} the finger that holds the card; a second one means nothing */
    this.pointer = null;
    this.isMouse = false;
    this.dragging = false;
    this.turned = false;
    /** Nothing more comes of this press. */
    this.done = false;
    this.start = { x: 0, y: 0, at: 0 };
    this.timer = 0;
    this.handlers = {
      onPointerDown: (/** @type {PointerEvent} */ event) => this.down(event),
      onPointerMove: (/** @type {PointerEvent} */ event) => this.move(event),
      onPointerUp: (/** @type {PointerEvent} */ event) => this.up(event),
      onPointerCancel: (/** @type {PointerEvent} */ event) => this.lost(event),
      onLostPointerCapture: (/** @type {PointerEvent} */ event) => this.lost(event),
      // No click at all is made of a finger's tap.
      onTouchEnd: (/** @type {TouchEvent} */ event) => event.cancelable && event.preventDefault(),
      onClick: (/** @type {MouseEvent} */ event) => this.wishes.use(event.shiftKey),
      onContextMenu: (/** @type {MouseEvent} */ event) => this.menu(event),
    };
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.pointer !== null || event.button !== 0) return;
    const button = this.element.current;
    this.pointer = event.pointerId;
    this.isMouse = event.pointerType === "mouse";
    this.dragging = this.turned = false;
    this.done = isSecondTap(button, event);
    this.start = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    button?.setPointerCapture(event.pointerId);
    if (!this.isMouse && !this.done) this.timer = setTimeout(() => this.turn(), LONG);
  }

  turn() {
    this.turned = true;
    this.wishes.turn?.(true);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerId !== this.pointer || this.done) return;
    const { x, y } = this.way(event);
    if (!this.dragging && Math.hypot(x, y) < STILL) return;
    clearTimeout(this.timer);
    this.dragging = true;
    const button = this.element.current;
    if (!button) return;
    button.classList.add("dragged");
    button.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.pointer) return;
    heeded(event);
    if (this.done) this.end();
    else if (this.dragging) this.drop(event);
    else this.use(event, event.shiftKey || this.isLong(event));
  }

  /**
   * A busy page may turn a card over although the finger has been lifted in time.
   * @param {PointerEvent} event
   */
  isLong(event) {
    return this.turned && event.timeStamp - this.start.at >= LONG;
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const isAimed = this.wishes.aim(event, this.way(event), event.shiftKey || this.turned);
    // Whoever slides away from a long press has thought better of it.
    if (!isAimed && !this.turned) this.put(event.clientX, event.clientY);
    this.end();
  }

  /**
   * @param {MouseEvent} event
   * @param {boolean} special
   */
  use(event, special) {
    used(this.element.current, event);
    this.wishes.use(special);
    this.end();
  }

  /** @param {PointerEvent} event */
  way(event) {
    return { x: event.clientX - this.start.x, y: event.clientY - this.start.y };
  }

  /** @param {PointerEvent} event */
  lost(event) {
    if (event.pointerId === this.pointer) this.end();
  }

  end() {
    clearTimeout(this.timer);
    this.pointer = null;
    if (this.turned) this.wishes.turn?.(false);
    this.turned = this.dragging = false;
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

  /**
   * A finger that rests on a card also asks for a menu, but that is its long press.
   * @param {MouseEvent} event
   */
  menu(event) {
    event.preventDefault();
    if (this.pointer !== null && !this.isMouse) return;
    this.done = true;
    used(this.element.current, event);
    this.wishes.use(true);
  }
}
