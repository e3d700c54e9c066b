/**
 * The line to a table: opens it again whenever it breaks, says again what was not answered, and
 * measures how far away the server is.
 */

/** @typedef {import("../table/wire.js").Message} Message */
/** @typedef {"connecting" | "open" | "broken" | "closed"} Condition */
/**
 * @typedef {object} Handlers
 * @property {() => object} hello what to introduce oneself with, each time
 * @property {(message: Message) => void} heard
 * @property {(condition: Condition) => void} condition
 * @property {(rtt: number) => void} distance
 */

const SILENCE = 2500;
/** Without an answer to a ping for so long, the line counts as broken. */
const PATIENCE = 9000;
const LONGEST_BREAK = 4000;

/** `randomUUID` is missing where a page comes over plain HTTP, as from a friend's computer. */
function randomName() {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
}

export class Line {
  /**
   * @param {string} table
   * @param {Handlers} handlers
   */
  constructor(table, handlers) {
    this.table = table;
    this.handlers = handlers;
    /** The server knows by this name, and the number, what it has been asked before. */
    this.client = randomName();
    this.count = 0;
    /** @type {Map<number, object>} */
    this.unanswered = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.attempts = 0;
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

  /**
   * Asks for something; the answer carries the number.
   * @param {object} message
   */
  ask(message) {
    const id = ++this.count;
    const numbered = { ...message, id };
    this.unanswered.set(id, numbered);
    this.send(numbered);
    return id;
  }

  /** Introduces itself anew, to be shown everything again. */
  greet() {
    this.send({ t: "hello", table: this.table, client: this.client, ...this.handlers.hello() });
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
    socket.onopen = () => this.greet();
    socket.onmessage = (frame) => this.hear(JSON.parse(frame.data));
    socket.onclose = () => {
      if (this.socket === socket) this.broke();
    };
    this.heardAt = performance.now();
  }

  /** @param {Message} message */
  hear(message) {
    this.heardAt = performance.now();
    if (message.t === "pong") {
      this.handlers.distance(message.rtt ?? Math.round(this.heardAt - this.pingedAt));
      return;
    }
    if (message.t === "hello") this.met();
    if (message.t === "refused" || message.t === "done") this.unanswered.delete(message.re);
    if (message.t === "update") for (const id of message.re ?? []) this.unanswered.delete(id);
    this.handlers.heard(message);
  }

  /** The table knows us: what it has not answered is said again. */
  met() {
    this.attempts = 0;
    this.handlers.condition("open");
    for (const message of this.unanswered.values()) this.send(message);
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
      this.send({ t: "ping", n: this.count });
    }
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
