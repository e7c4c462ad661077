// One space of a map: its drawing with what lies on it, and the button over it whose label says
// everything about it. Each is drawn again only when its own look or label changes.
import type { Ref, SceneRoad, SceneSpace, View, ViewPiece } from "../../engine/types";
import type { Time } from "../../look";
import type { Desk } from "../desk";
import { INSTEAD } from "../chalk";
import { partsOf, said, type Said } from "../markedWords";
import { listed } from "../story";
import { kept } from "../redraw";
import type { Ring } from "./Chalk";
import type { Country } from "./fit";
import { areasOf } from "./grounds";
import { SpacePieces } from "./Pieces";
import { placeOf } from "./Places";
import { SpaceDrawing } from "./Space";

/** What a road costs, amount by amount. */
function amounts({ cost, cost_marks }: SceneRoad): string[] {
  return partsOf(said(cost, cost_marks)).flatMap((p) => (p.mark?.unit ? [p.words] : []));
}

/** A phrase as a sentence. */
const closed = (phrase: string): string => phrase && `${phrase}.`;

/** A space in words: what it is, who is there, where roads lead, what may be done. */
export function spaceWords(desk: Desk, view: View, space: SceneSpace): string {
  const { things } = desk;
  const here = things.piecesOn(space.ref, view);
  const roads = things.scene.roads
    .filter((r) => r.a === space.ref || r.b === space.ref)
    .map((r) => {
      const other = things.spaces.get(r.a === space.ref ? r.b : r.a);
      const by = r.kind === "road" ? "" : ` by ${r.kind}`;
      return `${other ? other.label : ""}${by}${r.cost ? ` for ${listed(amounts(r))}` : ""}`;
    });
  const can = desk.optionsOf(space.ref).map((o) => (o.price ? `${o.words}, ${o.price}` : o.words));
  const instead = desk.isElsewhere(space.ref) ? INSTEAD : "";
  return [
    closed(things.spaceName(space)),
    jobOf(desk, space)?.words,
    closed(space.note),
    closed(space.region),
    closed(here.join(", ")),
    closed(roads.length ? `Roads to ${roads.join(", ")}` : ""),
    closed(can.length ? `You may ${can.join("; ")}` : instead),
  ]
    .filter(Boolean)
    .join(" ");
}

/** At the size of things; a tile or a room can be touched all over. */
const reachOf = (space: SceneSpace, { look, sizes }: Country): [number, number] =>
  space.w && space.h
    ? [space.w / 2 / sizes.things, space.h / 2 / sizes.things]
    : (placeOf(look.spaces[space.kind])?.reach ?? [24, 24]);

interface DrawingProps {
  desk: Desk;
  space: SceneSpace;
  country: Country;
  time: Time;
  ring: Ring;
  /** What is on it; the same array while it does not change. */
  pieces: ViewPiece[];
}

/** What the card of a space says can be done there, in whole sentences. */
function jobOf(desk: Desk, { card }: SceneSpace): Said | undefined {
  const own = card && desk.things.cards.get(card);
  return own && own.text ? said(own.text, own.text_marks) : undefined;
}

const Drawing = kept(({ desk, space, country, time, ring, pieces }: DrawingProps) => {
  const { whole, look, sizes } = country,
    Pieces = areasOf(look, space)?.Pieces ?? SpacePieces;
  return (
    <g class="drawing" aria-hidden="true">
      <g transform={`scale(${sizes.things})`}>
        <SpaceDrawing space={space} look={desk.look} map={look} c={look[time]} ring={ring} by={sizes.things} pieces={pieces} job={jobOf(desk, space)} />
        <Pieces
          {...{ space, country, pieces }}
          look={desk.look}
          scene={desk.things.scene}
          reach={reachOf(space, country)}
          side={space.x < whole.x + whole.w / 2 ? -1 : 1}
        />
      </g>
    </g>
  );
});

/** What the map does when one of its spaces is touched. */
export interface SpaceActs {
  click(space: SceneSpace): void;
  key(e: KeyboardEvent, space: SceneSpace): void;
  /** Reached by Tab or arrows: it may lie out of sight. */
  reveal(space: SceneSpace): void;
}

interface HitProps {
  space: SceneSpace;
  country: Country;
  words: string;
  /** Tab stops here. */
  stop: boolean;
  pressed: boolean;
  acts: SpaceActs;
}

const Hit = kept(({ space, country, words, stop, pressed, acts }: HitProps) => {
  const { hit, things } = country.sizes,
    [rx, ry] = reachOf(space, country),
    [w, h] = [rx, ry].map((n) => Math.max(hit, n * things + 5)) as [number, number];
  const d = space.w ? `M${-space.w / 2} ${-space.h! / 2}h${space.w}v${space.h}h${-space.w}z` : `M${-w} 0a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0z`;
  return (
    <path
      class="hit"
      d={d}
      data-ref={space.ref}
      role="button"
      tabindex={stop ? 0 : -1}
      aria-label={words}
      aria-pressed={pressed}
      onClick={() => acts.click(space)}
      onKeyDown={(e) => acts.key(e, space)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && acts.reveal(space)}
    />
  );
});

interface SpaceProps extends Omit<DrawingProps, "pieces">, HitProps {
  can: boolean;
  shaken: boolean;
  pieces: ViewPiece[];
}

export const SpaceNode = kept((props: SpaceProps) => {
  const { desk, space, country, time, ring, pieces, words, stop, pressed, acts, can, shaken } = props;
  return (
    <g
      transform={`translate(${space.x} ${space.y})`}
      class={`space${can ? " can" : ""}${shaken ? " shaken" : ""}`}
    >
      <Drawing {...{ desk, space, country, time, ring, pieces }} />
      <Hit {...{ space, country, words, stop, pressed, acts }} />
    </g>
  );
});

const NOTHING: ViewPiece[] = [];

const alike = (a: ViewPiece[], b: ViewPiece[]) =>
  a.length === b.length &&
  a.every((p, i) => p.kind === b[i]!.kind && p.count === b[i]!.count && p.owner === b[i]!.owner);

/** What is on each space. A list that has not changed stays the same array, so that a move
 * draws only the spaces it concerns. */
export function piecesBySpace(pieces: ViewPiece[], before: Map<Ref, ViewPiece[]>): Map<Ref, ViewPiece[]> {
  const now = new Map<Ref, ViewPiece[]>();
  for (const p of pieces) if (p.space) now.set(p.space, [...(now.get(p.space) ?? []), p]);
  for (const [ref, list] of now) {
    const old = before.get(ref);
    if (old && alike(old, list)) now.set(ref, old);
  }
  return now;
}

export const piecesOf = (on: Map<Ref, ViewPiece[]>, ref: Ref): ViewPiece[] => on.get(ref) ?? NOTHING;
