// The end: who won in one sentence and why it ended; rivals' places with their points in parts,
// or what those who played together came to. The board stays visible behind it.
import type { Result, View, ViewScore } from "../engine/types";
import { roleLook, trackLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { tellStory } from "./story";
import { SeatMark } from "./Token";
import { useWatched } from "./watch";

interface ResultActions {
  onAgain?: (() => void) | undefined;
  onReplay?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** All won or all lost: nobody played against another. */
function together(result: Result): boolean {
  return result.places.every((p) => p === result.places[0]) && !result.places.includes(0);
}

/** What ended the match, as the log told it: by itself, and who won how. */
function whyWords(view: View): string {
  const told = tellStory(view.log.filter((e) => e.move === view.moves), view).flatMap((s) => (s.kind === "line" ? [s] : []));
  const last = told[told.length - 1],
    byItself = told.filter((l) => l.who === "clock").pop();
  return [...new Set([byItself?.words, last?.words])].filter((w) => w && w !== view.result?.words).join(" ");
}

function Badge({ desk, seat }: { desk: Desk; seat: number }) {
  const role = roleLook(desk.look, desk.view.seats[seat]!.role, seat);
  return (
    <span class="badge" style={{ background: role.colour }}>
      <Icon name={role.icon} size={20} />
    </span>
  );
}

function maxOf(desk: Desk, label: string): string {
  const track = desk.things.scene.tracks.find((t) => t.label === label);
  return track && track.max < 100 ? ` of ${track.max}` : "";
}

/** "−7" for what counts against somebody. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

interface Standing {
  seat: number;
  place: number;
  points: number;
  scores: ViewScore[];
}

function standings(view: View, result: Result): Standing[] {
  return view.seats
    .map((_, seat) => ({
      seat,
      place: result.places[seat] ?? 0,
      points: result.points[seat] ?? 0,
      scores: view.scores.filter((s) => s.seat === seat),
    }))
    .sort((a, b) => (a.place || 9) - (b.place || 9));
}

/** Places of rivals whose points have parts: one column a part, the sum last. */
function PointsTable({ desk, all }: { desk: Desk; all: Standing[] }) {
  const labels = all[0]!.scores.map((s) => s.label);
  return (
    <table class="points">
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">Place</span>
          </th>
          <th scope="col">
            <span class="sr">Name</span>
          </th>
          {labels.map((label) => (
            <th scope="col">{label}</th>
          ))}
          <th scope="col">In all</th>
        </tr>
      </thead>
      <tbody>
        {all.map((s) => (
          <tr class={s.place === 1 ? "won" : ""}>
            <td class="num">{s.place}</td>
            <th scope="row">
              <SeatMark seat={s.seat} size={16} /> {desk.view.seats[s.seat]!.name}
            </th>
            {labels.map((label) => (
              <td>{signed(s.scores.find((x) => x.label === label)?.value ?? 0)}</td>
            ))}
            <td class="num">{signed(s.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Places({ desk, all, result }: { desk: Desk; all: Standing[]; result: Result }) {
  return (
    <ol class="places">
      {all.map((s) => {
        const seat = desk.view.seats[s.seat]!;
        // An automa has no place; how it ended names its role.
        const won = s.place === 1 || (s.place === 0 && seat.role === result.outcome);
        const place = s.place > 1 && result.places.length > 2 ? `${s.place}.` : "";
        return (
          <li class={won ? "won" : ""}>
            <Badge desk={desk} seat={s.seat} />
            <SeatMark seat={s.seat} size={14} /> <b>{seat.name}</b>
            <span class="c">
              {s.scores.map((x) => `${x.label} ${signed(x.value)}${maxOf(desk, x.label)}`).join(", ")}
            </span>
            <b class="num">{won ? "won" : place}</b>
          </li>
        );
      })}
    </ol>
  );
}

interface Figure {
  icon: string | undefined;
  label: string;
  value: string;
}

/** The table's own tracks, and what each had in the end. */
function figuresOf(desk: Desk, owner: number | "table"): Figure[] {
  const { scene } = desk.things;
  return desk.view.tracks
    .filter((t) => t.owner === owner)
    .flatMap((t) => {
      const track = scene.tracks.find((s) => s.id === t.id);
      const look = track && trackLook(desk.look, t.id, track.max - track.min);
      if (!track || look?.as === "pool") return [];
      const most = owner === "table" && track.max < 100 ? ` of ${track.max}` : "";
      return [{ icon: look?.icon, label: track.label, value: `${signed(t.value)}${most}` }];
    });
}

function Figures({ all, brief = false }: { all: Figure[]; brief?: boolean }) {
  return (
    <span class="figures-row">
      {all.map((f) => (
        <span title={f.label}>
          {f.icon && <Icon name={f.icon} size={16} />}{" "}
          <span class={brief && f.icon ? "sr" : ""}>{f.label} </span>
          <b>{f.value}</b>
        </span>
      ))}
    </span>
  );
}

/** Those who played together, or alone: what came of it and how each stands. */
function Together({ desk }: { desk: Desk }) {
  return (
    <div class="together">
      <Figures all={figuresOf(desk, "table")} />
      <ul class="places">
        {desk.view.seats.map((seat, i) => (
          <li>
            <SeatMark seat={i} size={16} /> <b>{seat.name}</b>
            <span class="c">
              <Figures all={figuresOf(desk, i)} brief />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ desk, onAgain, onReplay, onLeave }: { desk: Desk } & ResultActions) {
  return (
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
      <button class="btn sec" onClick={() => desk.showResult(false)}>
        Look at the board
      </button>
    </div>
  );
}

export function ResultSlip({ desk, ...actions }: { desk: Desk } & ResultActions) {
  const { view } = desk;
  const result = view.result;
  const closed = useWatched(desk, () => desk.resultClosed);
  if (!result || closed) return null;
  const all = standings(view, result);
  const parts = all.every((s) => s.scores.length > 1);
  const shared = !parts && together(result), // rivals may share a victory too
    won = result.places[0] === 1;
  return (
    <div class="result" role="dialog" aria-label="Result">
      <section class="slip">
        <div class="q">
          <h2 class={won ? "won" : undefined}>
            {shared && <Icon name={won ? "check" : "cross"} size={22} />} {result.words}
          </h2>
          <p>
            {!shared && whyWords(view)} {view.round}, after {view.moves} moves.
          </p>
        </div>
        {shared ? (
          <Together desk={desk} />
        ) : parts ? (
          <PointsTable desk={desk} all={all} />
        ) : (
          <Places desk={desk} all={all} result={result} />
        )}
        <Actions desk={desk} {...actions} />
      </section>
    </div>
  );
}
