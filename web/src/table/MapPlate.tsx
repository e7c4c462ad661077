// One map as a plate: ground, roads, spaces, pieces and chalk. Spaces are buttons whose label
// says everything about them; wheel and pinch zoom, a double click resets. What a move does not
// change is not drawn again.
import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Ref, SceneSpace, ViewPiece } from "../engine/types";
import { mapLook, pieceLook, type Time } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { keeper, useKept } from "./longMemo";
import type { Ring } from "./map/Chalk";
import { layOut, type Country } from "./map/fit";
import { neighbour, shared, wayAlong, type Frame } from "./map/geometry";
import { groundOf } from "./map/grounds";
import type { Label } from "./map/names";
import { freeCorner, lensAt, partAround } from "./map/visiblePart";
import { Pawn } from "./map/Pawn";
import { isPawn, RoadPieces } from "./map/Pieces";
import { PlaceName, Ribbon, towns } from "./map/Places";
import { usePlate, type Measured } from "./map/plate";
import { pillsOf, placeNames, placePrices, Prices, roadsOf, Way, type Road } from "./map/Roads";
import { Compass } from "./map/Sands";
import { piecesBySpace, piecesOf, SpaceNode, spaceWords, type SpaceActs } from "./map/SpaceNode";
import { bodyOf, standing } from "./map/standing";
import { around } from "./map/texture";
import { useGaze, useZoom, type Gaze } from "./map/zoom";
import { useWatched } from "./redraw";
import { capital } from "./Figures";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space pointed at, else the one that the marked option is about. */
function spaceInMind(desk: Desk, spots: Map<Ref, SceneSpace>): Ref | null {
  const pointed = desk.about();
  if (pointed && spots.has(pointed)) return pointed;
  const row = desk.readOnly ? undefined : desk.rows()[desk.cursor];
  return (row?.kind === "option" && row.option.targets.find((t) => spots.has(t))) || null;
}

interface PlateProps {
  desk: Desk;
  map: string;
  /** Only to be looked at: the whole board, however small. */
  picture?: boolean;
}

/** The map's own part of the Scene, which no move changes. */
function boardOf({ look, things: { scene } }: Desk, map: string) {
  const drawn = mapLook(look, map),
    spaces = scene.spaces.filter((s) => s.map === map);
  return {
    look: drawn,
    spaces,
    roads: scene.roads,
    names: spaces.map((s) => s.label),
    kind: groundOf(drawn).letters,
    label: scene.maps.find((m) => m.id === map)?.label ?? "",
  };
}

type Board = ReturnType<typeof boardOf>;

// Laying out a map is expensive, and all tables of a game have the same: whatever does not depend on a
// position is known from table to table.
const boards = keeper<Board>(),
  countries = keeper<Country>(),
  roadsLaid = keeper<Road[]>(),
  namesPlaced = keeper<Label[]>(),
  pillsPlaced = keeper<ReturnType<typeof pillsOf>>();

function useBoard({ desk, map }: PlateProps): Board {
  return useMemo(() => {
    const board = boardOf(desk, map);
    return boards(() => board, [JSON.stringify(board)]);
  }, [desk.look, desk.things.scene, map]);
}

/** What the question and the pieces on this map come to. */
function usePosition({ desk }: PlateProps, board: Board) {
  const { view, look } = desk,
    { scene } = desk.things;
  const legal = desk.glowing();
  const legalHere = board.spaces.filter((s) => legal.has(s.ref)).map((s) => s.ref);
  const pieces = view.pieces.map((piece) => ({ piece, own: pieceLook(look, scene, piece.kind) }));
  const pawns = pieces.filter(({ piece, own }) => piece.space && isPawn(own)).map(({ piece }) => piece);
  const coming = pieces.flatMap(({ piece, own }) => (own.shape === "ring" && piece.space ? [piece.space] : []));
  const start = (pawns.find((p) => p.owner === view.viewer) ?? pawns[0])?.space ?? "";
  return { legal, start, legalHere, matters: [...new Set([...legalHere, ...coming])] };
}

type Position = ReturnType<typeof usePosition>;

/** The map laid out for its plate, and the part of it that is shown by default. */
function useCountry(board: Board, plate: Measured, gaze: Gaze, { start, legalHere, matters }: Position) {
  const country = countries(
    () => layOut({ ...board, plate, letters: plate.letters, all: gaze.all }),
    [board, plate, gaze.all],
  );
  const fitted = useMemo((): Frame => {
    if (!country.tight || gaze.all) return country.whole;
    const at = (refs: Ref[]) => refs.flatMap((ref) => country.spots.get(ref) ?? []);
    return partAround({ first: country.spots.get(start), others: at(matters), asked: at(legalHere) }, country, plate);
  }, [country, start, matters.join()]);
  return { country, fitted };
}

const BEYOND = 70; // px around the whole that are drawn like the rest of the land

/** The part of the land that does not change from move to move, drawn once. */
function useLand(id: string, country: Country, board: Board, plate: Measured, time: Time) {
  const roads = roadsLaid(() => roadsOf(board.roads, country), [country]);
  const names = namesPlaced(() => placeNames(roads, country, plate.letters), [country]);
  const pills = pillsPlaced(() => pillsOf(roads, country, names), [country]);
  const ground = useKept(() => {
    const { Ground, Roads } = groundOf(country.look);
    // The colour extends further than any plate; what is drawn on it, a little past the edge.
    const land = around(country.whole, BEYOND, BEYOND),
      far = around(country.whole, 2 * country.whole.w, 2 * country.whole.h);
    return (
      <>
        <Ground {...{ id, country, time, roads, land, far }} />
        {Roads && <Roads {...{ roads, country, time }} />}
      </>
    );
  }, [country, time, id]);
  return { roads, names, pills, ground };
}

/** Everybody upright, and the prices beside them. */
function useCrowd(desk: Desk, country: Country, land: ReturnType<typeof useLand>, time: Time) {
  const { pieces } = desk.view;
  const upright = useMemo(() => standing(pieces, country, desk.things.scene, desk.look), [pieces, country]);
  const crowd = upright.map(({ piece, at }) => `${piece.kind}@${at.ref}`).join();
  const prices = useMemo(
    () => (
      <Prices
        roads={placePrices(land.pills, upright.map(bodyOf))}
        c={country.look[time]}
        by={country.sizes.things}
      />
    ),
    [country, time, crowd],
  );
  return { upright, prices };
}

const inside = (box: Frame, frame: Frame) =>
  box.x >= frame.x && box.y >= frame.y && box.x + box.w <= frame.x + frame.w && box.y + box.h <= frame.y + frame.h;

interface NamesProps {
  names: Label[];
  country: Country;
  frame: Frame;
  /** The magnifier, where there is one. */
  lens: Frame | null;
  kind: string;
}

/** Names that fit wholly into this frame and are not covered; the others are left out. */
function Names({ names, country, frame, lens, kind }: NamesProps) {
  const { things, name } = country.sizes;
  const shown = names.filter((label) => inside(label.box, frame) && !(lens && shared(label.box, lens) > 0));
  const seen = shown.map((label) => label.space.ref).join();
  return useMemo(
    () => (
      <g aria-hidden="true">
        {towns(country.spaces, country.look).map((s) => (
          <Ribbon key={s.ref} space={s} by={things} />
        ))}
        {shown.map((label) => (
          <PlaceName key={label.space.ref} label={label} size={name} kind={kind} />
        ))}
      </g>
    ),
    [names, seen],
  );
}

interface SpacesProps {
  desk: Desk;
  country: Country;
  time: Time;
  legal: Set<Ref>;
  acts: SpaceActs;
}

/** All spaces, the lower ones in front. Pointing redraws only the two it concerns. */
function Spaces({ desk, country, time, legal, acts }: SpacesProps) {
  const { view } = desk,
    { spaces } = country;
  const about = useWatched(desk, () => spaceInMind(desk, country.spots));
  useWatched(desk, () => `${desk.shaken} ${desk.focus}`);
  const on = useRef(new Map<Ref, ViewPiece[]>());
  on.current = useMemo(() => piecesBySpace(view.pieces, on.current), [view.pieces]);
  const stories = useMemo(() => new Map(spaces.map((s) => [s.ref, spaceWords(desk, view, s)])), [view, spaces]);
  const order = useMemo(() => [...spaces].sort((a, b) => a.y - b.y), [spaces]);
  const thin = spaces.filter((s) => legal.has(s.ref)).length * 2 > spaces.length;
  const ring = (ref: Ref): Ring => {
    const chalk = desk.chalkOf(ref);
    if (chalk === "instead") return about === ref ? "instead-focus" : "instead";
    if (about === ref) return chalk === "now" ? "focus" : "pointed";
    return chalk === "none" ? "none" : thin ? "thin" : "legal";
  };
  const first = order.find((s) => legal.has(s.ref))?.ref ?? order[0]?.ref;
  return (
    <>
      {order.map((space) => (
        <SpaceNode
          key={space.ref}
          {...{ desk, space, country, time, acts }}
          ring={ring(space.ref)}
          pieces={piecesOf(on.current, space.ref)}
          words={stories.get(space.ref) ?? ""}
          can={desk.chalkOf(space.ref) === "now"}
          shaken={desk.shaken === space.ref}
          pressed={desk.focus === space.ref}
          stop={legal.has(space.ref) || space.ref === first}
        />
      ))}
    </>
  );
}

/** What touching a space does. Always the same object, so that spaces need not be drawn
 * again; arrow keys go from a space to its neighbour. */
function useActs(desk: Desk, country: Country, zoom: ReturnType<typeof useZoom>, svg: RefObject<SVGSVGElement | null>) {
  const now = useRef({ desk, country, zoom });
  now.current = { desk, country, zoom };
  return useMemo((): SpaceActs => {
    const at = () => now.current;
    return {
      click: (space) => !at().zoom.dragged() && at().desk.point(space.ref),
      reveal: (space) => at().zoom.reveal(space),
      key: (e, space) => {
        const step = STEPS[e.key];
        if (step) {
          const next = neighbour(at().country.spaces, space, step[0], step[1]);
          if (next) svg.current?.querySelector<SVGElement>(`[data-ref="${next.ref}"]`)?.focus();
        } else if (e.key === " ") at().desk.point(space.ref);
        else return;
        e.preventDefault();
        e.stopPropagation();
      },
    };
  }, []);
}

interface WayProps {
  desk: Desk;
  country: Country;
  roads: Road[];
  legal: Set<Ref>;
  start: Ref;
}

/** The way to the place pointed at, if the viewer may go there. */
function WayInMind({ desk, country, roads, legal, start }: WayProps) {
  const about = useWatched(desk, () => spaceInMind(desk, country.spots));
  const way = useMemo(
    () => (about && start && legal.has(about) ? wayAlong(desk.things.scene.roads, start, about) : []),
    [about, start, desk.view],
  );
  return <Way roads={roads} spaces={way} by={country.sizes.things} />;
}

interface DrawnProps extends PlateProps {
  board: Board;
  plate: Measured;
  time: Time;
}

/** Where the magnifier lies: by what is shown by default, so that it rests while one drags. */
function useCorner(country: Country, fitted: Frame, plate: Measured, names: Label[], { start, matters }: Position) {
  return useMemo(() => {
    const places = [start, ...matters].flatMap((ref) => country.spots.get(ref) ?? []);
    return freeCorner(fitted, plate, places, names.map((label) => label.box), country);
  }, [fitted, plate, names]);
}

/** The sides on which there is more than is visible. */
function more({ whole }: Country, frame: Frame): string {
  const sides = {
    left: frame.x > whole.x + 1,
    right: frame.x + frame.w < whole.x + whole.w - 1,
    up: frame.y > whole.y + 1,
    down: frame.y + frame.h < whole.y + whole.h - 1,
  };
  return Object.entries(sides)
    .flatMap(([side, is]) => (is ? [side] : []))
    .join(" ");
}

/** The map itself, on a plate whose pixels are known. */
function Drawn({ desk, map, picture = false, board, plate, time }: DrawnProps) {
  const { view, look, things } = desk;
  const svg = useRef<SVGSVGElement>(null);
  const position = usePosition({ desk, map }, board);
  const { legal, start, matters } = position;
  const empty = matters.length === 0 && !board.spaces.some((s) => s.ref === start);
  const { gaze, redraw } = useGaze(desk, map, `${start} ${matters.join()}`, empty);
  const { country, fitted } = useCountry(board, plate, gaze, position);
  const zoom = useZoom({ country, plate, fitted, gaze, redraw });
  const land = useLand(map, country, board, plate, time);
  const { upright, prices } = useCrowd(desk, country, land, time);
  const acts = useActs(desk, country, zoom, svg);
  const corner = useCorner(country, fitted, plate, land.names, position),
    hasLens = country.tight && !picture && !(empty && gaze.all);
  const own = country.look,
    { frame } = zoom,
    box = `${frame.x} ${frame.y} ${frame.w} ${frame.h}`;
  const canGo = country.spaces.some((s) => legal.has(s.ref));
  return (
    <>
      {/* The land is a drawing of its own, so that pointing at things repaints only things. */}
      <svg class="map land" viewBox={box} aria-hidden="true">
        {land.ground}
      </svg>
      <svg
        ref={svg}
        class="map things"
        viewBox={box}
        role="group"
        aria-label={board.label}
        data-spread={`${country.spread.x.toFixed(4)} ${country.spread.y.toFixed(4)}`}
        style={{ "--halo": own[time].halo, "--name": own[time].name } as Record<string, string>}
        {...zoom.handlers}
      >
        <g aria-hidden="true">
          <WayInMind {...{ desk, country, legal, start }} roads={land.roads} />
          {prices}
        </g>
        <RoadPieces
          {...{ pieces: view.pieces, roads: land.roads, look, scene: things.scene, time, by: country.sizes.things }}
        />
        <Spaces {...{ desk, country, time, legal, acts }} />
        {!picture && <Names names={land.names} lens={hasLens ? lensAt(corner, frame, plate) : null} {...{ country, frame }} kind={board.kind} />}
        {!picture && <Compass country={country} names={land.names} time={time} />}
        <g aria-hidden="true" class="pawns">
          {upright.map(({ piece, stand }) => (
            <Pawn
              key={`${piece.kind} ${piece.owner}`}
              {...{ desk, piece, stand, spots: country.spots }}
              canMove={canGo && piece.owner === view.viewer}
            />
          ))}
        </g>
      </svg>
      <i class="more" data-more={more(country, frame)} aria-hidden="true" />
      {hasLens && (
        <button
          class="map-all"
          data-corner={corner}
          aria-label={gaze.all ? "Show what matters now" : "Show the whole map"}
          onClick={zoom.showAll}
        >
          <Icon name={gaze.all ? "cross" : "search"} size={20} />
        </button>
      )}
    </>
  );
}

export function MapPlate({ desk, map, picture = false }: PlateProps) {
  const div = useRef<HTMLDivElement>(null);
  const board = useBoard({ desk, map });
  const plate = usePlate(div, { names: board.names, kind: board.kind, picture });
  const clock = desk.view.time ?? null;
  const time: Time = clock ?? (desk.theme === "dark" ? "night" : "day");
  const own = board.look;
  return (
    <div
      ref={div}
      class={`plate ${time}${own.bright ? " bright" : ""}`}
      style={{ "--shade": String(own[time].vignette) }}
    >
      {plate && <Drawn {...{ desk, map, picture, board, plate, time }} />}
      <i class="plate-foot" aria-hidden="true" />
      <p class="sr">{`${capital(board.label)}${clock ? ` by ${clock}` : ""}. Arrow keys move from place to place.`}</p>
    </div>
  );
}
