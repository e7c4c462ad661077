// The layer over the table on which moments are drawn. It takes no pointer and no focus; what it
// shows is also in the log, or, for the little that is not, in a line for screen readers.
import type { ComponentChildren, FunctionComponent, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { Desk } from "../desk";
import { KINDS, paceOf } from "./kinds";
import { OldLight } from "./Land";
import { Places } from "./places";
import type { Kind } from "./read";
import type { ShowProps } from "./show";
import { Stage } from "./stage";

const ENDS_KEYS = ["Enter", " "];

/** The stage of a table: it watches every view that is drawn, and shows nothing while `quiet`. */
export function useStage(desk: Desk, root: RefObject<HTMLElement | null>, quiet: boolean): Stage {
  const current = useRef(desk);
  const stage = useMemo(() => new Stage(() => current.current), []);
  const { view } = desk;
  const before = current.current;
  // A replay has another match for each move: only the very next one is seen to happen. Between
  // the game and a look back nothing is.
  const jumps = desk.match !== before.match && (desk.readOnly !== before.readOnly || !stage.follows(view));
  current.current = desk;
  if (!quiet && !jumps) stage.before(view, root.current);
  useLayoutEffect(() => {
    if (quiet || jumps) stage.forget(view);
    else stage.after(view, root.current);
  }, [view]);
  useEffect(() => {
    desk.match.lingers = () => stage.left();
    return () => {
      desk.match.lingers = () => 0;
    };
  }, [desk.match]);
  useEffect(() => {
    // In the capturing phase: whatever the press is for comes after.
    const press = () => stage.end();
    const key = (e: KeyboardEvent) => ENDS_KEYS.includes(e.key) && stage.end();
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", key, true);
      stage.clear();
    };
  }, [stage]);
  return stage;
}

export function Moments({ desk, stage, root }: { desk: Desk; stage: Stage; root: RefObject<HTMLElement | null> }) {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => stage.subscribe(() => draw(undefined as never)), [stage]);
  const { showing } = stage,
    table = root.current;
  const moment = showing?.moment;
  const Show = moment && (KINDS[moment.kind].show as FunctionComponent<ShowProps<Kind>>);
  return (
    <>
      <p class="sr" role="status">
        {moment?.line}
      </p>
      <div class="moments" aria-hidden="true" data-moment={moment?.kind}>
        {stage.lightWaits && stage.plateBefore && table && <OldLight places={new Places(desk, table)} plateBefore={stage.plateBefore} />}
        {Show && moment && table && (
          <Show
            key={keyOf(moment)}
            m={moment}
            desk={desk}
            places={new Places(desk, table)}
            rate={showing.rate * paceOf(moment)}
            still={stage.still()}
            plateBefore={stage.plateBefore}
          />
        )}
      </div>
    </>
  );
}

/** What comes when the end has been seen. */
export function AfterEnd({ stage, children }: { stage: Stage; children: ComponentChildren }) {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => stage.subscribe(() => draw(undefined as never)), [stage]);
  return <>{stage.ending ? null : children}</>;
}

const keys = new WeakMap<object, number>();
let made = 0;

/** Every moment is drawn afresh, even one that is like the one before. */
function keyOf(moment: object): number {
  const known = keys.get(moment) ?? ++made;
  keys.set(moment, known);
  return known;
}
