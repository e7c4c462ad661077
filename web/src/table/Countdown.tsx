// How much time is left where a clock runs: "0:22", in red for the last ten seconds.
import { useEffect, useState } from "preact/hooks";
import type { Match } from "../match/match";
import { Icon } from "./Icon";

const LOOK_MS = 200,
  PRESSING = 10;

export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function Countdown({ match }: { match: Match }) {
  const [, look] = useState(0),
    left = match.timeLeft();
  useEffect(() => {
    if (left === null) return;
    const timer = setInterval(() => look(performance.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [left === null]);
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <span class={`chip countdown${seconds <= PRESSING ? " pressing" : ""}`} role="timer" aria-label={`${seconds} seconds left`}>
      <Icon name="clock" size={16} /> <b class="num">{clockWords(seconds)}</b>
    </span>
  );
}
