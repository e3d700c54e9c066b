/**
 * SHA-256 of ASCII text. The browser's own is missing where a page comes over plain HTTP, as from a
 * friend's computer.
 */

const BLOCK = 64;
const ROUNDS = 64;
/** Bytes of the length behind the text, and of the mark before it. */
const TAIL = 9;

/** The first so many primes. @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. @param {number} number */
function fraction(number) {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

const KEYS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * @param {number} word
 * @param {number} by
 */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/**
 * The text with its length, in whole blocks.
 * @param {string} text
 */
function padded(text) {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil((bytes.length + TAIL) / BLOCK) * BLOCK;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

/**
 * @param {DataView} data
 * @param {number} at where the block begins
 */
function schedule(data, at) {
  const words = new Int32Array(ROUNDS);
  for (let n = 0; n < 16; n++) words[n] = data.getInt32(at + 4 * n);
  for (let n = 16; n < ROUNDS; n++) {
    const [near, far] = [words[n - 15], words[n - 2]];
    const low = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const high = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    words[n] = words[n - 16] + low + words[n - 7] + high;
  }
  return words;
}

/**
 * @param {readonly number[]} state
 * @param {Int32Array} words
 */
function compressed(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < ROUNDS; n++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + KEYS[n] + words[n]) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]) | 0);
}

/**
 * In hexadecimal digits.
 * @param {string} text
 */
export function sha256(text) {
  const data = padded(text);
  let state = START;
  for (let at = 0; at < data.byteLength; at += BLOCK) state = compressed(state, schedule(data, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
