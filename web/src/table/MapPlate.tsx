// One map as a plate: ground, roads, spaces, pieces and chalk. Spaces are buttons with their
// whole story as a name; wheel and pinch zoom, a double click shows all again.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Ref, SceneSpace, View } from "../engine/types";
import { mapLook, pieceLook, timeOf, type Time } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { INSTEAD } from "./marks";
import { layOut, sizesFor, type Country, type Pixels, type Sizes } from "./map/fit";
import { frameAround, neighbour, wayAlong, type Frame, type Point } from "./map/geometry";
import { Ground } from "./map/Ground";
import { Pawn } from "./map/Pawn";
import { isPawn, RoadPieces, SpacePieces } from "./map/Pieces";
import { growth, PlaceName, placeOf } from "./map/Places";
import { placePrices, Prices, Roads, roadsOf, Way, type Road } from "./map/Roads";
import { Compass } from "./map/Sands";
import { SpaceDrawing, type Ring } from "./map/Space";
import { bodyOf, standing } from "./map/standing";
import { useZoom } from "./map/zoom";
import { useWatched } from "./watch";
import { capital } from "./words";

/** A space in words: what it is, who is there, where roads lead, what may be done. */
function spaceWords(desk: Desk, view: View, space: SceneSpace): string {
  const { things } = desk;
  const here = things.piecesOn(space.ref, view);
  const roads = things.scene.roads
    .filter((r) => r.a === space.ref || r.b === space.ref)
    .map((r) => {
      const other = things.spaces.get(r.a === space.ref ? r.b : r.a);
      const by = r.kind === "road" ? "" : ` by ${r.kind}`;
      return `${other ? other.label : ""}${by}${r.cost ? ` for ${r.cost.replace(/, /g, " and ")}` : ""}`;
    });
  const can = desk.optionsOf(space.ref).map((o) => (o.price ? `${o.words}, ${o.price}` : o.words));
  const instead = desk.isElsewhere(space.ref) ? INSTEAD : "";
  return [
    things.spaceName(space),
    space.note,
    space.region,
    here.join(", "),
    roads.length ? `Roads to ${roads.join(", ")}` : "",
    can.length ? `You may ${can.join("; ")}` : instead,
  ]
    .filter(Boolean)
    .join(". ");
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const UNMEASURED: Pixels = { w: 1164, h: 590 };

/** How many pixels the map has: known before the first picture. */
function usePixels(plate: { current: SVGSVGElement | null }): Pixels {
  const [pixels, setPixels] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const now = plate.current?.getBoundingClientRect();
    if (now && now.height > 0) setPixels({ w: now.width, h: now.height });
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (!box || box.height === 0) return;
      setPixels((old) => (old.w === box.width && old.h === box.height ? old : { w: box.width, h: box.height }));
    });
    if (plate.current) watch.observe(plate.current);
    return () => watch.disconnect();
  }, []);
  return pixels;
}

/** What of the land does not change from move to move, drawn once. */
function useLand(country: Country, roads: Road[], id: string, time: Time, sizes: Sizes, measured: boolean) {
  const { look, spaces, whole } = country,
    c = look[time];
  const ground = useMemo(
    () => measured && <Ground id={id} map={whole} look={look} time={time} spaces={spaces} roads={roads} />,
    [country, time, id, measured],
  );
  const drawnRoads = useMemo(() => <Roads roads={roads} look={look} c={c} />, [roads, c]);
  const names = useMemo(
    () =>
      spaces.map((s) => {
        const own = look.spaces[s.kind];
        return own && placeOf(own) && <PlaceName key={s.ref} space={s} own={own} sizes={sizes} />;
      }),
    [country, sizes],
  );
  return { ground, drawnRoads, names };
}

interface SpaceProps {
  desk: Desk;
  space: SceneSpace;
  country: Country;
  sizes: Sizes;
  time: Time;
  ring: Ring;
  /** Tab stops here. */
  stop: boolean;
  can: boolean;
  onClick: () => void;
  onKey: (e: KeyboardEvent) => void;
}

/** One space with what lies on it: a button with its whole story as a name. */
function SpaceNode({ desk, space, country, sizes, time, ring, stop, can, onClick, onKey }: SpaceProps) {
  const { look, view, things } = desk;
  const own = country.look.spaces[space.kind],
    place = placeOf(own);
  const by = place ? growth(own, sizes) : 1,
    reach = place?.reach ?? [24, 24];
  return (
    <g
      transform={`translate(${space.x} ${space.y})`}
      class={`space${can ? " can" : ""}${desk.shaken === space.ref ? " shaken" : ""}`}
    >
      <g class="drawing" aria-hidden="true">
        <g transform={by === 1 ? undefined : `scale(${by.toFixed(3)})`}>
          <SpaceDrawing space={space} look={look} map={country.look} c={country.look[time]} ring={ring} />
          <SpacePieces
            pieces={view.pieces.filter((p) => p.space === space.ref)}
            look={look}
            scene={things.scene}
            reach={reach}
            side={space.x < country.whole.x + country.whole.w / 2 ? -1 : 1}
          />
        </g>
      </g>
      <ellipse
        class="hit"
        rx={Math.max(sizes.hit, reach[0] + 6)}
        ry={Math.max(sizes.hit, reach[1] + 6)}
        data-ref={space.ref}
        role="button"
        tabIndex={stop ? 0 : -1}
        aria-label={spaceWords(desk, view, space)}
        aria-pressed={desk.focus === space.ref}
        onClick={onClick}
        onKeyDown={onKey}
      />
    </g>
  );
}

const NEAR = 280; // of the own pawn, where more is legal than fits
const LEAST = 470; // units across on a phone

/** On a phone only the part that matters now: the pawn and the legal spaces near it. */
function matters(country: Country, at: SceneSpace | undefined, legal: SceneSpace[], pixels: Pixels): Frame {
  const many = legal.length * 2 > country.spaces.length;
  const near = (s: SceneSpace) => !at || Math.hypot(s.x - at.x, s.y - at.y) < NEAR;
  const points: Point[] = [...(at ? [at] : []), ...legal.filter((s) => !many || near(s))];
  return frameAround(points, country.whole, pixels.w / pixels.h, LEAST);
}

/** The space that is pointed at, else the one that the marked option is about. */
function spaceInMind(desk: Desk, spots: Map<Ref, SceneSpace>): Ref | null {
  const pointed = desk.about();
  if (pointed && spots.has(pointed)) return pointed;
  const row = desk.readOnly ? undefined : desk.rows()[desk.cursor];
  return (row?.kind === "option" && row.option.targets.find((t) => spots.has(t))) || null;
}

interface PlateProps {
  desk: Desk;
  map: string;
  small: boolean;
}

/** All that is reckoned before the map is drawn; what moves do not change is kept. */
function usePlan({ desk, map, small }: PlateProps, plate: { current: SVGSVGElement | null }) {
  const { view, look, things } = desk;
  const scene = things.scene;
  const pixels = usePixels(plate);
  const size = scene.maps.find((m) => m.id === map) ?? { width: 1000, height: 600, label: "" };
  const drawn = useMemo(() => mapLook(look, map), [look, map]);
  const shape = small || !drawn.day.sand ? null : pixels;
  const country = useMemo(
    () => layOut(drawn, scene.spaces.filter((s) => s.map === map), size, shape),
    [drawn, scene, map, shape],
  );
  const { spaces, spots, whole, look: own } = country;
  const clock = timeOf(look, view.round);
  const time: Time = clock ?? (desk.theme === "dark" ? "night" : "day");

  const legal = desk.glowing();
  const legalHere = spaces.filter((s) => legal.has(s.ref));
  const pawns = view.pieces.filter((p) => p.space && isPawn(pieceLook(look, scene, p.kind)));
  const start = pawns.find((p) => p.owner === view.viewer) ?? pawns[0];
  const about = useWatched(desk, () => spaceInMind(desk, spots));
  useWatched(desk, () => `${desk.shaken} ${desk.focus}`);

  const fitted = useMemo(
    () => (small ? matters(country, spots.get(start?.space ?? ""), legalHere, pixels) : whole),
    [small, country, pixels, start?.space, view.moves],
  );
  // The whole map lies at the top of a phone's plate, clear of the button.
  const all = useMemo(
    () => (small ? { ...whole, h: Math.max(whole.h, (whole.w * pixels.h) / pixels.w) } : whole),
    [small, whole, pixels],
  );
  const zoom = useZoom(plate, fitted, all);
  // Small windows have larger names, and prices move out of their way.
  const units = sizesFor(fitted, pixels);
  const sizes = useMemo(() => units, [units.name, units.hit]);
  const roads = useMemo(() => roadsOf(scene.roads, country), [scene, country]);
  const land = useLand(country, roads, map, time, sizes, pixels !== UNMEASURED);
  const upright = standing(view.pieces, country, scene, look, sizes);
  const crowd = upright.map(({ piece, at }) => `${piece.kind}@${at.ref}`).join();
  const prices = useMemo(
    () => (
      <Prices
        roads={placePrices(roads, country, sizes, upright.map(bodyOf))}
        c={own[time]}
        by={sizes.pill}
      />
    ),
    [roads, sizes, time, crowd],
  );

  const way = useMemo(() => {
    if (!about || !start?.space || !legal.has(about) || !spots.has(about)) return [];
    return wayAlong(scene.roads, start.space, about);
  }, [about, start?.space, view.moves]);

  return { label: size.label, country, clock, time, legal, about, zoom, sizes, roads, land, upright, prices, way };
}

type Plan = ReturnType<typeof usePlan>;

/** All spaces, further down in front; arrows go from one to its neighbour. */
function Spaces({ desk, plan, plate }: { desk: Desk; plan: Plan; plate: { current: SVGSVGElement | null } }) {
  const { country, time, legal, about, zoom, sizes } = plan;
  const { spaces } = country;
  const thin = spaces.filter((s) => legal.has(s.ref)).length * 2 > spaces.length;
  const ring = (ref: Ref): Ring => {
    const mark = desk.markOf(ref);
    if (mark === "instead") return about === ref ? "instead-focus" : "instead";
    if (about === ref) return mark === "now" ? "focus" : "pointed";
    return mark === "none" ? "none" : thin ? "thin" : "legal";
  };
  const onKey = (e: KeyboardEvent, space: SceneSpace) => {
    const step = STEPS[e.key];
    if (step) {
      const next = neighbour(spaces, space, step[0], step[1]);
      if (next) plate.current?.querySelector<SVGElement>(`[data-ref="${next.ref}"]`)?.focus();
    } else if (e.key === " ") desk.point(space.ref);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const order = [...spaces].sort((a, b) => a.y - b.y);
  const firstLegal = order.find((s) => legal.has(s.ref))?.ref ?? order[0]?.ref;
  return (
    <>
      {order.map((space) => (
        <SpaceNode
          key={space.ref}
          {...{ desk, space, country, sizes, time }}
          ring={ring(space.ref)}
          can={desk.markOf(space.ref) === "now"}
          stop={legal.has(space.ref) || space.ref === firstLegal}
          onClick={() => !zoom.dragged() && desk.point(space.ref)}
          onKey={(e) => onKey(e, space)}
        />
      ))}
    </>
  );
}

function Pawns({ desk, plan }: { desk: Desk; plan: Plan }) {
  const { spaces, spots } = plan.country;
  const canGo = spaces.some((s) => plan.legal.has(s.ref));
  return (
    <g aria-hidden="true" class="pawns">
      {plan.upright.map(({ piece, stand }) => (
        <Pawn
          key={piece.kind}
          {...{ desk, piece, stand, spots }}
          canMove={canGo && piece.owner === desk.view.viewer}
        />
      ))}
    </g>
  );
}

export function MapPlate({ desk, map, small }: PlateProps) {
  const { view, look, things } = desk;
  const plate = useRef<SVGSVGElement>(null);
  const plan = usePlan({ desk, map, small }, plate);
  const { country, clock, time, zoom, roads, land } = plan;
  const own = country.look;
  const box = `${zoom.frame.x} ${zoom.frame.y} ${zoom.frame.w} ${zoom.frame.h}`;
  return (
    <div class={`plate ${time}${own.bright ? " bright" : ""}`} style={{ "--shade": String(own[time].vignette) }}>
      {/* The land is a drawing of its own, so that pointing at things repaints only things. */}
      <svg class="map land" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {land.ground}
      </svg>
      <svg
        ref={plate}
        class="map"
        viewBox={box}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={plan.label}
        style={{ "--halo": own[time].halo, "--name": own[time].name } as Record<string, string>}
        {...zoom.handlers}
      >
        <g aria-hidden="true">
          {land.drawnRoads}
          <Way roads={roads} spaces={plan.way} />
          {plan.prices}
        </g>
        <RoadPieces pieces={view.pieces} roads={roads} look={look} scene={things.scene} time={time} />
        <Spaces desk={desk} plan={plan} plate={plate} />
        <g aria-hidden="true">
          {land.names}
          <Compass look={own} time={time} />
        </g>
        <Pawns desk={desk} plan={plan} />
      </svg>
      {small && (
        <button
          class="map-all"
          aria-label={zoom.all ? "Show what matters now" : "Show the whole map"}
          onClick={zoom.showAll}
        >
          <Icon name={zoom.all ? "cross" : "search"} size={20} />
        </button>
      )}
      <p class="sr">{`${capital(plan.label)}${clock ? ` by ${clock}` : ""}. Arrow keys move from place to place.`}</p>
    </div>
  );
}
