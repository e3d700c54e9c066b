/** What somebody has chosen for this browser. Kept across visits. */
import { effect, signal } from "../vendor/preact.js";

const KEY = "dazwischen.prefs";

/**
 * @typedef {object} Prefs
 * @property {"de" | "en"} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} sound
 * @property {boolean} motion
 * @property {boolean} patterns
 * @property {boolean} fits
 * @property {Record<string, import("./keys.js").Keys>} keys by game, where they are not the usual ones
 */

/** @returns {Prefs} */
function initial() {
  /** @type {Prefs} */
  const chosen = {
    lang: navigator.language.startsWith("de") ? "de" : "en",
    theme: "dark",
    sound: true,
    motion: true,
    patterns: true,
    fits: true,
    keys: {},
  };
  try {
    return { ...chosen, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return chosen;
  }
}

export const prefs = signal(initial());

/** @param {Partial<Prefs>} changes */
export function prefer(changes) {
  prefs.value = { ...prefs.value, ...changes };
}

/** Keeps the choices, and lets style sheets and whoever installs the page know them. */
export function followPrefs() {
  effect(() => {
    const { lang, theme, motion, patterns } = prefs.value;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.motion = motion ? "on" : "off";
    root.dataset.patterns = patterns ? "on" : "off";
    const manifest = document.querySelector("link[rel=manifest]");
    manifest?.setAttribute("href", `manifest.webmanifest?lang=${lang}`);
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

/** Whether things may move: by choice here, and as the system asks for. */
export function moves() {
  return prefs.value.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
