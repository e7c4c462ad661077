// A table to set up: built from the game's own fields, so that no game needs a form.
import { useId, useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import type { GameInfo, SetupChoice, SetupField } from "../engine/types";
import { lookOf, paletteStyle, type Theme } from "../look";
import type { Level, Sitter } from "../match/match";
import type { KeptPack } from "../saves/store";
import { SeatMark } from "../table/Token";
import { Icon } from "../table/Icon";
import { startDraft } from "./actions";
import { Choices, List, Switch } from "./Fields";
import { Packs } from "./Packs";
import { PosterPicture } from "./Poster";
import { learn, LearnDialog } from "./Learn";
import { go } from "./route";
import { fieldsOf, inMode, modeField, modes, newDraft, seatRange, withSeats, withSeatValue, type Draft, type Value } from "./draft";
import { nice } from "./phrases";

type Change = (draft: Draft) => void;

interface CardsProps { label: string; value: string; choices: SetupChoice[]; onChange: (id: string) => void }

/** One of several that need a sentence each. */
function ChoiceCards({ label, value, choices, onChange }: CardsProps) {
  const name = useId();
  return (
    <fieldset class="sh-choices">
      <legend class="sh-label">{nice(label)}</legend>
      <div class="sh-mode-cards">
        {choices.map((choice) => (
          <label class={choice.id === value ? "sh-mode-card on" : "sh-mode-card"}>
            <input type="radio" name={name} value={choice.id} checked={choice.id === value} onChange={() => onChange(choice.id)} />
            <b>{nice(choice.label)}</b>
            <small>{nice(choice.note)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ModeCards({ game, draft, onChange }: { game: GameInfo; draft: Draft; onChange: Change }) {
  return <ChoiceCards label={modeField(game)?.label ?? "Mode"} value={draft.mode} choices={modes(game)} onChange={(id) => onChange(inMode(game, draft, id))} />;
}

type SitterWord = "person" | Level;
const SITTERS: [SitterWord, string][] = [
  ["person", "Person"], ["random", "Random bot"], ["quick", "Quick bot"], ["keen", "Keen bot"], ["master", "Master bot"],
];
const sitterWord = (s: Sitter | undefined): SitterWord => (s?.kind === "bot" ? s.level : "person");
const sitterOf = (word: SitterWord): Sitter => (word === "person" ? { kind: "person" } : { kind: "bot", level: word });

function choicesOf(field: SetupField): [string, string][] {
  return (field.choices ?? []).map((c) => [c.id, nice(c.label)]);
}

/** Introduces the chosen character. */
function Introduction({ field, chosen }: { field: SetupField; chosen: string }) {
  const note = field.choices?.find((c) => c.id === chosen)?.note;
  return note ? <p class="sh-intro" aria-live="polite">{nice(note)}</p> : null;
}

function SeatRow({ game, draft, seat, onChange }: { game: GameInfo; draft: Draft; seat: number; onChange: Change }) {
  const own = fieldsOf(game, draft.mode).filter((f) => f.per_seat && f.kind === "choice");
  const chosen = (field: SetupField) => String(draft.perSeat[field.key]?.[seat] ?? field.default);
  return (
    <li class="sh-seat">
      <span class="sh-seat-name"><SeatMark seat={seat} size={20} /> Seat {seat + 1}</span>
      {own.map((field) => (
        <Choices hidden label={`${field.label} of seat ${seat + 1}`} brief={own.length > 1 ? field.label : undefined} value={chosen(field)} choices={choicesOf(field)}
          onChange={(value: string) => onChange(withSeatValue(draft, field, seat, value))} />
      ))}
      <List hidden label={`Who sits in seat ${seat + 1}`} value={sitterWord(draft.sitters[seat])} choices={SITTERS}
        onChange={(word: SitterWord) => onChange({ ...draft, sitters: draft.sitters.map((s, i) => (i === seat ? sitterOf(word) : s)) })} />
      {own.map((field) => <Introduction field={field} chosen={chosen(field)} />)}
    </li>
  );
}

function TableField({ field, draft, onChange }: { field: SetupField; draft: Draft; onChange: Change }) {
  const value = draft.values[field.key] ?? field.default;
  const set = (next: Value) => onChange({ ...draft, values: { ...draft.values, [field.key]: next } });
  switch (field.kind) {
    case "switch": return <Switch label={nice(field.label)} note={nice((value === true ? field.yes : field.no) ?? "")} on={value === true} onChange={set} />;
    case "choice":
      return field.choices?.some((c) => c.note)
        ? <ChoiceCards label={field.label} value={String(value)} choices={field.choices} onChange={set} />
        : <Choices label={nice(field.label)} value={String(value)} choices={choicesOf(field)} onChange={set} />;
    case "number":
      return (
        <label class="sh-number"><span class="sh-label">{nice(field.label)}</span>
          <input type="number" min={field.min} max={field.max} value={Number(value)} onInput={(e) => set(Number(e.currentTarget.value))} />
        </label>
      );
  }
}

function SeatCount({ game, draft, onChange }: { game: GameInfo; draft: Draft; onChange: Change }) {
  const [min, max] = seatRange(game, draft.mode);
  if (min === max) return null;
  const choices = Array.from({ length: max - min + 1 }, (_, i): [number, string] => [min + i, String(min + i)]);
  return <Choices label="Seats" value={draft.seats} choices={choices} onChange={(n: number) => onChange(withSeats(game, draft, n))} />;
}

function SetupFields({ game, draft, onChange }: { game: GameInfo; draft: Draft; onChange: Change }) {
  return (
    <>
      {modes(game).length > 1 && <ModeCards game={game} draft={draft} onChange={onChange} />}
      <SeatCount game={game} draft={draft} onChange={onChange} />
      {draft.seats > 0 && (
        <div>
          <h2 class="sh-label">Who sits where</h2>
          <ul class="sh-seats">{draft.sitters.map((_, seat) => <SeatRow key={seat} game={game} draft={draft} seat={seat} onChange={onChange} />)}</ul>
        </div>
      )}
      {fieldsOf(game, draft.mode).filter((f) => !f.per_seat).map((field) => <TableField key={field.key} field={field} draft={draft} onChange={onChange} />)}
    </>
  );
}

export function SetupForm({ engine, game, mode, theme }: { engine: Engine; game: GameInfo; mode: string; theme: Theme }) {
  const look = lookOf(engine, game);
  const [draft, setDraft] = useState(() => newDraft(game, mode));
  const [packs, setPacks] = useState<KeptPack[]>([]);
  const [seed, setSeed] = useState("");
  const [guided, setGuided] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [taught, setTaught] = useState(false);
  const start = (e: Event) => {
    e.preventDefault();
    startDraft(game, draft, { packs, guided, ...(seed.trim() ? { seed: seed.trim() } : {}) })
      .catch((error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)));
  };
  return (
    <main class={`sh sh-page sh-setup ${theme}`} style={paletteStyle(look, theme)}>
      <header class="sh-bar">
        <button class="sh-tool" onClick={() => go({ at: "start" })} aria-label="Back to the start page"><Icon name="undo" size={18} /></button>
        <h1>{nice(game.title)}</h1>
      </header>
      <div class="sh-setup-body">
        <aside class="sh-setup-side">
          <PosterPicture engine={engine} game={game} look={look} />
          <p>{nice(game.about)}</p>
          <button class="sh-btn sec" onClick={() => setTaught(learn(game))}><Icon name="lamp" size={18} /> Learn</button>
          <button class="sh-btn sec" onClick={() => go({ at: "rules", game: game.name, clause: "" })}><Icon name="book" size={18} /> Rules</button>
        </aside>
        <form class="sh-sheet sh-form" onSubmit={start}>
          <SetupFields game={game} draft={draft} onChange={(d) => { setDraft(d); setRefusal(""); }} />
          {draft.seats > 0 && <Switch label="Guided" note="Explains each kind of question the first time it comes up." on={guided} onChange={setGuided} />}
          <Packs engine={engine} game={game} chosen={packs} onChange={(p) => { setPacks(p); setRefusal(""); }} />
          <details class="sh-more">
            <summary>Seed</summary>
            <label class="sh-number"><span>The same seed gives the same dice and cards. Leave it empty for a random one.</span>
              <input type="text" inputMode="numeric" value={seed} placeholder="a number, or 32 hex digits" onInput={(e) => setSeed(e.currentTarget.value)} />
            </label>
          </details>
          {refusal && <p class="sh-refusal" role="alert"><Icon name="no" size={18} /> {refusal}</p>}
          <div class="sh-do"><button class="sh-btn" type="submit">{draft.seats === 0 ? "Watch" : "Sit down"}</button></div>
        </form>
      </div>
      {taught && <LearnDialog game={game} onClose={() => setTaught(false)} />}
    </main>
  );
}
