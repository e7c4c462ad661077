// Tokens and chips: shape, colour and letter (or icon) of a kind, at any size.
import type { PieceLook, Shape } from "../look";
import { SEATS } from "../look";
import { Icon } from "./Icon";

export const PATHS: Partial<Record<Shape, string>> = {
  disc: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z",
  triangle: "M12 2L22.5 21H1.5z",
  square: "M2.5 2.5h19v19h-19z",
  hexagon: "M6.5 2h11l5.5 10-5.5 10h-11L1 12z",
  diamond: "M12 .5L23.5 12 12 23.5.5 12z",
  crown: "M1.5 5l5 4.500L12 2l5.500 7.500 5-4.500-1.500 17H3z",
  octagon: "M7.500 1.500h9L22.500 7.500v9l-6 6h-9l-6-6v-9z",
  shield: "M1.500 2h21v12L12 23.500 1.500 14z",
  pentagon: "M12 1.500l10.500 8-4 12.500h-13L1.500 9.500z",
};

/** The outline in a 24 by 24 box, for maps. */
export function ShapeMark({ look, letter }: { look: PieceLook; letter?: string | undefined }) {
  const low = look.shape === "triangle";
  return (
    <>
      <path
        d={PATHS[look.shape] ?? PATHS.disc}
        fill={look.colour}
        stroke={look.rim ?? "#1c1c18"}
        stroke-width="1.7"
        stroke-linejoin="round"
      />
      {letter && (
        <text
          x="12"
          y={low ? 19 : 17}
          text-anchor="middle"
          font-size={low ? 12 : 14}
          font-weight="800"
          fill={look.ink ?? "#fff"}
        >
          {letter}
        </text>
      )}
    </>
  );
}

export function Token({ look, size = 20, label }: { look: PieceLook; size?: number; label?: string }) {
  const named = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  if (look.icon) {
    return (
      <span
        class="token"
        style={{
          "--token": `${size}px`,
          background: look.shape === "herd" ? "#6E7F5A" : look.colour,
        }}
        {...named}
      >
        <Icon name={look.icon} size={Math.round(size * 0.65)} />
      </span>
    );
  }
  return (
    <svg class="ic" viewBox="-1 -1 26 26" width={size} height={size} {...named}>
      <ShapeMark look={look} letter={look.letter} />
    </svg>
  );
}

/** A seat's own mark. */
export function SeatMark({ seat, size = 14 }: { seat: number; size?: number }) {
  const mark = SEATS[seat % SEATS.length]!;
  return (
    <svg class="ic" viewBox="-1 -1 26 26" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[mark.shape]}
        fill={mark.colour}
        stroke="#1c1c18"
        stroke-width="2.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}
