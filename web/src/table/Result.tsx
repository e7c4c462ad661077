// The end: who won in one sentence, places with shapes, the scoring broken down; the board
// stays visible behind it.
import { roleLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { SeatMark } from "./Token";

export interface ResultActions {
  onAgain?: (() => void) | undefined;
  onReplay?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

export function ResultSlip({ desk, onAgain, onReplay, onLeave }: { desk: Desk } & ResultActions) {
  const { view } = desk;
  const result = view.result;
  if (!result || desk.resultClosed) return null;
  const close = () => {
    desk.resultClosed = true;
    desk.changed();
  };
  const places = view.seats
    .map((seat, i) => ({ seat, i, place: result.places[i] ?? 0 }))
    .sort((a, b) => (a.place || 9) - (b.place || 9));
  return (
    <div class="result" role="dialog" aria-label="Result">
      <section class="slip">
        <div class="q">
          <h2>{result.words}</h2>
          <p>
            {view.round}, after {view.moves} moves.
          </p>
        </div>
        <ol class="places">
          {places.map(({ seat, i, place }) => {
            const role = roleLook(desk.look, seat.role, i);
            // An automa has no place; how it ended names its role.
            const won = place === 1 || (place === 0 && seat.role === result.outcome);
            return (
              <li class={won ? "won" : ""}>
                <span class="badge" style={{ background: role.colour }}>
                  <Icon name={role.icon} size={20} />
                </span>
                <SeatMark seat={i} size={14} /> <b>{seat.name}</b>
                <span class="c">
                  {view.scores
                    .filter((s) => s.seat === i)
                    .map((s) => `${s.label} ${s.value}${maxOf(desk, s.label)}`)
                    .join(", ")}
                </span>
                <b class="num">{won ? "won" : place > 1 && result.places.length > 2 ? `${place}.` : ""}</b>
              </li>
            );
          })}
        </ol>
        <div class="do">
          {onAgain && (
            <button class="btn primary" onClick={onAgain}>
              Again
            </button>
          )}
          {onReplay && (
            <button class="btn sec" onClick={onReplay}>
              <Icon name="replay" size={16} /> Replay
            </button>
          )}
          {onLeave && (
            <button class="btn sec" onClick={onLeave}>
              Start page
            </button>
          )}
          <button class="btn sec" onClick={close}>
            Look at the board
          </button>
        </div>
      </section>
    </div>
  );
}

function maxOf(desk: Desk, label: string): string {
  const track = desk.things.scene.tracks.find((t) => t.label === label);
  return track ? ` of ${track.max}` : "";
}
