/** The line to the server: opens it again whenever it breaks, and measures how far away the server is. */

/** @typedef {"connecting" | "open" | "broken" | "closed"} Condition */
/**
 * @typedef {object} Handlers
 * @property {() => void} opened
 * @property {(message: any) => void} heard
 * @property {(condition: Condition) => void} condition
 * @property {(rtt: number) => void} [distance]
 */

const SILENCE = 2500;
/** Without an answer to a ping for so long, the line counts as broken. */
const PATIENCE = 9000;
const LONGEST_BREAK = 4000;

export class Line {
  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.handlers = handlers;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.attempts = 0;
    /** How often in a row it could not even be opened. */
    this.unopened = 0;
    this.heardAt = 0;
    this.pingedAt = 0;
    this.closed = false;
    this.timer = 0;
    this.heart = setInterval(() => this.beat(), 500);
    this.again = () => this.hurry();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  close() {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
    this.handlers.condition("closed");
  }

  open() {
    clearTimeout(this.timer);
    this.handlers.condition("connecting");
    const address = new URL("ws", document.baseURI);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.unopened += 1;
    socket.onopen = () => {
      this.unopened = 0;
      this.handlers.opened();
    };
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data));
    socket.onclose = () => {
      if (this.socket === socket) this.broke();
    };
    this.heardAt = performance.now();
  }

  /** @param {any} message */
  hear(message) {
    this.heardAt = performance.now();
    if (message.t !== "pong") this.handlers.heard(message);
    else this.handlers.distance?.(message.rtt ?? Math.round(this.heardAt - this.pingedAt));
  }

  /** The server knows us. */
  met() {
    this.attempts = 0;
    this.handlers.condition("open");
  }

  broke() {
    this.socket = null;
    if (this.closed) return;
    this.handlers.condition("broken");
    const pause = Math.min(LONGEST_BREAK, 150 * 2 ** this.attempts);
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), pause * (0.7 + 0.6 * Math.random()));
  }

  /** Somebody looks at the page again, or the network is back: no reason to wait any longer. */
  hurry() {
    if (!this.socket && !this.closed && document.visibilityState === "visible") this.open();
  }

  beat() {
    const quiet = performance.now() - this.heardAt;
    if (!this.socket) return;
    if (quiet > PATIENCE) {
      const lost = this.socket;
      this.broke();
      lost.close();
    } else if (quiet > SILENCE && performance.now() - this.pingedAt > SILENCE) {
      this.pingedAt = performance.now();
      this.send({ t: "ping" });
    }
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
