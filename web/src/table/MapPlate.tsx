// One map as a plate: ground, roads, spaces, pieces and chalk. Spaces are buttons with their
// whole story as a name; wheel and pinch zoom, a double click shows all again.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Ref, SceneSpace, View } from "../engine/types";
import { mapLook, timeOf, type MapLook, type Time } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { frameAround, neighbour, wayAlong, type Frame, type Point } from "./map/geometry";
import { Ground } from "./map/Ground";
import { Pawn } from "./map/Pawn";
import { RoadPiece, SpacePieces } from "./map/Pieces";
import { PlaceName, placeOf, solidsOf } from "./map/Places";
import { placeRoads, Prices, Roads, Way } from "./map/Roads";
import { Compass } from "./map/Sands";
import { SpaceDrawing, type Ring } from "./map/Space";
import { standing } from "./map/standing";
import { useZoom } from "./map/zoom";
import { capital } from "./words";

/** A space in words: what it is, who is there, where roads lead, what may be done. */
export function spaceWords(desk: Desk, view: View, space: SceneSpace): string {
  const { things } = desk;
  const here = view.pieces
    .filter((p) => p.space === space.ref)
    .map((p) => {
      const label = things.scene.pieces.find((k) => k.kind === p.kind)?.label ?? p.kind;
      return p.count > 1 ? `${p.count} ${label}` : label;
    });
  const roads = things.scene.roads
    .filter((r) => r.a === space.ref || r.b === space.ref)
    .map((r) => {
      const other = things.spaces.get(r.a === space.ref ? r.b : r.a);
      return `${other ? other.label : ""}${r.kind === "road" ? "" : ` by ${r.kind}`}`;
    });
  const can = desk.optionsOf(space.ref).map((o) => (o.price ? `${o.words}, ${o.price}` : o.words));
  return [
    things.spaceName(space),
    space.note,
    space.region,
    here.join(", "),
    roads.length ? `Roads to ${roads.join(", ")}` : "",
    can.length ? `You may ${can.join("; ")}` : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** Half the width and height of a space as it is drawn. */
function reachOf(own: MapLook, space: SceneSpace): [number, number] {
  return placeOf(own.spaces[space.kind])?.reach ?? [24, 24];
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const NAME_PX = 12.4; // names of places want this much of the screen, within these units
const NAME_LEAST = 13,
  NAME_MOST = 16;

/** How many pixels the map has, as a frame that its ground follows. */
function usePixels(plate: { current: SVGSVGElement | null }): { w: number; h: number } {
  const [pixels, setPixels] = useState({ w: 1164, h: 590 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.height > 0) setPixels({ w: box.width, h: box.height });
    });
    if (plate.current) watch.observe(plate.current);
    return () => watch.disconnect();
  }, []);
  return pixels;
}

function wholeFrame(own: MapLook, size: { width: number; height: number }): Frame {
  if (!own.frame) return { x: 0, y: -8, w: size.width, h: size.height + 8 };
  const [x, y, w, h] = own.frame;
  return { x, y, w, h };
}

export function MapPlate({ desk, map, small }: { desk: Desk; map: string; small: boolean }) {
  const { view, look, things } = desk;
  const scene = things.scene;
  const plate = useRef<SVGSVGElement>(null);
  const pixels = usePixels(plate);
  const own = useMemo(() => mapLook(look, map), [look, map]);
  const spaces = useMemo(() => scene.spaces.filter((s) => s.map === map), [scene, map]);
  const size = scene.maps.find((m) => m.id === map) ?? { width: 1000, height: 600, label: "" };
  const whole = useMemo(() => wholeFrame(own, size), [own, scene, map]);
  const clock = timeOf(look, view.round);
  const time: Time = clock ?? (desk.theme === "dark" ? "night" : "day");

  const legal = desk.glowing();
  const legalHere = spaces.filter((s) => legal.has(s.ref));
  const many = legalHere.length * 2 > spaces.length;
  const upright = standing(view.pieces, things, look, own);
  const pawns = upright.filter((s) => s.pawn).map((s) => s.piece);
  const start = pawns.find((p) => p.owner === view.viewer) ?? pawns[0];
  const about = desk.about();

  // On a phone only the part that matters now: the pawn and the legal spaces near it.
  const fitted = useMemo(() => {
    if (!small) return whole;
    const at = start?.space ? things.spaces.get(start.space) : undefined;
    const near = (s: SceneSpace) => !at || Math.hypot(s.x - at.x, s.y - at.y) < 280;
    const points: Point[] = [...(at ? [at] : []), ...legalHere.filter((s) => (many ? near(s) : true))];
    return frameAround(points, whole, pixels.w / pixels.h, 470);
  }, [small, pixels, start?.space, view.moves]);
  const zoom = useZoom(plate, fitted, whole);
  const { frame } = zoom;

  const way = useMemo(() => {
    if (!about || !start?.space || !legal.has(about) || !things.spaces.has(about)) return [];
    return wayAlong(scene.roads, start.space, about);
  }, [about, start?.space, view.moves]);

  // Small windows have larger names, and prices move out of their way.
  const unit = Math.max(fitted.w / pixels.w, fitted.h / pixels.h);
  const nameSize = Math.round(Math.min(Math.max(NAME_PX * unit, NAME_LEAST), NAME_MOST));
  const roads = useMemo(
    () => placeRoads(scene, map, own, solidsOf(spaces, own, nameSize)),
    [scene, map, own, spaces, nameSize],
  );
  const ground = useMemo(
    () => <Ground id={map} map={whole} look={own} time={time} spaces={spaces} roads={roads} />,
    [own, time, spaces, map, scene],
  );
  const drawnRoads = useMemo(() => <Roads roads={roads} look={own} c={own[time]} />, [roads, own, time]);
  const prices = useMemo(() => <Prices roads={roads} c={own[time]} />, [roads, own, time]);
  const names = useMemo(
    () =>
      spaces.map((s) => {
        const kind = own.spaces[s.kind];
        return kind && placeOf(kind) && <PlaceName key={s.ref} space={s} own={kind} size={nameSize} />;
      }),
    [spaces, own, nameSize],
  );

  const ring = (ref: Ref): Ring =>
    about === ref
      ? legal.has(ref)
        ? "focus"
        : "pointed"
      : !legal.has(ref)
        ? "none"
        : many
          ? "thin"
          : "legal";
  const onKey = (e: KeyboardEvent, space: SceneSpace) => {
    const step = STEPS[e.key];
    if (step) {
      const next = neighbour(spaces, space, step[0], step[1]);
      if (next) plate.current?.querySelector<SVGElement>(`[data-ref="${next.ref}"]`)?.focus();
    } else if (e.key === "Enter" || e.key === " ") desk.point(space.ref);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const box = `${frame.x} ${frame.y} ${frame.w} ${frame.h}`;
  // Further down stands in front.
  const order = [...spaces].sort((a, b) => a.y - b.y);
  const firstLegal = order.find((s) => legal.has(s.ref))?.ref ?? order[0]?.ref;

  return (
    <div class={`plate ${time}${own.bright ? " bright" : ""}`} style={{ "--shade": String(own[time].vignette) }}>
      {/* The land is a drawing of its own, so that pointing at things repaints only things. */}
      <svg class="map land" viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {ground}
      </svg>
      <svg
        ref={plate}
        class="map"
        viewBox={box}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={size.label}
        style={{ "--halo": own[time].halo, "--name": own[time].name } as Record<string, string>}
        {...zoom.handlers}
      >
        <g aria-hidden="true">
          {drawnRoads}
          <Way roads={roads} spaces={way} />
          {prices}
        </g>
        {view.pieces
          .filter((p) => p.between)
          .map((p) => {
            const road = roads.find((r) => p.between!.includes(r.road.a) && p.between!.includes(r.road.b));
            return (
              road && (
                <RoadPiece
                  key={`${p.between![0]}-${p.between![1]}`}
                  piece={p}
                  at={road.at}
                  look={look}
                  scene={scene}
                  time={time}
                />
              )
            );
          })}
        {order.map((space) => (
          <g
            key={space.ref}
            transform={`translate(${space.x} ${space.y})`}
            class={`space${legal.has(space.ref) ? " can" : ""}${desk.shaken === space.ref ? " shaken" : ""}`}
          >
            <g class="drawing" aria-hidden="true">
              <SpaceDrawing space={space} look={look} map={own} c={own[time]} ring={ring(space.ref)} />
              <SpacePieces
                pieces={view.pieces.filter((p) => p.space === space.ref)}
                look={look}
                scene={scene}
                reach={reachOf(own, space)}
                side={space.x < whole.x + whole.w / 2 ? -1 : 1}
              />
            </g>
            <ellipse
              class="hit"
              rx={Math.max(46, reachOf(own, space)[0] + 6)}
              ry={Math.max(46, reachOf(own, space)[1] + 6)}
              data-ref={space.ref}
              role="button"
              tabIndex={legal.has(space.ref) || space.ref === firstLegal ? 0 : -1}
              aria-label={spaceWords(desk, view, space)}
              aria-pressed={desk.focus === space.ref}
              onClick={() => !zoom.dragged() && desk.point(space.ref)}
              onKeyDown={(e) => onKey(e, space)}
              onPointerEnter={(e) => e.pointerType === "mouse" && desk.setHover(space.ref)}
              onPointerLeave={(e) => e.pointerType === "mouse" && desk.setHover(null)}
              onFocus={(e) => e.currentTarget.matches(":focus-visible") && desk.setHover(space.ref)}
              onBlur={() => desk.setHover(null)}
            />
          </g>
        ))}
        <g aria-hidden="true">
          {names}
          <Compass look={own} time={time} />
        </g>
        <g aria-hidden="true" class="pawns">
          {upright.map(({ piece, stand }) => (
            <Pawn
              key={piece.kind}
              desk={desk}
              piece={piece}
              stand={stand}
              canMove={legalHere.length > 0 && piece.owner === view.viewer}
            />
          ))}
        </g>
      </svg>
      {small && (
        <button class="map-all" aria-label={zoom.all ? "Show what matters now" : "Show the whole map"} onClick={zoom.showAll}>
          <Icon name={zoom.all ? "cross" : "search"} size={20} />
        </button>
      )}
      <p class="sr">{`${capital(size.label)}${clock ? ` by ${clock}` : ""}. Arrow keys move from place to place.`}</p>
    </div>
  );
}
