/** Score sheets that this browser writes on: followed while somebody looks, or until all has arrived. */
import { effect, signal, untracked, useEffect } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { Problem } from "../net/api.js";
import { flush, greet, leave } from "../net/follower.js";
import { outbox, want } from "../net/outbox.js";
import { again, reachable } from "../net/reach.js";
import { followStream } from "../net/stream.js";
import { change, forget, learn, keptSheets, waitingOn } from "./kept.js";
import { make, toldOf } from "./wire.js";

/** Milliseconds until a server that had no time is asked again. */
const AGAIN = 3000;

/** Why nothing can be sent at all, by key. @type {import("../vendor/preact.js").Signal<Record<string, string>>} */
export const troubles = signal({});

/**
 * @typedef {object} Writing
 * @property {import("../net/outbox.js").Outbox} box
 * @property {import("../net/follower.js").Follower | null} follower once the server knows of the sheet
 * @property {boolean} busy
 * @property {number} looking how many look at it
 */
/** @type {Map<string, Writing>} by key */
const sheets = new Map();

/** @param {string} key */
function writing(key) {
  const known = sheets.get(key);
  if (known) return known;
  const box = outbox(waitingOn(key));
  const fresh = /** @type {Writing} */ ({ box, follower: null, busy: false, looking: 0 });
  sheets.set(key, fresh);
  return fresh;
}

/**
 * @param {string} key
 * @param {import("./wire.js").Wish[]} wishes
 */
export function wish(key, ...wishes) {
  const { box } = writing(key);
  for (const one of wishes) want(box, { do: one });
  void deliver(key);
}

/** Keeps up with a sheet as long as somebody looks at it. @param {string} key */
export function useSheet(key) {
  const { lang } = prefs.value;
  useEffect(() => {
    const sheet = writing(key);
    sheet.looking += 1;
    void deliver(key);
    return () => {
      sheet.looking -= 1;
      rest(key);
    };
  }, [key]);
  useEffect(() => {
    const { follower } = writing(key);
    if (follower) greet(follower);
  }, [key, lang]);
}

/**
 * Sends what waits; with nothing waiting, it still finds out whether this key can write.
 * @param {string} key
 */
async function deliver(key) {
  const sheet = writing(key);
  if (sheet.follower) return flush(sheet.follower);
  if (sheet.busy || !reachable.peek()) return;
  sheet.busy = true;
  try {
    if (!keptSheets.peek()[key]?.code) {
      const { code } = await make(key);
      change(key, (kept) => ({ ...kept, code }));
    }
    sheet.follower = followed(key, sheet);
  } catch (problem) {
    if (problem instanceof Problem && problem.status < 500 && problem.status !== 429)
      failed(key, problem.code, problem.message);
    else setTimeout(() => deliver(key), AGAIN);
  } finally {
    sheet.busy = false;
  }
}

/**
 * @param {string} key
 * @param {Writing} sheet
 */
function followed(key, { box }) {
  return followStream(
    {
      kind: "sheet",
      code: keptSheets.peek()[key].code,
      key,
      how: () => ({ lang: prefs.peek().lang }),
      take: (seen) => {
        learn(key, toldOf(seen));
        if (troubles.peek()[key]) troubles.value = { ...troubles.peek(), [key]: "" };
        rest(key);
      },
      fail: ({ code, text }) => failed(key, code, text),
      answered: (_, refused) => {
        if (refused) change(key, (kept) => ({ ...kept, refused: [...kept.refused, refused] }));
        rest(key);
      },
    },
    box,
  );
}

/** Nobody looks and nothing waits: there is nothing to follow. @param {string} key */
function rest(key) {
  const sheet = writing(key);
  if (sheet.looking || !sheet.follower || sheet.box.kept.waiting().length) return;
  leave(sheet.follower);
  sheets.delete(key);
}

/**
 * @param {string} key
 * @param {string} code
 * @param {string} text
 */
function failed(key, code, text) {
  troubles.value = { ...troubles.peek(), [key]: text };
  const { follower } = writing(key);
  if (follower) leave(follower);
  sheets.delete(key);
  const { waiting, told } = keptSheets.peek()[key];
  if (!waiting.length && (code === "sheet-key" || !told)) forget(key);
}

// Whatever waits on any sheet of this browser.
effect(() => {
  void again.value;
  if (!reachable.value) return;
  untracked(() => {
    for (const { key, waiting } of Object.values(keptSheets.peek()))
      if (waiting.length) void deliver(key);
  });
});
