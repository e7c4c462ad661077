// Finds room for marks on a map, names and prices alike: each has places where it could go, and
// takes the best one given what is fixed and all other marks.
import { shared, type Frame } from "./geometry";

/** Something fixed. */
export interface Solid extends Frame {
  /** How bad it is to lie on it. */
  weight: number;
}

/** A place where a mark could stand, and how bad it is by itself. */
export interface Choice {
  box: Frame;
  bad: number;
}

const ROUNDS = 4,
  KEPT = 40; // of a mark's choices: those that lie best by themselves
const ON_MARK = 6; // how bad it is to lie on another mark

/** Where all their boxes are. */
function around(choices: Choice[]): Frame {
  let x = Infinity,
    y = Infinity,
    right = -Infinity,
    bottom = -Infinity;
  for (const { box } of choices) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  return { x, y, w: right - x, h: bottom - y };
}

/** Choices with what they cover counted in. */
function counted<C extends Choice>(choices: C[], solids: Solid[]): C[] {
  const area = around(choices),
    near = solids.filter((s) => shared(area, s) > 0);
  return choices.map((choice) => {
    let { bad } = choice;
    for (const s of near) bad += shared(choice.box, s) * s.weight;
    return { ...choice, bad };
  });
}

const best = <C extends Choice>(choices: C[]): C[] => [...choices].sort((a, b) => a.bad - b.bad).slice(0, KEPT);

/** Choices with what they cover counted in, the best first. */
export function weighed<C extends Choice>(choices: C[], solids: Solid[]): C[] {
  return best(counted(choices, solids));
}

/** The same where some things stay and others come and go: only a mark that one of these could
 * touch is weighed again. */
export function weighedAmong<C extends Choice>(choices: C[], stays: Solid[]): (comes: Solid[]) => C[] {
  const area = around(choices),
    all = counted(choices, stays),
    usual = best(all);
  return (comes) => (comes.some((s) => shared(area, s) > 0) ? weighed(all, comes) : usual);
}

/** Marks to be placed, and which of them could cover which. */
class Settling<C extends Choice> {
  readonly taken: C[];
  private readonly beside: number[][];
  constructor(private readonly marks: C[][]) {
    const areas = marks.map(around);
    this.beside = areas.map((area, i) => areas.flatMap((b, j) => (j !== i && shared(area, b) > 0 ? [j] : [])));
    this.taken = marks.map((own) => own[0]!);
  }

  /** How bad a choice is for mark i given all others, except `but`. */
  private cost(i: number, choice: C, but = -1): number {
    let bad = choice.bad;
    for (const j of this.beside[i]!) if (j !== but) bad += shared(choice.box, this.taken[j]!.box) * ON_MARK;
    return bad;
  }

  /** Mark i takes the best place given where the others are. */
  one(i: number): void {
    let least = Infinity;
    for (const choice of this.marks[i]!) {
      if (choice.bad >= least) break; // those that follow are worse still
      const bad = this.cost(i, choice);
      if (bad < least) [least, this.taken[i]] = [bad, choice];
    }
  }

  /** Two that are in each other's way move together: each alone sees no better place. */
  two(i: number): void {
    for (const j of this.beside[i]!) {
      if (shared(this.taken[i]!.box, this.taken[j]!.box) === 0) continue;
      const own = this.marks[i]!.map((c) => ({ c, bad: this.cost(i, c, j) })),
        other = this.marks[j]!.map((c) => ({ c, bad: this.cost(j, c, i) }));
      let least = Infinity;
      for (const a of own)
        for (const b of other) {
          if (a.bad + b.bad >= least) continue;
          const bad = a.bad + b.bad + shared(a.c.box, b.c.box) * ON_MARK;
          if (bad < least) [least, this.taken[i], this.taken[j]] = [bad, a.c, b.c];
        }
    }
  }
}

/** The choice of each mark, from choices that were weighed. */
export function placeMarks<C extends Choice>(marks: C[][]): C[] {
  const settling = new Settling(marks);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of marks.keys()) settling.one(i);
    for (const i of marks.keys()) settling.two(i);
  }
  return settling.taken;
}
