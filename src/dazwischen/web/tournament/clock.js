/** How long a round still has, or for how long it has been running. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { serverTime } from "./store.js";

/** @param {{round: import("./wire.js").Round, minutes: number}} props */
export function RoundClock({ round, minutes }) {
  const [, tick] = useState(0);
  const runs = round.begun > 0 && !round.stopped && !round.complete;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (!round.begun || round.complete) return null;
  const passed = Math.max(0, (round.stopped || serverTime()) - round.begun - round.waited);
  const left = minutes * 60_000 - passed;
  const up = minutes > 0 && left <= 0;
  const shown = minutes > 0 ? Math.abs(left) : passed;
  return html`
    <div class="cup-clock" role="timer" data-up=${up} data-stands=${round.stopped > 0}>
      <span class="cup-clock-label">
        ${t(up ? "tournament-time-up" : minutes > 0 ? "tournament-time-left" : "tournament-time-passed")}
      </span>
      <span class="cup-clock-time">${up ? "+" : ""}${spelt(shown)}</span>
    </div>
  `;
}

/** 75:09, from an hour on 1:15:09. @param {number} milliseconds */
export function spelt(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const padded = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return hours ? `${hours}:${padded}` : padded;
}
