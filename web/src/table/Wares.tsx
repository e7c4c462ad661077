// Cards as lines of a panel: name, what it does, what it costs or brings. A panel without room
// for lines large enough for a thumb shows them in brief, and a touch opens all.
import type { SceneCard, ViewItem } from "../engine/types";
import { cardKind, railLook, type Look } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { chalkClass } from "./chalk";
import { costOf, gainOf, said, segments, textOf, unstopped, type Said } from "./markedWords";
import { useWatched } from "./redraw";
import { Price, typeset } from "./Figures";

export interface Line {
  card: SceneCard;
  item: Pick<ViewItem, "note" | "note_marks">;
  /** What an option names, if not the card itself. */
  ref?: string;
  /** How many are alike. */
  count?: number;
}

/** A thing of the rail that was touched: what can be done with it, or why not; else its card. */
export function touch(desk: Desk, ref: string, card: string = ref): void {
  if (desk.optionsOf(ref).length > 0 || desk.refusedOf(ref).length > 0) desk.point(ref);
  else desk.zoom(card);
}

/** Cards that are alike as one line. */
export function grouped(lines: Line[]): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.card.ref} ${line.item.note}`,
      same = found.get(key);
    if (same) same.count = (same.count ?? 1) + 1;
    else found.set(key, { ...line });
  }
  return [...found.values()];
}

/** What it costs; else the last part of what it brings: of "1 Water, 3 Grit" what counts in the end. */
function worth(card: SceneCard): Said {
  return card.cost ? costOf(card) : (segments(gainOf(card)).pop() ?? said(""));
}

/** In brief, figures are shown with icons. */
function Words({ line, look, icon, brief }: { line: Line; look: Look; icon: boolean; brief?: boolean }) {
  const { card, item } = line;
  const text = unstopped(textOf(card));
  const times = line.count && line.count > 1 ? ` × ${line.count}` : "";
  return (
    <>
      {icon && <Icon name={look.cards.icons[card.id] ?? cardKind(look, card.kind).icon} size={24} />}
      <span class="what">
        <b>
          {typeset(card.title)}
          {times}
        </b>{" "}
        {icon && item.note && <i>{item.note}</i>}
        <span class="mute">{icon && !brief ? text.words : <Price of={text} look={look} size={13} />}</span>
        {!icon && item.note && (
          <i>
            <span class="sep">, </span>
            <Price of={said(item.note, item.note_marks)} look={look} size={13} />
          </i>
        )}
      </span>
      <span class="worth">
        <Price of={worth(card)} look={look} size={16} earned="all" />
      </span>
    </>
  );
}

interface WareProps {
  desk: Desk;
  line: Line;
  icon: boolean;
  look: Look;
  after?: () => void;
}

export function Ware({ desk, line, icon, look, after }: WareProps) {
  const ref = line.ref ?? line.card.ref;
  const state = useWatched(desk, () => `${chalkClass(desk.chalkOf(ref), "can")}${desk.about() === ref ? " sel" : ""}`);
  return (
    <li>
      <button
        class={`line ware${state}`}
        data-ref={line.card.ref}
        onClick={() => {
          touch(desk, ref, line.card.ref);
          after?.();
        }}
      >
        <Words line={line} look={look} icon={icon} />
      </button>
    </li>
  );
}

/** Lies over a panel shown in brief (the style sheet says where): a touch opens all, or first
 * turns to what the panel is about if something can be done with it. */
export function Cover({ desk, label, lines, about }: { desk: Desk; label: string; lines: Line[]; about?: string }) {
  const open = () =>
    about && desk.optionsOf(about).length > 0 && desk.focus !== about
      ? desk.point(about)
      : desk.openCards({
          label,
          as: "lines",
          cards: lines.map(({ card, item, ref, count }) => ({
            ref: card.ref,
            note: item.note,
            ...(count && { count }),
            ...(ref && { about: ref }),
          })),
        });
  return <button class="cover" aria-label={`${label}: look at all`} onClick={open} />;
}

/** The lines of a panel, twice: to be touched, and in brief. */
export function WareList({ desk, lines, icon, label }: { desk: Desk; lines: Line[]; icon: boolean; label: string }) {
  const look = railLook(desk.look, desk.theme);
  return (
    <>
      <ul class="full">
        {lines.map((line) => (
          <Ware key={`${line.card.ref}${line.item.note}`} desk={desk} line={line} icon={icon} look={look} />
        ))}
      </ul>
      <ul class="brief">
        {lines.map((line) => (
          <li
            key={`${line.card.ref}${line.item.note}`}
            class={`line ware${desk.optionsOf(line.card.ref).length ? " can" : ""}`}
          >
            <Words line={line} look={look} icon={icon} brief />
          </li>
        ))}
      </ul>
      {lines.length > 0 && <Cover desk={desk} label={label} lines={lines} />}
    </>
  );
}
