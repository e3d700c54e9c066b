/** Somebody watches a replay: where he is, what is at hand, and whether it runs. */
import { computed, signal } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { notice } from "../ui/notices.js";
import { outlineOf, pageOf } from "./replays.js";

/** @typedef {import("./replays.js").Frame} Frame */
/** @typedef {import("./replays.js").Outline} Outline */

/** Steps before the end of what is at hand when more is asked for. */
const AHEAD = 40;
/** Nobody waits longer than this between two steps, however long it took at the table. */
const LONGEST = 2500;
const SHORTEST = 120;

export const SPEEDS = [1, 2, 4, 8];

/** @typedef {{step?: number, seq?: number}} Where a step from 0, or an event, as in older links */

/**
 * The step that an event belongs to.
 * @param {readonly Frame[]} steps
 * @param {number} seq
 */
function stepOf(steps, seq) {
  const place = steps.findIndex((frame) => frame.seq >= seq);
  return place < 0 ? Math.max(0, steps.length - 1) : place;
}

export class Player {
  /**
   * @param {string} id
   * @param {string} key
   */
  constructor(id, key) {
    this.id = id;
    this.key = key;
    /** @type {import("../vendor/preact.js").Signal<Outline | null>} */
    this.outline = signal(null);
    /** @type {import("../vendor/preact.js").Signal<Map<number, Frame[]>>} pages by number */
    this.pages = signal(new Map());
    this.step = signal(0);
    this.running = signal(false);
    this.speed = signal(1);
    /** @type {import("../vendor/preact.js").ReadonlySignal<Frame | null>} */
    this.frame = computed(() => this.at(this.step.value));
    /** @type {Set<number>} */
    this.asked = new Set();
  }

  /**
   * Reads the game, and goes to a step of it.
   * @param {Where} where
   */
  async open({ step = 0, seq = 0 }) {
    const outline = await outlineOf(this.id, this.key);
    this.outline.value = outline;
    const wanted = Math.min(Math.max(0, step), Math.max(0, outline.total - 1));
    const from = Math.floor(wanted / outline.page) * outline.page;
    const page = await pageOf(this.id, this.key, seq ? { at: seq } : { from });
    this.keep(page);
    this.step.value = seq ? page.first + stepOf(page.steps, seq) : wanted;
  }

  /** @param {import("./replays.js").Page} page */
  keep({ first, steps }) {
    const size = this.outline.peek()?.page ?? steps.length;
    this.pages.value = new Map(this.pages.peek()).set(Math.floor(first / size), steps);
  }

  /**
   * @param {number} step
   * @returns {Frame | null}
   */
  at(step) {
    const size = this.outline.value?.page ?? 1;
    return this.pages.value.get(Math.floor(step / size))?.[step % size] ?? null;
  }

  get last() {
    return Math.max(0, (this.outline.value?.total ?? 1) - 1);
  }

  /** @param {number} step */
  goTo(step) {
    this.step.value = Math.min(this.last, Math.max(0, step));
    this.need(this.step.value);
    this.need(Math.min(this.last, this.step.value + AHEAD));
  }

  /** Asks for the page with a step, once. @param {number} step */
  need(step) {
    const size = this.outline.peek()?.page ?? 1;
    const page = Math.floor(step / size);
    if (this.pages.peek().has(page) || this.asked.has(page)) return;
    this.asked.add(page);
    pageOf(this.id, this.key, { from: page * size })
      .then((found) => this.keep(found))
      .catch(() => {
        this.running.value = false;
        notice(t("web-no-server"));
      })
      .finally(() => this.asked.delete(page));
  }

  /** To the next moment that mattered, or the one before. @param {1 | -1} way */
  leap(way) {
    const steps = (this.outline.peek()?.moments ?? []).map(({ step }) => step);
    const now = this.step.peek();
    const next = way > 0 ? steps.find((step) => step > now) : steps.findLast((step) => step < now);
    this.goTo(next ?? (way > 0 ? this.last : 0));
  }

  /** Milliseconds until the next step, at the chosen pace. */
  pause() {
    const now = this.frame.peek();
    const next = this.at(this.step.peek() + 1);
    const took = now && next ? next.at - now.at : SHORTEST;
    return Math.min(LONGEST, Math.max(SHORTEST, took)) / this.speed.peek();
  }
}
