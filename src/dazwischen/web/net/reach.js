/**
 * Whether the server can be reached. What was not answered only raises the question: it is the server
 * itself that says whether it is there, and it is asked until it is.
 */
import { batch, signal } from "../vendor/preact.js";

const PAUSE = 2000;
/** Milliseconds without an answer after which there is none. */
const PATIENCE = 4000;
const OK = 200;

export const reachable = signal(true);
/** Whether the server speaks another version than this page. */
export const outdated = signal(false);
/** Goes up whenever what had failed is worth another attempt. */
export const again = signal(0);

let doubted = false;
let timer = 0;

/** Something was not answered. */
export function doubt() {
  if (doubted) return;
  doubted = true;
  void look(() => wait());
}

/** Something was answered. */
export function found() {
  if (!reachable.peek()) settle();
}

/** Whether the server is there now, and well. */
export async function answers() {
  return (await asked()) === OK;
}

/** The status of its answer; 0 without one. */
async function asked() {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch("healthz", { cache: "no-store", signal }).catch(() => null);
  return answer?.status ?? 0;
}

/** @param {() => void} answered what to do if it does */
async function look(answered) {
  const status = await asked();
  // Whoever is told to come back later has been answered; from 500 on it may be a proxy that says so.
  const isThere = status > 0 && status < 500;
  // Meanwhile something else was answered.
  if (!doubted) return;
  reachable.value = isThere;
  if (isThere) answered();
  else wait();
}

/** Also where the server is there: one request that fails again and again must not come in a rush. */
function wait() {
  clearTimeout(timer);
  timer = setTimeout(() => look(settle), PAUSE);
}

function settle() {
  clearTimeout(timer);
  doubted = false;
  batch(() => {
    reachable.value = true;
    again.value += 1;
  });
}

/** The network is back: no reason to wait any longer. */
function hurry() {
  doubted = true;
  void look(settle);
}

export function followReach() {
  // A browser that knows no network may still reach the server: it may run on this very computer.
  addEventListener("offline", doubt);
  addEventListener("online", hurry);
  if (!navigator.onLine) doubt();
}
