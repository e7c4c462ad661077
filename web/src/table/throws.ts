// Dice in hand that may be thrown again. A throw says which of them it keeps back, by the tokens it
// names; of all throws on offer the slip lists the one that keeps what the viewer holds back.
import type { Choice, Ref, Scene, View, ViewZone } from "../engine/types";
import { zoneLook, type Look } from "../look";

/** How many dice of each face are held back. */
export type Kept = ReadonlyMap<Ref, number>;

export function trayOf(view: View, look: Look, scene: Scene, owner: View["viewer"] | number = view.viewer): ViewZone | undefined {
  return view.zones.find((z) => z.owner === owner && z.items.length > 0 && zoneLook(look, scene, z.id).place === "tray");
}

const tokensOf = (option: Choice): Ref[] => option.targets.filter((t) => t.startsWith("token:"));

function countOf(refs: (Ref | null)[], ref: Ref): number {
  return refs.filter((r) => r === ref).length;
}

export const isThrow = (option: Choice, tray: ViewZone): boolean => option.targets.includes(`zone:${tray.id}`);

/** They are being thrown, rather than waiting for the first throw of another phase. */
export function inUse(tray: ViewZone, options: Choice[]): boolean {
  return tray.items.some((i) => (i.face ?? 0) > 0) || options.some((o) => isThrow(o, tray));
}

/** What is still in the tray of what was held back. */
export function stillKept(kept: Kept, tray: ViewZone | undefined): Kept {
  const refs = tray?.items.map((i) => i.ref) ?? [];
  return new Map([...kept].map(([ref, n]) => [ref, Math.min(n, countOf(refs, ref))] as const).filter(([, n]) => n > 0));
}

/** The throw that keeps these dice, and no others but those that every throw keeps. */
export function throwKeeping(options: Choice[], tray: ViewZone, kept: Kept): Choice | undefined {
  const fits = (o: Choice) => [...kept].every(([ref, n]) => countOf(tokensOf(o), ref) >= n);
  return options
    .filter((o) => isThrow(o, tray) && fits(o))
    .sort((a, b) => tokensOf(a).length - tokensOf(b).length)[0];
}

/** All options, with one throw among them. */
export function withOneThrow(options: Choice[], tray: ViewZone | undefined, kept: Kept): Choice[] {
  if (!tray) return options;
  const chosen = throwKeeping(options, tray, kept);
  return options.filter((o) => !isThrow(o, tray) || o === chosen);
}

export interface TrayDie {
  ref: Ref;
  label: string;
  kind: string;
  face: number;
  state: "thrown" | "kept" | "stays";
}

/** The dice one by one: what the next throw takes, what is held back, what no throw may take. */
export function diceOf(tray: ViewZone, options: Choice[], kept: Kept): TrayDie[] {
  const least = throwKeeping(options, tray, new Map()),
    seen = new Map<Ref, number>();
  return tray.items.flatMap((item) =>
    Array.from({ length: item.count }, (): TrayDie => {
      const ref = item.ref ?? `token:${item.kind}`,
        nth = seen.get(ref) ?? 0;
      seen.set(ref, nth + 1);
      const stays = nth < (least ? countOf(tokensOf(least), ref) : Infinity),
        state = stays ? "stays" : nth < (kept.get(ref) ?? 0) ? "kept" : "thrown";
      return { ref, label: item.label, kind: item.kind, face: item.face ?? 0, state };
    }),
  );
}
