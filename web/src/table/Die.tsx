// A die, drawn by its shape, showing one of its faces: pips or a figure; for named faces, the
// icon that look.json has for it, else the name.
import type { VNode } from "preact";
import type { DieShape, Scene, SceneDie } from "../engine/types";
import type { DieLook, Look } from "../look";
import { IconAt } from "./Icon";

export const dieOf = (scene: Scene, kind: string): SceneDie | undefined => scene.dice.find((d) => d.kind === kind);

const INK = "#1c1c18";
const PAPER: DieLook = { colour: "#FDFCF7", ink: INK };

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

interface Body {
  outline: VNode;
  /** Edges inside, as a path. */
  edges?: string;
  /** Size of a figure, and how far below the middle it stands. */
  figure: [number, number];
}
const BODIES: Record<DieShape, Body> = {
  cube: { outline: <rect x="-11" y="-11" width="22" height="22" rx="4.4" />, figure: [13, 4.7] },
  d12: { outline: <path d="M0-11.500L6.800-9.300 11-3.600V3.600L6.800 9.300 0 11.500-6.800 9.300-11 3.600V-3.600L-6.800-9.300z" />, edges: "M0-7.200L6.800-2.200 4.200 5.800H-4.200L-6.800-2.200zM0-11.500v4.300M11-3.600L6.800-2.200M6.800 9.300L4.200 5.800M-6.800 9.300l2.600-3.500M-11-3.600l4.200 1.400", figure: [8, 3.2] },
  d20: { outline: <path d="M0-11.500L10-5.700V5.700L0 11.500-10 5.700V-5.700z" />, edges: "M0-7.500L6.900 4.800H-6.900zM0-11.500v4M10 5.700L6.900 4.800M-10 5.700l3.100-.9", figure: [8, 3.4] },
  hexagon: { outline: <path d="M-6-10.400H6L12 0 6 10.400H-6L-12 0z" />, figure: [12, 4.3] },
  compass: { outline: <circle r="11" />, edges: "M0-11v3M0 8v3M-11 0h3M8 0h3", figure: [11, 4] },
};

/** Where a compass die points: north is its first face, then clockwise. */
function Needle({ face, sides, ink }: { face: number; sides: number; ink: string }) {
  return <path transform={`rotate(${((face - 1) * 360) / sides})`} d="M0-8L3.600 5 0 2.600-3.600 5z" fill={ink} />;
}

function Shown({ die, face, own }: { die: SceneDie; face: number; own: DieLook }) {
  const [size, low] = BODIES[die.shape].figure,
    named = die.faces?.[face - 1],
    special = named && own.faces?.[named.id];
  const ink = special?.ink ?? own.ink;
  if (special?.icon) return <IconAt name={special.icon} x={0} y={0} size={14} colour={ink} />;
  if (die.shape === "compass" && !named) return <Needle face={face} sides={die.sides} ink={ink} />;
  const pips = !named && die.shape === "cube" && die.sides === 6 ? PIPS[face] : undefined;
  if (pips)
    return (
      <>
        {pips.map(([x, y]) => (
          <circle cx={x * 5.6} cy={y * 5.6} r="2.1" fill={ink} />
        ))}
      </>
    );
  const long = named && named.label.length > 2;
  return (
    <text y={long ? 2 : low} text-anchor="middle" font-size={long ? 5.5 : size} font-weight="800" fill={ink}>
      {named?.label ?? face}
    </text>
  );
}

const UNKNOWN: SceneDie = { kind: "", shape: "cube", sides: 6 };

/** `size` in pixels; without one it fills what it stands in. */
export function Die({ die = UNKNOWN, face, look, size, label }: { die?: SceneDie | undefined; face: number; look: Look; size?: number; label?: string }) {
  const own = look.dice[die.kind] ?? PAPER,
    named = die.faces?.[face - 1],
    colour = (named && own.faces?.[named.id]?.colour) ?? own.colour,
    { outline, edges } = BODIES[die.shape];
  return (
    <svg viewBox="-12 -12 24 24" data-die={die.shape} data-face={named?.id ?? face} {...(size && { class: "ic", width: size, height: size })} {...(label ? { role: "img", "aria-label": label } : {})}>
      <g fill={colour} stroke={INK} stroke-width="1" stroke-linejoin="round">
        {outline}
      </g>
      {edges && <path d={edges} fill="none" stroke={`${own.ink}55`} stroke-width=".8" />}
      <Shown {...{ die, face, own }} />
    </svg>
  );
}
