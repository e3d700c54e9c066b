/** What a finger or a mouse does with a card: click, right click, long press, drag. */
import { useMemo } from "../../vendor/preact.js";
import { reorder, shown } from "./play.js";

const STILL = 8;
const TOWARDS_BOX = 50;
const LONG = 450;

/**
 * @param {{current: HTMLButtonElement | null}} element
 * @param {import("./hand.js").HandCard} card
 * @param {(faceDown: boolean) => void} use
 */
export function useDrag(element, card, use) {
  const grip = useMemo(() => new Grip(element), []);
  grip.card = card;
  grip.use = use;
  return grip.handlers;
}

class Grip {
  /** @param {{current: HTMLButtonElement | null}} element */
  constructor(element) {
    this.element = element;
    /** @type {import("./hand.js").HandCard} */
    this.card = { uid: 0, figure: 0 };
    /** @type {(faceDown: boolean) => void} */
    this.use = () => {};
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
      this.timer = setTimeout(() => this.finish(() => this.use(true)), LONG);
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const button = this.element.current;
    if (!button?.hasPointerCapture(event.pointerId) || this.done) return;
    const x = event.clientX - this.start.x;
    const y = event.clientY - this.start.y;
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
    if (event.clientY - this.start.y < -TOWARDS_BOX) this.finish(() => this.use(event.shiftKey));
    else this.finish(() => this.drop(event.clientX, event.clientY));
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
  drop(x, y) {
    const others = [...document.querySelectorAll(".hand-card")].filter(
      (other) => other !== this.element.current,
    );
    const before = others.filter((other) => {
      const box = other.getBoundingClientRect();
      return y > box.bottom || (y > box.top && x > box.left + box.width / 4);
    });
    if (shown.value.length > 1) reorder(this.card.uid, before.length);
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.done) {
      this.done = false;
      return;
    }
    this.use(event.shiftKey);
  }

  /** @param {MouseEvent} event */
  menu(event) {
    event.preventDefault();
    if (!this.done) this.finish(() => this.use(true));
  }
}
