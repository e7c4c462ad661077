// What lies under a map, by the kind of ground that look.json names: one row each, so that a new
// kind is a file and a line here. A ground is drawn once; it changes with the plate, with day and
// night, and where the map grows.
import type { VNode } from "preact";
import type { SceneSpace } from "../../engine/types";
import type { MapLook, Time } from "../../look";
import type { Country } from "./fit";
import type { Frame } from "./geometry";
import { Meadow } from "./Meadow";
import { Roads, type Road } from "./Roads";
import type { OnSpace } from "./Pieces";
import { Rooms, ROOMS } from "./Rooms";
import { Sands } from "./Sands";
import type { SpaceProps } from "./Space";
import type { Newcomer, Stand } from "./standing";
import { Tiles, TILES } from "./Tiles";

export interface GroundProps {
  /** Sets apart what two maps of a page name. */
  id: string;
  country: Country;
  time: Time;
  roads: Road[];
  /** Where things lie about, and ground for a window of any shape. */
  land: Frame;
  far: Frame;
}

interface RoadProps {
  roads: Road[];
  country: Country;
  time: Time;
}

export interface PiecesProps extends OnSpace {
  space: SceneSpace;
  country: Country;
}

/** Spaces that touch, each with a size of its own. */
export interface AreaPainter {
  /** They become wider or higher as the plate is; others keep their shape and have a largest size. */
  stretch: boolean;
  Space(props: SpaceProps): VNode;
  /** What lies on one of them; those who walk are drawn later. */
  Pieces(props: PiecesProps): VNode;
  stand(who: Newcomer): Stand;
}

interface GroundPainter {
  Ground(props: GroundProps): VNode;
  /** Lines between spaces, over the ground; none where neighbours touch. */
  Roads?(props: RoadProps): VNode;
  /** Class of its names: those of an open country are in the letters of the page. */
  letters: string;
  /** Its spaces that have a size; elsewhere they are laid out like tiles and drawn like spots. */
  areas?: AreaPainter;
}

const GROUNDS: Record<string, GroundPainter> = {
  meadow: { Ground: Meadow, Roads, letters: "place-name" },
  sands: { Ground: Sands, Roads, letters: "place-name open" },
  tiles: { Ground: Tiles, letters: "place-name open", areas: TILES },
  rooms: { Ground: Rooms, letters: "place-name open", areas: ROOMS },
};

export function groundOf({ ground }: MapLook): GroundPainter {
  const painter = GROUNDS[ground];
  if (!painter) throw new Error(`look.json: there is no ground "${ground}"; there are ${Object.keys(GROUNDS).join(", ")}`);
  return painter;
}

/** Who draws a space that has a size of its own. */
export const areasOf = (look: MapLook, space: SceneSpace): AreaPainter | undefined => (space.w ? groundOf(look).areas : undefined);
