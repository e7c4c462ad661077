// One map as a plate: ground, roads, spaces, pieces and chalk. Spaces are buttons with their
// whole story as a name; wheel and pinch zoom, a double click shows all again.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Ref, SceneSpace, View } from "../engine/types";
import { mapLook, pieceLook, timeOf, type Time } from "../look";
import type { Desk } from "./desk";
import { frameAround, neighbour, roadEnds, wayAlong, type Frame, type Point } from "./map/geometry";
import { Ground } from "./map/Ground";
import { Pawn } from "./map/Pawn";
import { isPawn, RoadPiece, SpacePieces } from "./map/Pieces";
import { placeRoads, Roads } from "./map/Roads";
import { SpaceDrawing, type Ring } from "./map/Space";
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

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function MapPlate({ desk, map, small }: { desk: Desk; map: string; small: boolean }) {
  const { view, look, things } = desk;
  const scene = things.scene;
  const plate = useRef<SVGSVGElement>(null);
  const [shape, setShape] = useState(1.7);
  const own = useMemo(() => mapLook(look, map), [look, map]);
  const spaces = useMemo(() => scene.spaces.filter((s) => s.map === map), [scene, map]);
  const roads = useMemo(
    () =>
      placeRoads(
        scene.roads.flatMap((road) => {
          const ends = roadEnds(scene, road);
          // Roads meet houses at their feet.
          return ends && ends[0].map === map
            ? [{ road, a: { x: ends[0].x, y: ends[0].y + 12 }, b: { x: ends[1].x, y: ends[1].y + 12 } }]
            : [];
        }),
        own,
      ),
    [scene, map, own],
  );
  const size = scene.maps.find((m) => m.id === map) ?? { width: 1000, height: 600, label: "" };
  const whole: Frame = { x: 0, y: -8, w: size.width, h: size.height + 8 };
  const time: Time = timeOf(look, view.round) ?? (desk.theme === "dark" ? "night" : "day");

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.height > 0) setShape(box.width / box.height);
    });
    if (plate.current) watch.observe(plate.current);
    return () => watch.disconnect();
  }, []);

  const legal = desk.glowing();
  const legalHere = spaces.filter((s) => legal.has(s.ref));
  const many = legalHere.length * 2 > spaces.length;
  const pawns = view.pieces.filter((p) => p.space && isPawn(pieceLook(look, scene, p.kind)));
  const start = pawns.find((p) => p.owner === view.viewer) ?? pawns[0];
  const about = desk.about();

  // On a phone only the part that matters now: the pawn and the legal spaces near it.
  const fitted = useMemo(() => {
    if (!small) return whole;
    const at = start?.space ? things.spaces.get(start.space) : undefined;
    const near = (s: SceneSpace) => !at || Math.hypot(s.x - at.x, s.y - at.y) < 280;
    const points: Point[] = [...(at ? [at] : []), ...legalHere.filter((s) => (many ? near(s) : true))];
    return frameAround(points, whole, shape, 470);
  }, [small, shape, start?.space, view.moves]);
  const [frame, zoomHandlers, panned] = useZoom(plate, fitted, whole);

  const way = useMemo(() => {
    if (!about || !start?.space || !legal.has(about) || !things.spaces.has(about)) return [];
    return wayAlong(scene.roads, start.space, about).map((ref) => {
      const s = things.spaces.get(ref)!;
      return { x: s.x, y: s.y + 12 };
    });
  }, [about, start?.space, view.moves]);

  const ground = useMemo(
    () => <Ground map={whole} look={own} time={time} spaces={spaces} roads={roads.map((r) => [r.a, r.b])} />,
    [own, time, spaces, roads],
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
    <div class={`plate ${time}`} style={{ "--shade": String(own[time].vignette) }}>
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
        {...zoomHandlers}
      >
        <Roads roads={roads} look={own} c={own[time]} way={way} />
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
              />
            </g>
            <circle
              class="hit"
              r="46"
              data-ref={space.ref}
              role="button"
              tabIndex={legal.has(space.ref) || space.ref === firstLegal ? 0 : -1}
              aria-label={spaceWords(desk, view, space)}
              aria-pressed={desk.focus === space.ref}
              onClick={() => !panned() && desk.point(space.ref)}
              onKeyDown={(e) => onKey(e, space)}
              onPointerEnter={(e) => e.pointerType === "mouse" && desk.setHover(space.ref)}
              onPointerLeave={(e) => e.pointerType === "mouse" && desk.setHover(null)}
              onFocus={(e) => e.currentTarget.matches(":focus-visible") && desk.setHover(space.ref)}
              onBlur={() => desk.setHover(null)}
            />
          </g>
        ))}
        <g aria-hidden="true" class="pawns">
          {pawns.map((p, i) => (
            <Pawn
              key={p.kind}
              desk={desk}
              piece={p}
              aside={-34 - i * 8}
              canMove={legalHere.length > 0 && p.owner === view.viewer}
            />
          ))}
        </g>
      </svg>
      <p class="sr">{`${capital(size.label)} by ${time}. Arrow keys move from place to place.`}</p>
    </div>
  );
}
