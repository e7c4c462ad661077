// A set-up form as data: what was chosen, what applies, and the words the engine reads.
import type { GameInfo, SetupChoice, SetupField } from "../engine/types";
import type { Look } from "../look";
import type { Level, Sitter } from "../match/match";

export type Value = string | number | boolean;
export interface Draft {
  mode: string;
  seats: number;
  values: Record<string, Value>; // fields for the whole table
  perSeat: Record<string, Value[]>;
  sitters: Sitter[];
}

export function modeField(game: GameInfo): SetupField | undefined {
  return game.setup.find((f) => f.key === "mode" && f.kind === "choice");
}
export function modes(game: GameInfo): SetupChoice[] {
  return modeField(game)?.choices ?? [];
}
function modeOf(game: GameInfo, id: string): SetupChoice | undefined {
  return modes(game).find((m) => m.id === id);
}
export function seatRange(game: GameInfo, mode: string): [number, number] {
  const own = modeOf(game, mode);
  return [own?.seats_min ?? game.seats_min, own?.seats_max ?? game.seats_max];
}
/** Fields that are asked in this mode, without the mode itself. */
export function fieldsOf(game: GameInfo, mode: string): SetupField[] {
  return game.setup.filter((f) => f.key !== "mode" && (!f.modes || f.modes.includes(mode)));
}

/** Choices per seat differ if possible: the second seat takes the next one. */
function seatDefaults(field: SetupField, seats: number): Value[] {
  const choices = field.choices ?? [];
  const first = Math.max(0, choices.findIndex((c) => c.id === field.default));
  return Array.from({ length: seats }, (_, seat) =>
    choices.length > 0 ? choices[field.alike ? first : (first + seat) % choices.length]!.id : field.default);
}

export function newDraft(game: GameInfo, mode?: string): Draft {
  const chosen = modeOf(game, mode ?? "")?.id ?? String(modeField(game)?.default ?? "");
  const seats = seatRange(game, chosen)[0];
  const draft: Draft = { mode: chosen, seats, values: {}, perSeat: {}, sitters: [] };
  for (const field of game.setup) {
    if (field.key === "mode") continue;
    if (field.per_seat) draft.perSeat[field.key] = seatDefaults(field, seats);
    else draft.values[field.key] = field.default;
  }
  draft.sitters = sittersFor(seats);
  return draft;
}

function sittersFor(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: "person" } : { kind: "bot", level: "quick" as Level });
}

/** The draft in another mode; choices that still fit are kept. */
export function inMode(game: GameInfo, draft: Draft, mode: string): Draft {
  const fresh = newDraft(game, mode);
  return { ...fresh, values: { ...fresh.values, ...draft.values } };
}
/** What seats have stays; a new one takes what nobody has yet, its own default first. */
function moreSeats(field: SetupField, before: Value[], seats: number): Value[] {
  const values = before.slice(0, seats);
  for (const own of seatDefaults(field, seats).slice(values.length)) {
    const free = [own, ...(field.choices ?? []).map((c) => c.id)].find((v) => field.alike || !values.includes(v));
    values.push(free ?? own);
  }
  return values;
}
export function withSeats(game: GameInfo, draft: Draft, seats: number): Draft {
  const perSeat = Object.fromEntries(
    game.setup.filter((f) => f.per_seat).map((f) => [f.key, moreSeats(f, draft.perSeat[f.key] ?? [], seats)]));
  const sitters = sittersFor(seats).map((s, i) => draft.sitters[i] ?? s);
  return { ...draft, seats, perSeat, sitters };
}

/** A value that only one seat can have is swapped with the seat that had it. */
export function withSeatValue(draft: Draft, field: SetupField, seat: number, value: Value): Draft {
  const before = draft.perSeat[field.key] ?? [];
  const shared = field.alike && value === field.default;
  const after = before.map((v, i) => (i === seat ? value : v === value && !shared ? before[seat]! : v));
  return { ...draft, perSeat: { ...draft.perSeat, [field.key]: after } };
}

const word = (value: Value): string => (value === true ? "yes" : value === false ? "no" : String(value));

/** As in a record: "mode duel", "role monster, wizard". */
export function setupWords(game: GameInfo, draft: Draft): string[] {
  const lines = draft.mode ? [`mode ${draft.mode}`] : [];
  lines.push(`seats ${draft.seats}`);
  for (const field of fieldsOf(game, draft.mode)) {
    if (!field.per_seat) lines.push(`${field.key} ${word(draft.values[field.key] ?? field.default)}`);
    else if (draft.seats > 0) lines.push(`${field.key} ${(draft.perSeat[field.key] ?? []).map(word).join(", ")}`);
  }
  return lines;
}

const MODE_WORDS = ["Versus", "Co-op", "Solo", "Watch"] as const;

/** "Versus · Solo · Watch": what the modes are for, by how many sit down. What several may
 * play and one may play alone is played together, and what the game's look says. */
export function modeWords(game: GameInfo, { together }: Pick<Look, "together">): string {
  const words = new Set(modes(game).map((m) => {
    const most = m.seats_max ?? game.seats_max, least = m.seats_min ?? game.seats_min;
    return most === 0 ? "Watch" : most === 1 ? "Solo" : least === 1 || together.includes(m.id) ? "Co-op" : "Versus";
  }));
  return MODE_WORDS.filter((w) => words.has(w)).join(" · ");
}
