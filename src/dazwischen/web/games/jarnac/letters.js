/** Letters as multisets, to find where a word could go. Whether it may is for the server to say. */

/** @typedef {{row: number, old: string, adds: string}} Place `row` is 0 for a new word */
/** @typedef {{uid: number, letter: string}} Tile `uid` tells two tiles of a letter apart */

/**
 * A word as typed, in the letters of the game.
 * @param {string} text
 * @param {{language?: string, umlauts?: string}} options
 */
export function asLetters(text, { language = "de", umlauts = "tiles" }) {
  const capitals = text
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .toUpperCase()
    .replace(/Œ/g, "OE")
    .replace(/Æ/g, "AE");
  const keeps = language === "de";
  return [...capitals]
    .map((letter) => {
      if (keeps && "ÄÖÜ".includes(letter)) {
        return umlauts === "split" ? `${plain(letter)}E` : letter;
      }
      return plain(letter);
    })
    .join("")
    .replace(/[^A-ZÄÖÜ]/g, "");
}

/** @param {string} letter */
function plain(letter) {
  return letter.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * What is left of some letters without others, or null if those are not all there.
 * @param {string} letters
 * @param {string} taken
 */
export function without(letters, taken) {
  const left = [...letters];
  for (const letter of taken) {
    const place = left.indexOf(letter);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left.join("");
}

/**
 * Where a word fits by its letters: on which rows, and as a new one.
 * @param {string} word
 * @param {{rows: readonly string[], rack: string}} board
 * @param {readonly number[]} changing rows whose word may be changed
 * @param {boolean} fresh whether a new word may be made
 * @returns {Place[]}
 */
export function places(word, { rows, rack }, changing, fresh) {
  const changes = changing.map((row) => {
    const old = rows[row - 1];
    return { row, old, adds: without(word, old) };
  });
  const all = fresh ? [...changes, { row: 0, old: "", adds: word }] : changes;
  return all.flatMap(({ row, old, adds }) =>
    adds && without(rack, adds) !== null ? [{ row, old, adds }] : [],
  );
}

let made = 0;

/**
 * The same rack after the server has said what is in it: order stays, new letters come last.
 * @param {readonly Tile[]} before
 * @param {string} rack
 * @param {ReadonlySet<number>} [leaving] tiles that were laid, in case there are others like them
 * @returns {Tile[]}
 */
export function reconciled(before, rack, leaving = new Set()) {
  const left = [...rack];
  const kept = new Set();
  for (const laid of [false, true]) {
    for (const { uid, letter } of before) {
      const place = left.indexOf(letter);
      if (leaving.has(uid) !== laid || place < 0) continue;
      left.splice(place, 1);
      kept.add(uid);
    }
  }
  const stay = before.filter(({ uid }) => kept.has(uid));
  return [...stay, ...left.map((letter) => ({ uid: ++made, letter }))];
}

/**
 * Which tiles of a rack a word uses beyond what its row holds; those touched come first.
 * @param {readonly Tile[]} tiles
 * @param {string} word
 * @param {string} old
 * @param {ReadonlySet<number>} touched
 * @returns {Set<number>}
 */
export function used(tiles, word, old, touched) {
  const needed = [...word];
  for (const letter of old) {
    const place = needed.indexOf(letter);
    if (place >= 0) needed.splice(place, 1);
  }
  const found = new Set();
  const ranked = tiles.toSorted((a, b) => Number(touched.has(b.uid)) - Number(touched.has(a.uid)));
  for (const letter of needed) {
    const tile = ranked.find((one) => one.letter === letter && !found.has(one.uid));
    if (tile) found.add(tile.uid);
  }
  return found;
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} from
 * @param {number} to
 * @returns {Item[]}
 */
export function moved(items, from, to) {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, items[from]);
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {() => number} [random]
 * @returns {Item[]}
 */
export function shuffled(items, random = Math.random) {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}
