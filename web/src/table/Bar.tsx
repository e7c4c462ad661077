// The bar: title, round, phases as a path, how it ends, tools.
import type { View } from "../engine/types";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { capital, typeset } from "./words";

interface BarActions {
  onMenu?: (() => void) | undefined;
  onRules?: ((clause?: string) => void) | undefined;
}

/** The sentence of look.json: `{cure}` is the last step of that track, `{cure now}` its value. */
function endsWords(desk: Desk): string {
  const { ends } = desk.look;
  const words = typeof ends === "string" ? ends : (ends[desk.view.mode] ?? "");
  return words.replace(/\{(\w+)( now)?\}/g, (_, id: string, now: string | undefined) =>
    String(
      now
        ? (desk.view.tracks.find((t) => t.id === id)?.value ?? "")
        : (desk.things.scene.tracks.find((t) => t.id === id)?.max ?? ""),
    ),
  );
}

const SPEEDS = ["at once", "normal", "quick"];

export function TopBar({ desk, onMenu, onRules, small }: { desk: Desk; small: boolean } & BarActions) {
  const { view, match } = desk;
  const round = desk.look.rounds.find((r) => view.round.startsWith(r.word));
  return (
    <header class="bar">
      {small && onMenu && (
        <button class="tool bare" onClick={onMenu} aria-label="Menu">
          <Icon name="menu" size={20} />
        </button>
      )}
      <h1 class="title">{typeset(match.game.title)}</h1>
      {view.round && (
        <span class={`chip round ${round?.time ?? ""}`}>
          {round && <Icon name={round.icon} size={15} />} {view.round}
        </span>
      )}
      <p class="round-small">
        <b>
          {view.round}, {view.phase}
        </b>
        <span>{smallWords(view)}</span>
      </p>
      <ol class="phases" aria-label="Phases">
        {view.phases.map((p) => (
          <li class={p === view.phase ? "on" : ""} aria-current={p === view.phase ? "step" : undefined}>
            {p}
          </li>
        ))}
      </ol>
      <p class="ends">{endsWords(desk)}</p>
      <div class="tools">
        {(match.sitters.length < view.seats.length || match.sitters.some((s) => s.kind === "bot")) &&
          !desk.readOnly && (
            <button
              class="tool speed"
              onClick={() => {
                match.speed = ((match.speed + 1) % 3) as 0 | 1 | 2;
              }}
              aria-label={`Speed of the others: ${SPEEDS[match.speed]}`}
              title={`Speed of the others: ${SPEEDS[match.speed]}`}
            >
              <Icon name="dash" size={17} /> <span>{capital(SPEEDS[match.speed]!)}</span>
            </button>
          )}
        {onRules && (
          <button class="tool" onClick={() => onRules()} aria-label="Rules">
            <Icon name="book" size={17} /> <span>Rules</span>
          </button>
        )}
        {!desk.readOnly && (
          <button
            class="tool"
            onClick={() => desk.undo()}
            disabled={view.undo !== null}
            title={view.undo ?? "Take back your last decision (u)"}
            aria-label={view.undo ? `Undo. ${view.undo}` : "Undo"}
          >
            <Icon name="undo" size={16} /> <span>Undo</span>
          </button>
        )}
        {!small && onMenu && (
          <button class="tool" onClick={onMenu} aria-label="Menu">
            <Icon name="menu" size={17} />
          </button>
        )}
      </div>
    </header>
  );
}

/** On a phone, below the round: which of many phases it is, else the figures of the question. */
function smallWords(view: View): string {
  const at = view.phases.indexOf(view.phase),
    next = view.phases[at + 1];
  if (at >= 0 && view.phases.length > 3)
    return `phase ${at + 1} of ${view.phases.length}${next ? `, then ${next}` : ""}`;
  return view.asks?.detail.split(". ")[0] ?? "";
}
