// Easings, and the ways in which the drawings of moments move.
import type { Spot } from "./places";

export const OUT = "cubic-bezier(.2,.8,.2,1)",
  GLIDE = "cubic-bezier(.6,0,.2,1)",
  LAND = "cubic-bezier(.3,1.5,.5,1)";

/** All that one drawing sets in motion; stop() leaves nothing behind. */
export class Motions {
  private readonly running: Animation[] = [];
  private readonly undone: (() => void)[] = [];

  /** `rate`: how many times faster than the table of moments says. */
  constructor(private readonly rate: number) {}

  run(el: Element | null | undefined, frames: Keyframe[], ms: number, easing: string, after = 0): void {
    if (!el) return;
    const timing: KeyframeAnimationOptions = { duration: ms / this.rate, delay: after / this.rate, easing, fill: "both" };
    this.running.push(el.animate(frames, timing));
  }

  /** The same for a thing of the table itself, which goes back to what it was. */
  touch(el: Element | null | undefined, frames: Keyframe[], ms: number, easing: string, after = 0): void {
    if (!el) return;
    this.running.push(el.animate(frames, { duration: ms / this.rate, delay: after / this.rate, easing, fill: "none" }));
  }

  /** `undo` is called when the moment ends, in any way. */
  onEnd(undo: () => void): void {
    this.undone.push(undo);
  }

  stop(): void {
    for (const run of this.running) run.cancel();
    for (const undo of this.undone) undo();
  }
}

/** From one spot to another in an arc, as keyframes of `translate` from where it is drawn. */
export function arc(from: Spot, to: Spot, high: number): Keyframe[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps,
      lift = high * 4 * t * (1 - t);
    return { translate: `${from.x + (to.x - from.x) * t}px ${from.y + (to.y - from.y) * t - lift}px` };
  });
}

/** Straight on. */
export function straight(from: Spot, to: Spot): Keyframe[] {
  return [{ translate: `${from.x}px ${from.y}px` }, { translate: `${to.x}px ${to.y}px` }];
}

export const fadeIn: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
