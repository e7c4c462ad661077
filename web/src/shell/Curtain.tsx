// Two people on one sofa: before the screen shows somebody's secrets a curtain asks for the
// right person. While it hangs, nothing moves behind it.
import { useEffect, useState } from "preact/hooks";
import type { Match } from "../match/match";
import { Dialog } from "../table/Dialog";
import { SeatMark } from "../table/Token";

/** The seat to hand the screen to, or -1 if the person who has it may go on. */
function nextPerson(match: Match): number {
  const asked = match.askedPersons(),
    { called, viewer } = match;
  if (match.over() || asked.length === 0) return -1;
  if (called !== viewer && asked.includes(called)) return called;
  return asked.includes(viewer) ? -1 : asked[0]!;
}

const WATCHER = -1;

export function useCurtain(match: Match): { seat: number; lift: () => void } {
  const [seat, setSeat] = useState(-1);
  useEffect(() => {
    const several = match.persons().length > 1;
    // Only cards in hands are secrets among people at one table; where all hands lie open the
    // screen just turns to the next.
    const look = () => {
      const next = nextPerson(match),
        secret = next >= 0 && several && match.hasSecrets();
      if (next >= 0 && !secret) {
        match.called = -1;
        match.viewer = next;
      } else if (next >= 0) match.viewer = WATCHER; // nothing secret behind the curtain either
      setSeat(secret ? next : -1);
    };
    // Anybody may have opened the page.
    if (several && !match.over() && match.hasSecrets()) match.viewer = WATCHER;
    look();
    return match.subscribe(look);
  }, [match]);
  useEffect(() => {
    if (seat < 0) return;
    match.hold(true);
    return () => match.hold(false);
  }, [match, seat]);
  const lift = () => {
    match.called = -1;
    match.viewer = seat;
    setSeat(-1);
  };
  return { seat, lift };
}

export function Curtain({ match, seat, onLift }: { match: Match; seat: number; onLift: () => void }) {
  const name = match.view().seats[seat]?.name ?? `Seat ${seat + 1}`;
  return (
    <Dialog label={`Pass the screen to ${name}`} onClose={() => undefined}>
      <div class="sh-curtain">
        <section class="sh-sheet">
          <p class="sh-curtain-mark"><SeatMark seat={seat} size={54} /></p>
          <h2>{name}, your turn.</h2>
          <p>Hand the screen over. Nobody else should look.</p>
          <div class="sh-do"><button class="sh-btn" autofocus onClick={onLift}>Ready</button></div>
        </section>
      </div>
    </Dialog>
  );
}
