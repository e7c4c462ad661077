// A look back at a move of the running match: the whole table as it was, nothing to play, and a
// clear way back. The match itself waits meanwhile.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Match } from "../match/match";
import { Icon } from "./Icon";

/** The match as it stood after `move` moves, or null while it loads; `refused` is told why it
 * cannot be shown. */
export function usePast(match: Match, move: number | null, refused: (words: string) => void): Match | null {
  const [past, setPast] = useState<Match | null>(null);
  const shown = useRef<Match | null>(null);
  useEffect(() => {
    let gone = false;
    const show = (next: Match | null) => {
      const before = shown.current;
      shown.current = next;
      setPast(next);
      // The screen still reads the old one until it has drawn the new.
      if (before) setTimeout(() => before.close(), 1000);
    };
    const read = async (at: number) => {
      const next = await Match.load(match.record(), at);
      if (gone) return next.close();
      next.viewer = match.viewer;
      show(next);
    };
    if (move === null) show(null);
    else read(move).catch((error: Error) => !gone && refused(error.message));
    return () => {
      gone = true;
    };
  }, [match, move]);
  const looking = move !== null;
  useEffect(() => {
    if (!looking) return;
    match.hold(true);
    return () => match.hold(false);
  }, [match, looking]);
  useEffect(() => () => shown.current?.close(), []);
  return past;
}

interface PastProps {
  move: number;
  moves: number;
  onGo: (move: number) => void;
  onBack: () => void;
}

export function PastBar({ move, moves, onGo, onBack }: PastProps): ComponentChildren {
  return (
    <section class="past-bar" aria-label="Looking back">
      <button class="tool" onClick={() => onGo(move - 1)} disabled={move <= 1} aria-label="One move back">
        <Icon name="arrow" size={17} />
      </button>
      <output>
        Move {move} of {moves}
      </output>
      <button class="tool" onClick={() => onGo(move + 1)} disabled={move >= moves} aria-label="One move forward">
        <Icon name="arrow" size={17} />
      </button>
      <button class="btn primary" onClick={onBack}>
        Back to the game
      </button>
    </section>
  );
}
