/** Who somebody is here: a name. The secret behind it is a cookie that no script can read. */
import { signal } from "../vendor/preact.js";
import * as api from "../net/api.js";
import { t } from "./texts.js";

const KEY = "dazwischen.name";

/** The name under which the server knows this browser, or "" if it does not. */
export const myName = signal(remembered());

function remembered() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** A bird, as the Jay is one: so that nobody has to think of a name to begin. */
export function someName() {
  const birds = t("web-birds").split(", ");
  return birds[Math.floor(Math.random() * birds.length)];
}

/** So long, in milliseconds, nobody asks again whether the server knows this browser. */
const FRESH = 10_000;
let confirmed = -FRESH;

/** Makes sure that the server knows this browser. */
export async function beSomebody() {
  if (myName.value && performance.now() - confirmed < FRESH) return;
  if (myName.value) {
    try {
      known(await api.me());
      return;
    } catch (problem) {
      if (!(problem instanceof api.Problem) || problem.status !== 401) throw problem;
    }
  }
  await callMyself(myName.value || someName());
}

/** @param {string} name */
export async function callMyself(name) {
  known(await api.beCalled(name));
}

/** To the secret that the first game of the next table one opens is dealt from. */
let promised = "";

/** @param {string} commitment */
export function promise(commitment) {
  promised = commitment;
}

export function promisedNext() {
  return promised;
}

/** @param {api.Me} me */
function known({ name, commitment }) {
  remember(name);
  promise(commitment);
}

/** @param {string} name */
export function remember(name) {
  myName.value = name;
  confirmed = performance.now();
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // The cookie remembers all the same.
  }
}
