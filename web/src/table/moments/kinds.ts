// The moments of a match in one place: how each looks, how long it takes, in motion and in its
// reduced form, and what is heard. docs/look.md lists them for readers.
import type { FunctionComponent } from "preact";
import { DieShow, HELD_MS, isJudged, LAND_MS, tumbleMs } from "./Dice";
import { BEAT_MS, EndShow, GLOW_MS, LightShow, NIGHT_MS, STEP_MS, StepShow } from "./Land";
import { BLOW_MS, FALL_APART_MS, FALL_MS, FallShow, MetShow } from "./Fight";
import { NEAR, type Kind, type Moment, type Of } from "./read";
import type { ShowProps } from "./show";
import * as shown from "./Shown";
import type { Cue } from "./sound";
import { COIN_APART_MS, coinsOf, COUNT_MS, EatenShow, GainShow, GLIDE_MS, JUMP_MS, PUT_APART_MS, PutShow, SHAKE_MS, SWELL_MS } from "./Travel";

/** A sound and when it comes, in milliseconds from the beginning. */
type Heard = [Cue, number];

interface Row<K extends Kind> {
  show: FunctionComponent<ShowProps<K>>;
  /** With motion. */
  ms: (m: Of<K>) => number;
  /** In the reduced form. */
  still: (m: Of<K>) => number;
  heard: (m: Of<K>, cueOf: (track: string) => Cue | null) => Heard[];
}

const light = (cue: Cue): Row<"night" | "dawn"> => ({
  show: LightShow,
  ms: () => NIGHT_MS,
  still: () => 200,
  heard: () => [[cue, 0]],
});

export const KINDS: { [K in Kind]: Row<K> } = {
  die: {
    show: DieShow,
    ms: (m) => tumbleMs(m.dice.length) + LAND_MS + HELD_MS,
    still: () => 120 + HELD_MS,
    heard: (m) => [["die-rattle", 0], ...(isJudged(m) ? [[m.good ? "die-hit" : "die-miss", tumbleMs(m.dice.length)] as Heard] : [])],
  },
  throw: {
    show: () => null,
    ms: (m) => tumbleMs(m.count),
    still: () => 1,
    heard: () => [["die-rattle", 0]],
  },
  eaten: {
    show: EatenShow,
    ms: (m) => SHAKE_MS + JUMP_MS + SWELL_MS + (m.gain ? 400 : 0),
    still: () => 1000,
    heard: (m) => [["gulp", SHAKE_MS + JUMP_MS - 80], ...(m.alike > 1 ? [["stomach", SHAKE_MS + JUMP_MS + SWELL_MS] as Heard] : [])],
  },
  put: {
    show: PutShow,
    ms: (m) => GLIDE_MS + PUT_APART_MS * (m.items.length - 1) + SWELL_MS,
    still: () => 1000,
    heard: (m) => (m.cue ? [[m.cue, 0]] : []),
  },
  gain: {
    show: GainShow,
    ms: (m) => GLIDE_MS + COIN_APART_MS * (coinsOf(m.by) - 1) + COUNT_MS,
    still: () => 1000,
    heard: (m, cueOf) => [[m.by < 0 ? "pay" : (cueOf(m.track) ?? "coin"), 0]],
  },
  threshold: {
    show: shown.ThresholdShow,
    ms: () => 2 * shown.FLASH_MS + shown.LABEL_MS,
    still: () => shown.LABEL_MS,
    heard: (m) => [[m.harm ? "beaten" : "threshold", 0]],
  },
  fall: {
    show: FallShow,
    ms: (m) => BLOW_MS + FALL_MS + FALL_APART_MS * (m.items.length - 1),
    still: () => FALL_MS,
    heard: () => [["fall", BLOW_MS]],
  },
  met: {
    show: MetShow,
    ms: () => 2 * shown.FLASH_MS + shown.LABEL_MS,
    still: () => shown.LABEL_MS,
    heard: () => [["met", 0]],
  },
  card: {
    show: shown.CardShow,
    ms: () => shown.COME_MS + shown.HOLD_MS + shown.GO_MS,
    still: () => shown.HOLD_MS,
    heard: (m) => [[m.against ? "card-bad" : "card-up", 0]],
  },
  turn: {
    show: shown.TurnShow,
    ms: (m) => shown.FRAME_MS + (m.prompt ? shown.RIBBON_MS : 0),
    still: (m) => (m.prompt ? shown.RIBBON_MS : 1),
    heard: (m) => (m.prompt ? [["your-turn", 0]] : []),
  },
  night: light("nightfall") as Row<"night">,
  dawn: light("dawn") as Row<"dawn">,
  step: {
    show: StepShow,
    ms: (m) => 2 * BEAT_MS + STEP_MS + (m.left <= NEAR ? GLOW_MS : 0),
    still: () => 2000,
    heard: (m) => [["monster-step", 2 * BEAT_MS], ...(m.left <= NEAR ? [["alarm", 2 * BEAT_MS + STEP_MS] as Heard] : [])],
  },
  reveal: {
    show: shown.RevealShow,
    ms: () => shown.FLIP_MS + shown.REVEALED_MS,
    still: () => 120 + shown.REVEALED_MS,
    heard: () => [["reveal", 0]],
  },
  end: {
    show: EndShow,
    ms: () => 400,
    still: () => 1,
    heard: (m) => [[m.as === "won" ? "win" : m.as === "lost" ? "lose" : "over", 0]],
  },
};

/** What concerns only others is short. */
const OTHERS = 0.6;

export function lengthOf(m: Moment, still: boolean): number {
  const row = KINDS[m.kind] as Row<Kind>;
  return (still ? row.still(m) : row.ms(m)) * (m.mine ? 1 : OTHERS);
}

/** How much faster a shortened moment goes. */
export const paceOf = (m: Moment): number => (m.mine ? 1 : 1 / OTHERS);

export function heardOf(m: Moment, cueOf: (track: string) => Cue | null): Heard[] {
  return (KINDS[m.kind] as Row<Kind>).heard(m, cueOf);
}
