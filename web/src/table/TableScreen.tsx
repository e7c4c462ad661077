// The whole table: bar, seats, map, hand, log and slip in their four fixed places. The
// windows' sizes are the style sheet's; here only what a narrow one leaves out.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { LogEvent } from "../engine/types";
import { Engine } from "../engine/wasm";
import { paletteStyle, pieceLook, timeOf, type Look, type Theme } from "../look";
import type { Match } from "../match/match";
import { TopBar } from "./Bar";
import { CardFace } from "./Card";
import { Desk } from "./desk";
import { Dialog } from "./Dialog";
import { Hand, Shelf } from "./Hand";
import { handleKey, KEYS } from "./keys";
import { Live } from "./Live";
import { Icon } from "./Icon";
import { LastLine, LogLines } from "./Log";
import { SpaceBadge } from "./map/Places";
import { MapPlate } from "./MapPlate";
import { useMotion } from "./motion";
import { PastBar, usePast } from "./Past";
import { OpenedCards } from "./Opened";
import { PhoneTable } from "./Phone";
import { Posters } from "./Posters";
import { usePointing } from "./pointing";
import { ResultSlip } from "./Result";
import { RuleDialog } from "./RuleDialog";
import { bookOf, NO_BOOK, type Book } from "./rules";
import { OwnGoods, Seats } from "./Seats";
import { Since } from "./Since";
import { Slip, WhyNot } from "./Slip";
import { Token } from "./Token";
import { useWatched } from "./watch";
import { Zoom } from "./Zoom";

export interface TableProps {
  match: Match;
  look: Look;
  theme: Theme;
  /** A replay: nothing can be played, the slip tells what happened. */
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
}

export type Size = "large" | "middle" | "phone" | "low";

function sizeNow(): Size {
  if (innerHeight < 520 && innerWidth > innerHeight) return "low";
  return innerWidth < 640 ? "phone" : innerWidth < 1400 || innerHeight < 860 ? "middle" : "large";
}

function useSize(): Size {
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    const look = () => setSize(sizeNow());
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  return size;
}

export function Legend({ desk }: { desk: Desk }) {
  const scene = desk.things.scene;
  const { legend, marks } = desk.look;
  if (legend.length + marks.length === 0) return null;
  return (
    <ul class="legend" aria-label="Legend">
      {legend.map(([first, ...rest]) => (
        <li>
          <Token look={pieceLook(desk.look, scene, first!)} size={17} />
          {scene.pieces.find((p) => p.kind === first)?.label ?? first}
          {rest.map((kind) => (
            <Token look={pieceLook(desk.look, scene, kind)} size={20} />
          ))}
        </li>
      ))}
      {marks.map((mark) => (
        <li>
          {mark.space && <SpaceBadge look={desk.look} kind={mark.space} />}
          {mark.icon && (
            <Icon
              name={mark.icon}
              size={15}
              colour={(desk.theme === "dark" && mark.onDark) || mark.colour || "var(--mute)"}
            />
          )}
          {mark.label}
        </li>
      ))}
    </ul>
  );
}

function Keys({ desk }: { desk: Desk }) {
  return (
    <Dialog label="Keys" onClose={() => desk.open("none")}>
      <section class="slip">
        <div class="q">
          <h2>Keys</h2>
        </div>
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
        <div class="do">
          <button class="btn primary" onClick={() => desk.open("none")}>
            Close
          </button>
        </div>
      </section>
    </Dialog>
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

function LogPanel({ desk }: { desk: Desk }) {
  return (
    <section class="panel log-panel">
      <LogLines desk={desk} />
    </section>
  );
}

/** The table, or a move of the past where a line of the log was clicked. */
export function TableScreen(props: TableProps) {
  const { match } = props;
  const [move, setMove] = useState<number | null>(null);
  const [complaint, setComplaint] = useState<{ words: string } | null>(null);
  const past = usePast(match, move, (words) => {
    setMove(null);
    setComplaint({ words });
  });
  if (props.onMove) return <Table {...props} />;
  if (move === null || !past) return <Table {...props} onMove={setMove} complaint={complaint} />;
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

/** The desk of this table, kept up to date with what the page hands it. */
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
  map: string | undefined;
  below: ComponentChildren;
  large: boolean;
}

/** The four places of a window that has room for all of them. */
function FourPlaces({ desk, map, below, large }: PlacesProps) {
  const watched = desk.view.viewer === "watcher"; // no hand: the log has its place
  return (
    <>
      <div class="right">
        <Slip desk={desk} />
        {below}
        {large && <LogPanel desk={desk} />}
      </div>
      <Seats desk={desk} goods={large} />
      <div class="center">
        <Posters desk={desk} />
        <Shelf desk={desk} />
        {map && <MapPlate desk={desk} map={map} small={false} />}
        {large ? <Legend desk={desk} /> : watched ? <LogPanel desk={desk} /> : <LastLine desk={desk} />}
        <Hand desk={desk}>{!large && <OwnGoods desk={desk} />}</Hand>
      </div>
    </>
  );
}

function Table(props: TableProps) {
  const { match, look, theme } = props;
  const desk = useDesk(props);
  const root = useRef<HTMLElement>(null);
  const size = useSize(),
    small = size === "phone" || size === "low";
  const [book, setBook] = useState(NO_BOOK);
  useEffect(() => void Engine.get().then((engine) => setBook(bookOf(engine, match.game.name))), [match]);
  useKeys(desk);
  useMotion(desk, root);
  usePointing(desk, root);

  const { view } = desk;
  const time = timeOf(look, view.round);
  const map = desk.things.scene.maps[0]?.id;
  const bar = <TopBar desk={desk} onMenu={props.onMenu} onRules={props.onRules} small={small} />;
  const dark = theme === "dark" || time === "night";
  return (
    <main
      ref={root}
      class={`table ${size === "low" ? "phone low" : size} ${theme}${time ? ` at-${time}` : ""}${dark ? " dark-map" : ""}`}
      style={paletteStyle(look, theme)}
      data-moves={view.moves}
    >
      <div class="cloth" aria-hidden="true" onClick={() => desk.setFocus(null)} />
      {small ? (
        <PhoneTable desk={desk} map={map} bar={bar} below={props.below} />
      ) : (
        <>
          {bar}
          <FourPlaces desk={desk} map={map} below={props.below} large={size === "large"} />
        </>
      )}
      {size !== "large" && <Since desk={desk} />}
      <Live desk={desk} />
      {match.problem() && (
        <p class="trouble" role="alert">
          {match.problem()}
        </p>
      )}
      <ResultSlip desk={desk} onAgain={props.onAgain} onReplay={props.onReplay} onLeave={props.onLeave} />
      <Overlays desk={desk} book={book} onRules={props.onRules} />
      {props.children}
    </main>
  );
}
