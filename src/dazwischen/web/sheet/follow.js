/** Keeps up with a sheet: asks what is new, and waits for the answer. */
import { effect, useEffect } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { Problem } from "../net/api.js";
import { reachable } from "../net/reach.js";
import { news } from "./wire.js";

const PAUSE = 2000;

/**
 * @param {string} code "" for none yet
 * @param {(told: import("./wire.js").Told) => void} take
 * @param {(trouble: string) => void} fail
 */
export function useNews(code, take, fail) {
  const { lang } = prefs.value;
  useEffect(() => {
    if (!code) return;
    const leaving = new AbortController();
    void follow(code, leaving.signal, take, fail);
    return () => leaving.abort();
  }, [code, lang]);
}

/**
 * @param {string} code
 * @param {AbortSignal} leaving
 * @param {(told: import("./wire.js").Told) => void} take
 * @param {(trouble: string) => void} fail
 */
async function follow(code, leaving, take, fail) {
  let tag = "";
  while (!leaving.aborted) {
    try {
      const answer = await news(code, tag, leaving);
      if (!answer || leaving.aborted) continue;
      ({ tag } = answer);
      take(answer.told);
    } catch (problem) {
      if (leaving.aborted) return;
      if (problem instanceof Problem && problem.status === 404) return fail(problem.message);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await connected();
    }
  }
}

/** Until the server can be reached. */
function connected() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const stop = effect(() => {
        if (!reachable.value) return;
        resolve();
        queueMicrotask(() => stop());
      });
    })
  );
}
