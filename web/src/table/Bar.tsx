// The bar: title, round, phases as a path, how it ends, tools.
import { useRef } from "preact/hooks";
import type { View } from "../engine/types";
import type { Desk } from "./desk";
import { hasChips, type Form } from "./form";
import { Icon } from "./Icon";
import { endsOf } from "./ends";
import { Races, racesOf } from "./Races";
import { Rivals } from "./Rivals";
import { lines, said } from "./markedWords";
import { Strip } from "./Strip";
import { useTight } from "./fitInPlace";
import { trackData, tracksOf, Value } from "./Tracks";
import { Countdown } from "./Countdown";
import { capital, typeset } from "./Figures";

interface BarActions {
  onMenu?: (() => void) | undefined;
  onRules?: ((clause?: string) => void) | undefined;
}

/** What approaches and ends the match: "2 from San Andreas", highlighted when urgent. At 0 it has
 * ended, and the result says why. */
function Alarms({ desk }: { desk: Desk }) {
  return (
    <>
      {tracksOf(desk, "table")
        .filter((s) => s.look.as === "alarm" && s.value > 0)
        .map((s) => {
          const presses = s.value <= (s.look.pressing ?? 0);
          return (
            <span
              key={s.track.id}
              class={`chip alarm${presses ? " pressing" : ""}`}
              {...trackData(s)}
              role="group"
              aria-label={`${s.track.label}: ${s.value}`}
              title={s.track.label}
            >
              {s.look.icon && <Icon name={s.look.icon} size={15} colour={presses ? "currentColor" : s.colour} />}
              <b><Value s={s} /></b> <span class="alarm-words">{s.look.words}</span>
            </span>
          );
        })}
    </>
  );
}

const SPEEDS = ["instant", "calm", "quick"]; // as the settings have them

/** How fast the others move, if any of them is a bot or an automa. */
function SpeedTool({ desk }: { desk: Desk }) {
  const { view, match } = desk;
  const others = match.sitters.length < view.seats.length || match.sitters.some((s) => s.kind === "bot");
  if (!others || desk.readOnly) return null;
  const words = `Speed of the others: ${SPEEDS[match.speed]}`;
  const faster = () => {
    match.speed = ((match.speed + 1) % 3) as 0 | 1 | 2;
  };
  return (
    <button class="tool speed" onClick={faster} aria-label={words} title={words}>
      <Icon name="dash" size={17} /> <span>{capital(SPEEDS[match.speed]!)}</span>
    </button>
  );
}

function UndoTool({ desk }: { desk: Desk }) {
  const stopped = desk.view.undo;
  if (desk.readOnly) return null;
  return (
    <button
      class="tool undo"
      onClick={() => desk.undo()}
      disabled={stopped !== null}
      title={stopped ?? "Take back your last decision (u)"}
      aria-label={stopped ? `Undo. ${stopped}` : "Undo"}
    >
      <Icon name="undo" size={16} /> <span>Undo</span>
    </button>
  );
}

/** Round and phase: a chip and a path, and both in two lines for a phone. */
function Where({ desk }: { desk: Desk }) {
  const { view } = desk;
  const icon = view.time && desk.look.times[view.time];
  return (
    <>
      {view.round && (
        <span class={`chip round ${view.time ?? ""}`}>
          {icon && <Icon name={icon} size={15} />} {view.round}
        </span>
      )}
      <p class="round-small">
        <b>
          {[view.round, view.phase].filter(Boolean).join(", ")}
        </b>
        <span>{smallWords(view)}</span>
      </p>
      <p class="phase-now" aria-hidden="true">
        <b>{phaseNow(view)}</b>
      </p>
      <ol class="phases" aria-label="Phases">
        {view.phases.map((p) => (
          <li class={p === view.phase ? "on" : ""} aria-current={p === view.phase ? "step" : undefined}>
            {p}
          </li>
        ))}
      </ol>
    </>
  );
}

interface BarProps extends BarActions {
  desk: Desk;
  form: Form;
  page: string;
  onPage: (page: string) => void;
}

/** A bar that is too narrow leaves out first how the match ends, then figures of the rivals
 * from the right, then all phases but the current one, then the title. */
export function TopBar({ desk, form, page, onPage, onMenu, onRules }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useTight(bar, `${desk.view.moves} ${form}`, { row: true });
  return (
    <header class="bar" ref={bar}>
      {onMenu && (
        <button class="tool menu" onClick={onMenu} aria-label="Menu">
          <Icon name="menu" size={18} />
        </button>
      )}
      <p class="title" aria-hidden="true">
        {typeset(desk.match.game.title)}
      </p>
      <Where desk={desk} />
      <Alarms desk={desk} />
      {!desk.readOnly && <Countdown match={desk.match} />}
      {form === "wall" && racesOf(desk).length > 0 ? (
        <Races desk={desk} />
      ) : (
        <p class="ends">
          <span>{endsOf(desk.look, desk.view, desk.things.scene).join("; ")}</span>
        </p>
      )}
      {hasChips(form) ? <Rivals {...{ desk, page, onPage }} /> : null}
      {form === "turned" ? (
        <button class="scores" onClick={() => onPage("seats")} aria-label="Who sits at the table">
          <Strip desk={desk} maps={false} />
        </button>
      ) : null}
      <div class="tools">
        <SpeedTool desk={desk} />
        {onRules && (
          <button class="tool rules" onClick={() => onRules()} aria-label="Rules">
            <Icon name="book" size={17} /> <span>Rules</span>
          </button>
        )}
        <UndoTool desk={desk} />
      </div>
    </header>
  );
}

/** "Action, 3 of 4", if there is no room for all phases. */
function phaseNow(view: View): string {
  const at = view.phases.indexOf(view.phase);
  return at < 0 ? view.phase : `${view.phase}, ${at + 1} of ${view.phases.length}`;
}

/** On a phone, below the round: which of many phases it is, else the figures of the question. */
function smallWords(view: View): string {
  const at = view.phases.indexOf(view.phase),
    next = view.phases[at + 1];
  if (at >= 0 && view.phases.length > 3)
    return `phase ${at + 1} of ${view.phases.length}${next ? `, then ${next}` : ""}`;
  return view.asks ? (lines(said(view.asks.detail, view.asks.detail_marks))[0]?.words ?? "") : "";
}
