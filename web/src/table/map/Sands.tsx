// An open country under its roads: light in the middle, stains of the land around places,
// dunes and what stands there. Drawn once.
import type { Time } from "../../look";
import type { Country } from "./fit";
import { shared } from "./geometry";
import type { GroundProps } from "./grounds";
import type { Label } from "./names";
import { scatter, type Thing } from "./texture";

const STAIN = 98; // its reach around a place

function Mesa({ size }: { size: number }) {
  const w = 18 * size,
    top = 12.5 * size,
    h = 22 * size;
  const n = (x: number) => x.toFixed(1);
  return (
    <g opacity=".55">
      <path d={`M${n(-w)} 0L${n(-top)} ${n(-h)}H${n(top)}L${n(w)} 0z`} fill="#9C4A25" />
      <path d={`M${n(w * 0.12)} ${n(-h)}L${n(w * 0.24)} 0H${n(w)}L${n(top)} ${n(-h)}z`} fill="#6E2F16" />
      <path d={`M${n(-w * 0.84)} ${n(-h / 2)}H${n(w * 0.84)}`} stroke="#5A2511" opacity=".6" />
    </g>
  );
}

function Standing({ t, dune }: { t: Thing; dune: string }) {
  const grown = `scale(${t.size.toFixed(2)})`;
  switch (t.kind) {
    case "mesas":
      return <Mesa size={t.size} />;
    case "snags":
      return (
        <path
          transform={grown}
          d="M0 0V-16M0-6l-6-6M0-9l6-6M-6-12l-3-1M6-15l1-4"
          stroke="#2B1740"
          stroke-width="2"
          fill="none"
          stroke-linecap="round"
          opacity=".7"
        />
      );
    case "stumps":
      return (
        <path
          transform={grown}
          d="M-12 0V-9h5V0M-2 0V-15h5V0M8 0V-5h5V0"
          fill="#66756E"
          stroke="#3B4843"
          opacity=".65"
        />
      );
    case "weeds":
      return (
        <path
          transform={grown}
          d="M-6-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-5-8q5 5 10 1M-4-2q3-8 7-9M1 0q-5-5-2-11"
          fill="none"
          stroke={dune}
          stroke-width="1.2"
          stroke-linecap="round"
          opacity=".6"
        />
      );
    default:
      return null;
  }
}

/** A dune: a long stroke and a short one below it. */
function duneLines({ x, y, size }: Thing): [string, string] {
  const w = 60 * size;
  return [
    `M${(x - w / 2).toFixed(0)} ${y.toFixed(0)}q${(w * 0.3).toFixed(1)} ${(-w * 0.32).toFixed(1)} ${w.toFixed(1)} 0`,
    `M${(x - w / 4).toFixed(0)} ${(y + 5).toFixed(0)}q${(w * 0.22).toFixed(1)} ${(-w * 0.16).toFixed(1)} ${(w * 0.55).toFixed(1)} -1`,
  ];
}

export function Sands({ id, land, far, country, time, roads }: GroundProps) {
  const { look, spaces, whole, sizes } = country,
    curves = roads.flatMap((r) => r.curve ?? []);
  const c = look[time],
    sand = c.sand ?? [c.ground],
    dune = c.dune ?? c.edge;
  const things = scatter(country, curves, land);
  const dunes = things.filter((t) => t.kind === "dune").map(duneLines);
  const stained = Object.entries(look.spaces).filter(([, own]) => own.stain);
  return (
    <g class="ground" aria-hidden="true">
      <radialGradient
        id={`${id}-sand`}
        gradientUnits="userSpaceOnUse"
        cx={whole.x + whole.w / 2}
        cy={whole.y + whole.h / 2}
        r={Math.max(whole.w, whole.h) * 0.6}
      >
        {sand.map((colour, i) => (
          <stop offset={[0, 0.55, 1][i] ?? 1} stop-color={colour} />
        ))}
      </radialGradient>
      {stained.map(([kind, own]) => (
        <radialGradient id={`${id}-${kind}`}>
          <stop offset="0" stop-color={own.stain} stop-opacity={own.strength ?? 0.45} />
          <stop offset=".6" stop-color={own.stain} stop-opacity={(own.strength ?? 0.45) * 0.4} />
          <stop offset="1" stop-color={own.stain} stop-opacity="0" />
        </radialGradient>
      ))}
      <rect x={far.x} y={far.y} width={far.w} height={far.h} fill={`url(#${id}-sand)`} />
      {spaces
        .filter((s) => look.spaces[s.kind]?.stain)
        .map((s) => (
          <circle cx={s.x} cy={s.y} r={STAIN * sizes.things} fill={`url(#${id}-${s.kind})`} />
        ))}
      <g fill="none" stroke={dune} stroke-linecap="round">
        <path d={dunes.map((d) => d[0]).join("")} stroke-width="1.7" opacity=".5" />
        <path d={dunes.map((d) => d[1]).join("")} stroke-width="1.3" opacity=".34" />
      </g>
      {things
        .filter((t) => t.kind !== "dune")
        .map((t) => (
          <g transform={`translate(${t.x.toFixed(0)} ${t.y.toFixed(0)})`}>
            <Standing t={t} dune={dune} />
          </g>
        ))}
    </g>
  );
}

const LARGE = 0.95; // the compass is the first to go when things are smaller
const ROOM = 36; // that it needs on each side

/** Where North is; left out if there is no room for it. */
export function Compass({ country, names, time }: { country: Country; names: Label[]; time: Time }) {
  const { look, sizes, spaces, whole } = country;
  if (!look.compass || sizes.things < LARGE) return null;
  const c = look[time],
    [wanted, y] = look.compass,
    x = Math.min(Math.max(wanted, ROOM), whole.w - ROOM);
  const box = { x: x - ROOM, y: y - ROOM - 10, w: 2 * ROOM, h: 2 * ROOM + 10 };
  const taken = [...names.map((n) => n.box), ...spaces.map((s) => ({ x: s.x - 50, y: s.y - 46, w: 100, h: 72 }))];
  if (taken.some((other) => shared(box, other) > 0)) return null;
  return (
    <g transform={`translate(${x} ${y})`} class="compass" aria-hidden="true">
      <circle r="27" fill={c.road} opacity=".85" stroke={c.edge} />
      <use href="#compass" x="-18" y="-18" width="36" height="36" style={{ color: c.edge }} />
      <text y="-31">N</text>
    </g>
  );
}
