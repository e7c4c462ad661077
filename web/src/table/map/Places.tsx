// Places of an open country: dunes, mesas, columns, spikes and a town, each around its own
// origin; the outline that chalk follows; names below them; the same as small badges.
import type { SceneSpace } from "../../engine/types";
import type { Look, MapLook, SpaceLook } from "../../look";
import { IconAt } from "../Icon";
import { LINE } from "./extent";
import type { Country } from "./fit";
import type { Label } from "./names";
import type { Solid } from "./placeMarks";

const INK = "#2A1912";

function spikes(r: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const far = i % 2 ? r * 0.82 : r,
      turn = (i * Math.PI) / count;
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

interface Place {
  /** What chalk follows and the ground colour fills. */
  outline: string;
  /** Half its width and height. */
  reach: [number, number];
  colour: string;
  icon?: string;
}

const PLACES: Record<string, Place> = {
  dune: { outline: "M0-21a21 21 0 1 0 .1 0z", reach: [22, 22], colour: "#F6DFAF" },
  mesa: {
    outline: "M-21-10.500L-11.500-21H11.500L21-10.500V10.500L11.500 21H-11.500L-21 10.500z",
    reach: [22, 22],
    colour: "#A84A25",
  },
  columns: { outline: "M-21-19H9.500L11.500-9.500 21-8.500V19H-21z", reach: [22, 20], colour: "#5C6D66" },
  spikes: { outline: spikes(23.1, 12), reach: [24, 24], colour: "#4B2C6E", icon: "curse" },
  town: { outline: "M0-47a71 47 0 1 0 .1 0z", reach: [72, 48], colour: "#8F2F22" },
};

/** The place drawn for a kind of space, if it has one. */
export function placeOf(own: SpaceLook | undefined): (Place & { draw: string }) | null {
  const draw = own?.draw ?? "",
    place = own && PLACES[draw];
  return place ? { ...place, draw, ...(own.colour && { colour: own.colour }), ...(own.icon && { icon: own.icon }) } : null;
}

type PlaceProps = { place: NonNullable<ReturnType<typeof placeOf>> };

function Inside({ place }: PlaceProps) {
  switch (place.draw) {
    case "dune":
      return (
        <>
          <circle cx="5.7" cy="-5.7" r="3.8" fill="#8A5A23" />
          <path
            d="M-13.400 6.700Q-5.700-4.800 1 4.800Q6.700-1 13.400 6.700"
            fill="none"
            stroke="#8A5A23"
            stroke-width="2.9"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </>
      );
    case "mesa":
      return (
        <>
          <path d="M-13.400 9.500L-10.500-3.800H-2.900L-1 3.800 1.900-10.500H8.600L13.400 9.500z" fill="#FFF0DC" />
          <path d="M-10 1h6.700M1.400-3.800H9M.5 2.900h10" stroke={place.colour} stroke-width="1.9" />
        </>
      );
    case "columns":
      return (
        <g stroke="#F8F5E8" fill="#F8F5E8">
          <path
            d="M-11.500 9.500H11.400M-8.600 8.600V-8.600h4.800V8.600M3.800 8.600V-1l2.400-2.900 2.400 1.900V8.600"
            stroke-width="2.3"
            stroke-linejoin="round"
          />
          <path d="M-11.500-10.500H-1" stroke-width="2.9" />
        </g>
      );
    case "town":
      return <Houses />;
    default:
      return place.icon ? <IconAt name={place.icon} x={0} y={0} size={28.6} colour="#E9D6FF" /> : null;
  }
}

function Houses() {
  return (
    <>
      <ellipse rx="63" ry="40" fill="none" stroke="#F3D9A8" stroke-width="1.5" stroke-dasharray="2 4" />
      <g fill="#F8E6C4" stroke={INK} stroke-width="1.6" stroke-linejoin="round">
        <path d="M-52 16V-6h8v-7h14v7h8v22z" />
        <path d="M26 16V-12h5l8-6 8 6h5V16z" />
        <path d="M-18 18V-14L0-29 18-14V18z" fill="#FFF3D8" />
      </g>
      <path d="M0-29v-11M-5-36h10" stroke="#F8E6C4" stroke-width="3" />
      <path
        d="M-5 18V5a5 5 0 0 1 10 0V18zM-12-8h5v7h-5zM7-8h5v7H7zM-40 5h6V16h-6zM-48-1h5v5h-5zM-31-1h5v5h-5zM36 3h6V16h-6zM29-7h5v5h-5zM44-7h5v5h-5z"
        fill="#4B2416"
      />
    </>
  );
}

export function PlaceDrawing({ place }: PlaceProps) {
  return (
    <>
      <path d={place.outline} fill={INK} stroke={INK} stroke-width="3" opacity=".38" transform="translate(0 3)" />
      <path
        class="place"
        d={place.outline}
        fill={place.colour}
        stroke={INK}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <Inside place={place} />
    </>
  );
}

// ---- Names ----

const RIBBON_LOW = 60;
const RIBBON_HALF = 74;

const ribboned = (own: SpaceLook | undefined) => own?.draw === "town";

/** A town's name, on a ribbon. */
export function Ribbon({ space, by }: { space: SceneSpace; by: number }) {
  return (
    <g transform={`translate(${space.x} ${space.y}) scale(${by})`}>
      <g transform={`translate(0 ${RIBBON_LOW})`} class="ribbon">
        <path d="M-74-11H74L68 2 74 15H-74L-68 2z" fill={INK} opacity=".35" />
        <path d="M-74-13H74L68 0 74 13H-74L-68 0z" fill="#FFF3D8" stroke={INK} stroke-width="1.8" />
        <text y="6">
          {space.label}
        </text>
      </g>
    </g>
  );
}

/** The towns of a map, which have ribbons. */
export const towns = (spaces: SceneSpace[], look: MapLook): SceneSpace[] =>
  spaces.filter((s) => ribboned(look.spaces[s.kind]));

/** A name below its place, in one line or two. */
export function PlaceName({ label, size, kind }: { label: Label; size: number; kind: string }) {
  const { x, y } = label.at;
  return (
    <text class={kind} x={x} y={y} style={{ fontSize: `${size}px` }}>
      {label.lines.length === 1
        ? label.lines[0]
        : label.lines.map((words, i) => (
            <tspan x={x} y={y + i * LINE * size}>
              {words}
            </tspan>
          ))}
    </text>
  );
}

/** What a price must avoid: places, and preferably where pieces may stand. */
export function solidsOf({ spaces, look, sizes }: Country): Solid[] {
  const by = sizes.things;
  return spaces.flatMap((s): Solid[] => {
    const own = look.spaces[s.kind],
      place = placeOf(own);
    if (!own || !place) return [];
    const [w, h] = place.reach.map((n) => (n + 4) * by) as [number, number];
    const ribbon = { x: s.x - RIBBON_HALF * by, y: s.y + (RIBBON_LOW - 14) * by, w: 2 * RIBBON_HALF * by, h: 30 * by };
    return [
      ...(ribboned(own) ? [{ ...ribbon, weight: 6 }] : []),
      { x: s.x - w, y: s.y - h, w: 2 * w, h: 2 * h, weight: 8 },
      { x: s.x - 34 * by, y: s.y - 56 * by, w: 68 * by, h: 60 * by, weight: 0.01 },
    ];
  });
}

/** A kind of space as a mark among words. */
export function SpaceBadge({ look, kind, size = 19 }: { look: Look; kind: string; size?: number }) {
  const own = Object.values(look.map).flatMap((map) => map.spaces?.[kind] ?? [])[0];
  const place = placeOf(own);
  if (!place) return null;
  const [w, h] = place.reach,
    half = Math.max(w, h) + 2;
  return (
    <svg
      class="ic"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={place.outline} fill={place.colour} stroke={INK} stroke-width="2.8" stroke-linejoin="round" />
      <Inside place={place} />
    </svg>
  );
}
