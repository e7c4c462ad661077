// The whole table: bar, seats, map, hand, log and slip. Which parts there are depends on the form
// (form.ts); where they stand and how large they are is the style sheets'.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { LogEvent, View } from "../engine/types";
import { Engine } from "../engine/wasm";
import { paletteStyle, type Look, type Theme } from "../look";
import type { Match } from "../match/match";
import { Banners } from "./Banner";
import { TopBar } from "./Bar";
import { CardFace } from "./Card";
import { Desk } from "./desk";
import { Dialog } from "./Dialog";
import { classOf, hasColumn, hasPages, hasShelf, useForm, type Form } from "./form";
import { Hand, Shelf } from "./Hand";
import { handleKey, KEYS } from "./keys";
import { Legend } from "./Legend";
import { Live } from "./Live";
import { LogLines } from "./Log";
import { Maps, isPlaced } from "./Maps";
import { useMotion } from "./motion";
import { PastBar, usePast } from "./Past";
import { OpenedCards } from "./Opened";
import { openPage, Side } from "./Pages";
import { Posters } from "./Posters";
import { usePointing } from "./pointing";
import { AfterEnd, Moments, useStage } from "./moments/Moments";
import { ResultSlip } from "./result/Result";
import type { Glance } from "./result/Curve";
import { RuleDialog } from "./RuleDialog";
import { bookOf, NO_BOOK, type Book } from "./rules";
import { OwnBoard, Seats, SharedTracks } from "./Seats";
import { Since } from "./Since";
import { Slip, WhyNot } from "./Slip";
import { hasStalls, Stalls } from "./Stall";
import { OwnLine, Strip } from "./Strip";
import { useWatched } from "./redraw";
import { Zoom } from "./Zoom";

interface TableProps {
  match: Match;
  look: Look;
  theme: Theme;
  /** A replay: nothing can be played, the slip says what happened. */
  readOnly?: boolean;
  /** Something over the whole table, such as a curtain. */
  children?: ComponentChildren;
  /** Below the slip's place, such as a replay's scrubber. */
  below?: ComponentChildren;
  onMenu?: () => void;
  onRules?: (clause?: string) => void;
  onAgain?: () => void;
  onReplay?: () => void;
  onLeave?: () => void;
  /** Goes to a move when a line of the log is clicked; without it the table looks back itself. */
  onMove?: (move: number) => void;
  /** While looking back: the log up to now, and the way out. */
  back?: { log: LogEvent[]; leave: () => void };
  /** Something that did not work, for the slip to say. */
  complaint?: { words: string } | null;
  /** The match that is over, while the board shows a move that its curve was touched at. */
  ended?: { match: Match; glance: Glance };
}

function Keys({ desk }: { desk: Desk }) {
  return (
    <Drawer desk={desk} title="Keys">
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </>
        ))}
      </dl>
    </Drawer>
  );
}

function Drawer({ desk, title, children }: { desk: Desk; title: string; children: ComponentChildren }) {
  return (
    <Dialog label={title} onClose={() => desk.open("none")}>
      <section class="slip drawer">
        <div class="q">
          <h2>{title}</h2>
        </div>
        {children}
        <div class="do">
          <button class="btn primary" onClick={() => desk.open("none")}>
            Close
          </button>
        </div>
      </section>
    </Dialog>
  );
}

/** The table, or a move of the past where a line of the log was clicked. */
export function TableScreen(props: TableProps) {
  const { match } = props;
  const [move, setMove] = useState<number | null>(null);
  const [glance, setGlance] = useState<number | null>(null);
  const [complaint, setComplaint] = useState<{ words: string } | null>(null);
  const past = usePast(match, glance ?? move, (words) => {
    setMove(null);
    setGlance(null);
    setComplaint({ words });
  });
  const ended = { match, glance: { move: glance, look: setGlance } };
  if (glance !== null && past) return <Table {...props} match={past} readOnly onMove={setMove} ended={ended} />;
  if (props.onMove) return <Table {...props} ended={ended} />;
  if (move === null || !past) return <Table {...props} onMove={setMove} complaint={complaint} ended={ended} />;
  const leave = () => setMove(null);
  return (
    <Table
      {...props}
      match={past}
      readOnly
      onMove={setMove}
      back={{ log: match.view().log, leave }}
      below={<PastBar move={move} moves={match.moves()} onGo={setMove} onBack={leave} />}
    />
  );
}

/** What lies over the table: panels, cards that are looked at, a rule. */
function Overlays({ desk, book, onRules }: { desk: Desk; book: Book; onRules: TableProps["onRules"] }) {
  useWatched(desk, () => desk.stamp);
  return (
    <>
      {desk.panel === "keys" && <Keys desk={desk} />}
      {desk.panel === "why" && (
        <Drawer desk={desk} title="Not now, and why">
          <WhyNot desk={desk} />
        </Drawer>
      )}
      {desk.panel === "log" && (
        <Drawer desk={desk} title="What happened">
          <LogLines desk={desk} onPaper />
        </Drawer>
      )}
      {desk.peeked && desk.things.cards.has(desk.peeked) && (
        <div class="card peek" aria-hidden="true">
          <CardFace card={desk.things.cards.get(desk.peeked)!} look={desk.look} />
        </div>
      )}
      {desk.opened && <OpenedCards desk={desk} opened={desk.opened} />}
      {desk.zoomed && <Zoom desk={desk} book={book} onRules={onRules} />}
      {desk.clause !== null && <RuleDialog desk={desk} book={book} onRules={onRules} />}
    </>
  );
}

/** The desk of this table, kept up to date with the props. */
function useDesk(props: TableProps): Desk {
  const { match, look, complaint } = props;
  const [, bump] = useReducer((n: number) => n + 1, 0);
  const desk = useMemo(
    () => new Desk(match, look, props.theme, () => bump(undefined as never), props.readOnly ?? false),
    [match, look],
  );
  desk.theme = props.theme;
  desk.onMove = props.onMove ?? null;
  desk.wholeLog = props.back?.log ?? null;
  desk.leave = props.back?.leave ?? null;
  desk.pastMove = props.readOnly ? desk.view.moves : -1;
  useEffect(() => {
    desk.refresh();
    return match.subscribe(() => desk.refresh());
  }, [desk]);
  useEffect(() => {
    if (complaint) desk.complain(complaint.words);
  }, [complaint]);
  return desk;
}

function useKeys(desk: Desk): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!e.defaultPrevented && handleKey(desk, e)) e.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [desk]);
}

interface PlacesProps {
  desk: Desk;
  form: Form;
  page: string;
}

/** The middle: the map with what lies above, below and on it. The map keeps its place in every
 * form, and with it its zoom and what has the focus. */
function Middle({ desk, form, page }: PlacesProps) {
  const covered = hasPages(form) && page !== "map";
  return (
    <div class={covered ? "center covered" : "center"}>
      {form === "phone" || form === "upright" ? <Strip desk={desk} maps={form === "upright"} /> : null}
      {hasShelf(form) ? <Banners desk={desk} /> : null}
      {hasShelf(form) ? <Posters desk={desk} /> : null}
      {hasShelf(form) ? <Stalls desk={desk} /> : null}
      <Shelf desk={desk} />
      <Maps desk={desk} />
      {form === "wall" ? <Legend desk={desk} /> : null}
      {hasPages(form) ? <OwnLine desk={desk} /> : null}
      <Hand desk={desk} board={hasColumn(form) && <OwnBoard desk={desk} />} />
    </div>
  );
}

interface RightProps extends PlacesProps {
  below: ComponentChildren;
  onPage: (page: string) => void;
}

/** The slip, and the log above it. A page that covers the map leaves the slip out, unless
 * something on it was pointed at. */
function Right({ desk, form, page, below, onPage }: RightProps) {
  const pointed = useWatched(desk, () => desk.focus !== null);
  const hidden = form === "phone" && page !== "map" && (page === "log" || !pointed);
  return (
    <div class="right">
      {hidden ? null : <Slip desk={desk} />}
      {below}
      {hasColumn(form) && <SharedTracks desk={desk} />}
      <Side {...{ desk, form, page, onPage }} />
    </div>
  );
}

/** Which page is open; a click on a line of the log goes back to the map. */
function usePage(desk: Desk, form: Form): [string, (page: string) => void] {
  const [page, setPage] = useState("map");
  useEffect(() => setPage((now) => (now === "log" ? "map" : now)), [desk.pastMove]);
  return [openPage(desk, form, page), setPage];
}

/** Seats that won: "0 2". */
function winners({ seats, result }: View): string {
  const won = seats.flatMap((s, i) => (result?.places[i] === 1 || (!result?.places[i] && s.role === result?.outcome) ? [i] : []));
  return won.join(" ");
}

function Table(props: TableProps) {
  const { match, look, theme } = props;
  const desk = useDesk(props);
  const root = useRef<HTMLElement>(null),
    letters = useRef<HTMLSpanElement>(null);
  const form = useForm(root, letters);
  const [page, onPage] = usePage(desk, form);
  const [book, setBook] = useState(NO_BOOK);
  useEffect(() => void Engine.get().then((engine) => setBook(bookOf(engine, match.game.name))), [match]);
  useKeys(desk);
  const glancing = props.ended?.glance.move != null;
  const stage = useStage(desk, root, glancing);
  useMotion(desk, root);
  usePointing(desk, root);

  const { view } = desk;
  const time = view.time ?? null;
  const dark = theme === "dark" || time === "night";
  return (
    <main
      ref={root}
      class={`table ${classOf(form)} ${theme}${time ? ` at-${time}` : ""}${dark ? " dark-map" : ""}${hasShelf(form) && hasStalls(desk) ? " with-stall" : ""}${desk.throwing ? " throwing" : ""}${isPlaced(desk) ? "" : " unplaced"}${view.over ? " over" : ""}`}
      style={paletteStyle(look, theme)}
      data-moves={view.moves}
      data-won={view.result ? winners(view) : undefined}
    >
      <div class="cloth" aria-hidden="true" onClick={() => desk.setFocus(null)} />
      <span ref={letters} class="letters" aria-hidden="true" />
      {/* Headings for those who listen, whatever the form leaves out of the bar and in whichever order its panels come. */}
      <h1 class="sr">{match.game.title}</h1>
      <h2 class="sr">The table</h2>
      <TopBar desk={desk} onMenu={props.onMenu} onRules={props.onRules} {...{ form, page, onPage }} />
      <Right {...{ desk, form, page, onPage }} below={props.below} />
      {form === "wall" ? <Seats desk={desk} /> : null}
      <Middle {...{ desk, form, page }} />
      {hasPages(form) ? <Since desk={desk} /> : null}
      <Live desk={desk} />
      {match.problem() && (
        <p class="trouble" role="alert">
          {match.problem()}
        </p>
      )}
      <Moments desk={desk} stage={stage} root={root} />
      <AfterEnd stage={stage}>
        <ResultSlip
          desk={desk}
          match={glancing ? props.ended!.match : match}
          glance={props.ended?.glance}
          onAgain={props.onAgain}
          onReplay={props.onReplay}
          onLeave={props.onLeave}
        />
      </AfterEnd>
      <Overlays desk={desk} book={book} onRules={props.onRules} />
      {props.children}
    </main>
  );
}
