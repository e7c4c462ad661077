// The end: who won in one sentence and why it ended; rivals' places with their points in parts,
// or what those who played together came to; the curve of the match. The board stays visible
// behind it.
import { useState } from "preact/hooks";
import type { Result, View, ViewScore } from "../../engine/types";
import { roleLook, trackLook } from "../../look";
import type { Match } from "../../match/match";
import type { Desk } from "../desk";
import { Icon } from "../Icon";
import { digits } from "../price";
import { SeatMark } from "../Token";
import { useWatched } from "../redraw";
import { MatchCurve, type Glance } from "./Curve";
import { ReviewDialog } from "./Review";
import { because, isCounted, together, unitOf, verdict } from "./verdict";

interface ResultActions {
  onAgain?: (() => void) | undefined;
  onReplay?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** What the slip is drawn from: the end of the match, whatever the board behind it shows. */
interface Ended {
  desk: Desk;
  view: View;
}

function Badge({ desk, view, seat }: Ended & { seat: number }) {
  const role = roleLook(desk.look, view.seats[seat]!.role, seat);
  return (
    <span class="badge" style={{ background: role.colour }}>
      <Icon name={role.icon} size={20} />
    </span>
  );
}

function maxOf(desk: Desk, id: string): string {
  const track = desk.things.scene.tracks.find((t) => t.id === id);
  return track && track.max < 100 ? ` of ${track.max}` : "";
}

interface Placed {
  seat: number;
  place: number;
  points: number;
  scores: ViewScore[];
}

function placesOf(view: View, result: Result): Placed[] {
  return view.seats
    .map((_, seat) => ({
      seat,
      place: result.places[seat] ?? 0,
      points: result.points[seat] ?? 0,
      scores: view.scores.filter((s) => s.seat === seat),
    }))
    .sort((a, b) => (a.place || 9) - (b.place || 9));
}

/** Places of rivals whose points have parts: one column per part, the sum last. */
function PointsTable({ desk, view, all }: Ended & { all: Placed[] }) {
  const sum = desk.look.tracks[all[0]!.scores[0]?.track ?? ""];
  const parts = all[0]!.scores.map((s) => s.label),
    labels = parts.length > 1 ? parts : [];
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
          <th scope="col">{labels.length > 0 ? "Total" : parts[0]}</th>
        </tr>
      </thead>
      <tbody>
        {all.map((s) => (
          <tr class={s.place === 1 ? "won" : ""}>
            <td class="num">{all.length > 1 && s.place}</td>
            <th scope="row">
              <SeatMark seat={s.seat} size={18} /> {view.seats[s.seat]!.name}
            </th>
            {labels.map((label) => (
              <td>{digits(s.scores.find((x) => x.label === label)?.value ?? 0)}</td>
            ))}
            <td class="num">
              {digits(s.points)}
              {maxOf(desk, s.scores[0]!.track)} {sum?.icon && <Icon name={sum.icon} size={18} colour={sum.colour} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Places({ desk, view, all, result }: Ended & { all: Placed[]; result: Result }) {
  return (
    <ol class="places">
      {all.map((s) => {
        const seat = view.seats[s.seat]!;
        // An automa has no place; how it ended names its role.
        const won = s.place === 1 || (s.place === 0 && seat.role === result.outcome);
        const place = s.place > 1 && result.places.length > 2 ? `${s.place}.` : "";
        return (
          <li class={won ? "won" : ""}>
            <Badge desk={desk} view={view} seat={s.seat} />
            <SeatMark seat={s.seat} size={14} /> <b>{seat.name}</b>
            <span class="c">
              {s.scores.map((x) => `${x.label} ${digits(x.value)}${maxOf(desk, x.track)}`).join(", ")}
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
function figuresOf({ desk, view }: Ended, owner: number | "table"): Figure[] {
  const { scene } = desk.things;
  return view.tracks
    .filter((t) => t.owner === owner)
    .flatMap((t) => {
      const track = scene.tracks.find((s) => s.id === t.id);
      const look = track && trackLook(desk.look, t.id, track.max - track.min);
      if (!track || look?.as === "pool") return [];
      const most = owner === "table" && track.max < 100 ? ` of ${track.max}` : "";
      return [{ icon: look?.icon, label: track.label, value: `${digits(t.value)}${most}` }];
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

/** Co-op and solo games: the outcome and how each seat stands. */
function Together(ended: Ended) {
  return (
    <div class="together">
      <Figures all={figuresOf(ended, "table")} />
      <ul class="places">
        {ended.view.seats.map((seat, i) => (
          <li>
            <SeatMark seat={i} size={16} /> <b>{seat.name}</b>
            <span class="c">
              <Figures all={figuresOf(ended, i)} brief />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The person's decisions; of several people's, those of the viewer. */
function reviewed(match: Match): number | undefined {
  const people = match.persons(),
    { viewer } = match.view();
  return people.find((seat) => seat === viewer) ?? people[0];
}

function Actions({ desk, onAgain, onReplay, onLeave }: { desk: Desk } & ResultActions) {
  return (
    <div class="do">
      {onAgain && (
        <button class="btn primary" onClick={onAgain}>
          Play again
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

/** Whose line the curve has: all where points are counted, else the viewer's or the first. */
function linesOf(view: View): number[] {
  if (isCounted(view)) return view.result!.places.map((_, seat) => seat);
  return [view.viewer === "watcher" ? 0 : view.viewer];
}

function curveLabel({ desk, view }: Ended): string {
  const all = "from start to finish";
  if (isCounted(view)) return `${unitOf(view, desk.things.scene)}, ${all}`;
  if (together(view.result!) && view.seats.length === view.result!.places.length) return `Towards the goal, ${all}`;
  const up = view.seats[linesOf(view)[0]!]?.name ?? "";
  return `Who was ahead: above the line, ${up}`;
}

interface SlipProps extends ResultActions {
  desk: Desk;
  /** The finished match; the board may show an earlier move. */
  match: Match;
  glance?: Glance | undefined;
}

export function ResultSlip({ desk, match, glance, ...actions }: SlipProps) {
  const view = match.view(),
    result = view.result;
  const closed = useWatched(desk, () => desk.resultClosed),
    [reviewing, setReviewing] = useState(false);
  if (!result || closed) return null;
  const ended = { desk, view };
  const all = placesOf(view, result),
    counted = isCounted(view),
    shared = !counted && together(result); // rivals may share a victory too
  const seat = reviewed(match),
    onReview = seat === undefined ? undefined : () => setReviewing(true);
  const { words, won } = verdict(view, match.persons().length < 2, unitOf(view, desk.things.scene));
  return (
    <div class="result" role="dialog" aria-label="Result">
      <section class="slip">
        <div class="q">
          <h2 class={won ? "won" : undefined}>
            {won !== null && <Icon name={won ? "check" : "cross"} size={22} />} {words}
          </h2>
          <p>
            {words !== because(view) && <span class="said">{because(view)} </span>}
            {view.round}, after {view.moves} {view.moves === 1 ? "move" : "moves"}.
          </p>
        </div>
        {shared ? (
          <Together {...ended} />
        ) : counted ? (
          <PointsTable {...ended} all={all} />
        ) : (
          <Places {...ended} all={all} result={result} />
        )}
        <MatchCurve match={match} view={view} seats={linesOf(view)} counted={counted} label={curveLabel(ended)} glance={glance} onReview={onReview} />
        <Actions desk={desk} {...actions} />
        {reviewing && <ReviewDialog match={match} seat={seat!} onClose={() => setReviewing(false)} />}
      </section>
    </div>
  );
}
