/**
 * Following over HTTP, where no line can be opened: asks what is new and waits for the answer, and sends
 * what waits in lots. What is answered is passed on as if it had been heard over a line.
 */
import { effect } from "../vendor/preact.js";
import { answered, Problem } from "./api.js";
import { hear } from "./follower.js";
import { due } from "./outbox.js";
import { doubt, found, reachable } from "./reach.js";

/** @typedef {import("./follower.js").Follower} Follower */
/** @typedef {import("./outbox.js").Wanted} Wanted */

/** Seconds for which the server holds a question until something has changed. */
const WAIT = 25;
/** Milliseconds after which an answer will not come any more. */
const SILENCE = 15_000;
/** Milliseconds before a server that has too much to do is asked again. */
const PAUSE = 3000;

/** @param {Follower} follower */
export function asking(follower) {
  const over = new AbortController();
  let cut = new AbortController();
  let isSending = false;
  const watch = async () => {
    let tag = "";
    let was = "";
    while (!over.signal.aborted) {
      await looked(over.signal);
      const how = JSON.stringify({ ...follower.subject.greeting(), seq: 0 });
      if (how !== was) tag = "";
      was = how;
      cut = new AbortController();
      try {
        const answer = await look(follower.subject.greeting(), tag, cut.signal);
        if (over.signal.aborted) return;
        if (!answer) continue;
        ({ tag } = answer);
        take(follower, answer.told);
        if (!isSending) void flush();
      } catch (problem) {
        if (over.signal.aborted || isFinal(follower, problem)) return;
        if (!cut.signal.aborted) await patience(problem);
      }
    }
  };
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let some = batch(follower); some.length; some = batch(follower)) {
        await send(follower, some);
        if (over.signal.aborted) return;
      }
    } catch (problem) {
      follower.box.sent.clear();
      follower.subject.condition("broken", null);
      void patience(problem).then(() => {
        if (!over.signal.aborted) void flush();
      });
    } finally {
      isSending = false;
    }
  };
  // Whoever does not look needs no line: browsers have only a few for all their tabs.
  const looking = () => document.hidden && cut.abort();
  document.addEventListener("visibilitychange", looking, { signal: over.signal });
  void watch();
  return {
    stop: () => {
      over.abort();
      cut.abort();
    },
    again: () => cut.abort(),
    flush,
  };
}

/** @param {Record<string, any>} greeting @param {string} part @param {Record<string, string>} query */
function path({ kind, code, lang, whole }, part, query = {}) {
  const asked = new URLSearchParams({ lang, rounds: whole ? "all" : "current", ...query });
  return `api/${kind}s/${encodeURIComponent(code)}${part}?${asked}`;
}

/**
 * The thing itself, once it is another than the one of this tag; null if it is still the same.
 * @param {Record<string, any>} greeting
 * @param {string} tag
 * @param {AbortSignal} signal
 * @returns {Promise<{tag: string, told: any} | null>}
 */
export async function look(greeting, tag, signal) {
  /** @type {Record<string, string>} */
  const headers = greeting.key ? { authorization: `Bearer ${greeting.key}` } : {};
  if (tag) headers["if-none-match"] = tag;
  const patient = new AbortController();
  const timer = setTimeout(() => patient.abort(), WAIT * 1000 + SILENCE);
  signal.addEventListener("abort", () => patient.abort());
  const where = path(greeting, "", { wait: String(WAIT) });
  // The browser's own cache would add a tag to the first question, and the answer would be held.
  const asked = fetch(where, { headers, cache: "no-store", signal: patient.signal });
  const answer = await asked.finally(() => clearTimeout(timer));
  found();
  if (answer.status === 304) return null;
  const said = await answer.json();
  if (!answer.ok) throw new Problem(answer.status, said.code, said.text);
  return { tag: answer.headers.get("etag") ?? "", told: said };
}

/** What can be sent at once: of one client. @param {Follower} follower */
function batch({ box }) {
  const some = due(box);
  const mixed = some.findIndex(({ client }) => client !== some[0].client);
  if (mixed < 0) return some;
  for (const { client, id } of some.slice(mixed)) box.sent.delete(`${client} ${id}`);
  return some.slice(0, mixed);
}

/** @param {Follower} follower @param {Wanted[]} some */
async function send(follower, some) {
  const greeting = follower.subject.greeting();
  const [{ client }] = some;
  const actions = some.map(({ id, do: what }) => ({ id, do: what }));
  const asked = fetch(path(greeting, "/actions"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: greeting.key, client, actions }),
    signal: AbortSignal.timeout(SILENCE),
  });
  try {
    const { answers, told } = await answered(asked);
    take(follower, told);
    for (const { id: re, done, problem, ...made } of answers) {
      if (done) hear(follower, { t: "done", re, client, ...made });
      else hear(follower, { t: "refused", re, client, ...problem });
    }
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status === 429 || problem.status >= 500)
      throw problem;
    // Nothing that is sent again would be understood better.
    const { code, message: text } = problem;
    for (const { id: re } of some)
      hear(follower, { t: "refused", re, client, code, rules: [], text });
  }
}

/** @param {Follower} follower @param {any} told */
function take(follower, { code, version: seq, now = Date.now(), said, ...views }) {
  const { kind } = follower.subject.greeting();
  hear(follower, { t: "followed", asked: true, code, seq, now, view: views[kind], said });
  follower.subject.condition("open", null);
}

/** Whether the link leads nowhere. @param {Follower} follower @param {unknown} problem */
function isFinal(follower, problem) {
  if (!(problem instanceof Problem) || ![403, 404].includes(problem.status)) return false;
  const { code, message: text } = problem;
  hear(follower, { t: "refused", re: 0, code, rules: [], text });
  return true;
}

/** @param {unknown} problem */
async function patience(problem) {
  if (!(problem instanceof Problem)) doubt();
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (!(problem instanceof Problem)) await reached();
}

/** Until somebody looks at the page. @param {AbortSignal} over */
function looked(over) {
  return new Promise((resolve) => {
    const done = new AbortController();
    const look = () => {
      if (document.hidden && !over.aborted) return;
      done.abort();
      resolve(undefined);
    };
    document.addEventListener("visibilitychange", look, { signal: done.signal });
    over.addEventListener("abort", look, { signal: done.signal });
    look();
  });
}

/** Until the server can be reached. */
function reached() {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!reachable.value) return;
      resolve(undefined);
      queueMicrotask(() => stop());
    });
  });
}
