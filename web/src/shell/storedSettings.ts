// The settings of the person using this browser, stored in it: theme, text size, pace, motion, sound.
import type { Speed } from "../match/match";
import type { Theme } from "../look";

export interface Settings {
  theme: "system" | Theme;
  size: number; // 0.9 to 1.4
  speed: Speed;
  autoplay: boolean; // forced choices play themselves
  motion: "system" | "less";
  sound: boolean;
  volume: number; // 0.1 to 1
}

const KEY = "baize.settings";
export const SIZES = [0.9, 1, 1.1, 1.2, 1.3, 1.4];
const USUAL: Settings = { theme: "system", size: 1, speed: 1, autoplay: true, motion: "system", sound: false, volume: 0.5 };

/** Anything invalid gets its default value. */
function read(): Settings {
  let kept: Partial<Settings> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    // Storage refused or text broken: the default settings.
  }
  return {
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system",
    size: SIZES.includes(kept.size ?? 0) ? kept.size! : USUAL.size,
    speed: kept.speed === 0 || kept.speed === 2 ? kept.speed : USUAL.speed,
    autoplay: kept.autoplay !== false,
    motion: kept.motion === "less" ? "less" : "system",
    sound: kept.sound === true,
    volume: typeof kept.volume === "number" && kept.volume >= 0.1 && kept.volume <= 1 ? kept.volume : USUAL.volume,
  };
}

let now = read();
const listeners = new Set<() => void>();
const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

function tell(): void {
  for (const changed of [...listeners]) changed();
}
darkSystem.addEventListener("change", tell);
lessMotion.addEventListener("change", tell);

export function settings(): Settings { return now; }

export function changeSettings(change: Partial<Settings>): void {
  now = { ...now, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Kept for this page only.
  }
  tell();
}

export function watchSettings(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function themeNow(): Theme {
  return now.theme === "system" ? (darkSystem.matches ? "dark" : "light") : now.theme;
}
export function motionIsLess(): boolean {
  return now.motion === "less" || lessMotion.matches;
}
