// What one View offers, by thing: computed once, when it comes in. Everything on the table asks
// for its own part whenever it is drawn.
import type { Choice, Ref, Refused, View } from "../engine/types";

function byTarget<T extends { targets: Ref[] }>(all: T[]): Map<Ref, T[]> {
  const found = new Map<Ref, T[]>();
  for (const one of all)
    for (const ref of new Set(one.targets)) {
      const of = found.get(ref);
      if (of) of.push(one);
      else found.set(ref, [one]);
    }
  return found;
}

export class Offers {
  readonly options: Choice[];
  readonly refused: Refused[];
  private readonly can: Map<Ref, Choice[]>;
  private readonly cannot: Map<Ref, Refused[]>;

  /** `readOnly`: a picture of the past, in which nothing can be done. */
  constructor(
    readonly view: View,
    readOnly: boolean,
  ) {
    this.options = readOnly ? [] : (view.asks?.options ?? []);
    this.refused = readOnly ? [] : (view.asks?.refused ?? []);
    this.can = byTarget(this.options);
    this.cannot = byTarget(this.refused);
  }

  optionsOf(ref: Ref): Choice[] {
    return this.can.get(ref) ?? [];
  }
  refusedOf(ref: Ref): Refused[] {
    return this.cannot.get(ref) ?? [];
  }
  legal(): Set<Ref> {
    return new Set(this.can.keys());
  }
}
