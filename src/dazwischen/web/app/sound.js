/** Sounds, made here: a few notes and a little noise. */
import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;

/** Browsers allow sound only after somebody has touched the page; ends with the function returned. */
export function allowSound() {
  const touched = new AbortController();
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
    touched.abort();
  };
  addEventListener("pointerdown", wake, { signal: touched.signal });
  addEventListener("keydown", wake, { signal: touched.signal });
  return () => touched.abort();
}

/** @typedef {{at?: number, pitch: number, to?: number, long?: number, loud?: number, wave?: OscillatorType}} Note */

/** @type {Record<string, readonly Note[]>} */
const SOUNDS = {
  lay: [{ pitch: 190, to: 90, long: 0.07, loud: 0.5, wave: "triangle" }],
  throw: [
    { pitch: 320, to: 120, long: 0.06, loud: 0.6, wave: "triangle" },
    { at: 0.05, pitch: 150, to: 70, long: 0.08, loud: 0.5, wave: "triangle" },
  ],
  draw: [{ pitch: 500, to: 700, long: 0.05, loud: 0.15 }],
  refused: [{ pitch: 160, to: 110, long: 0.16, loud: 0.25, wave: "square" }],
  mine: [{ pitch: 660, long: 0.09, loud: 0.25 }],
  count: [{ pitch: 880, long: 0.06, loud: 0.2 }],
  came: [
    { pitch: 440, long: 0.12, loud: 0.3 },
    { at: 0.12, pitch: 587, long: 0.18, loud: 0.3 },
  ],
  pause: [{ pitch: 300, long: 0.2, loud: 0.3 }],
  jay: [
    { pitch: 523, long: 0.12, loud: 0.35 },
    { at: 0.1, pitch: 659, long: 0.12, loud: 0.35 },
    { at: 0.2, pitch: 880, long: 0.25, loud: 0.4 },
  ],
};

/** @param {string} name */
export function play(name) {
  if (!prefs.peek().sound || context?.state !== "running") return;
  for (const note of SOUNDS[name] ?? []) sound(context, note);
}

/**
 * @param {AudioContext} audio
 * @param {Note} note
 */
function sound(audio, { at = 0, pitch, to = pitch, long = 0.1, loud = 0.3, wave = "sine" }) {
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: loud * 0.5 });
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(loud * 0.5, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}
