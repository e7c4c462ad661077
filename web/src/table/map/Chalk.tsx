// The chalk around a space: its outline, grown.

/** `pointed`: looked at, but nothing to do there now; `instead`: possible after a step back. */
export type Ring = "none" | "pointed" | "thin" | "legal" | "focus" | "instead" | "instead-focus";

export const GROWN: Record<Ring, number> = { none: 0, pointed: 12, thin: 11, legal: 13, focus: 18, instead: 9, "instead-focus": 14 };

/** A broken line and no glow: not now, but instead of the step just taken. */
function Instead({ d, ring }: { d: string; ring: Ring }) {
  return (
    <g class="chalk instead" fill="none" stroke-linejoin="round">
      <path d={d} stroke="var(--chalk-line)" stroke-width={GROWN[ring]} />
      <path d={d} stroke="var(--chalk)" stroke-width={GROWN[ring] - 2} stroke-dasharray="5 7" />
    </g>
  );
}

/** The outline in chalk, grown, with a line between chalk and thing. */
export function Chalk({ d, ring, inner = 6 }: { d: string; ring: Ring; inner?: number }) {
  if (ring === "none") return null;
  if (ring === "instead" || ring === "instead-focus") return <Instead d={d} ring={ring} />;
  return (
    <g class={`chalk ${ring}`} stroke-linejoin="round">
      <path
        d={d}
        fill={ring === "pointed" ? "#23241E" : "var(--chalk)"}
        stroke={ring === "pointed" ? "#23241E" : "var(--chalk)"}
        stroke-width={GROWN[ring]}
      />
      <path d={d} fill="var(--chalk-line)" stroke="var(--chalk-line)" stroke-width={inner} />
    </g>
  );
}
