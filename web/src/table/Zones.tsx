// Zones on a seat's board and in the shared rail: paths of tokens, slots, counts, rows.
import type { ViewItem, ViewZone } from "../engine/types";
import { pieceLook, zoneLook, type ZoneLook } from "../look";
import type { Desk } from "./desk";
import { Die, dieOf } from "./Die";
import { Icon } from "./Icon";
import { textOf } from "./markedWords";
import { Token } from "./Token";

export function labelOf(desk: Desk, zone: ViewZone, own: ZoneLook): string {
  return own.label ?? desk.things.scene.zones.find((z) => z.id === zone.id)?.label ?? zone.id;
}

function can(desk: Desk, zone: ViewZone): string {
  return desk.optionsOf(`zone:${zone.id}`).length ? " can" : "";
}

/** A row of steps: those done are ticked, the next is ringed. */
export function Path({ desk, zone, size = 34 }: { desk: Desk; zone: ViewZone; size?: number }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const done = zone.items.filter((i) => i.state === "done").length;
  const next = zone.items.find((i) => i.state === "next");
  return (
    <div class={`zone path${can(desk, zone)}`} data-zone={zone.id} data-track={own.track}>
      <h3 class="head">
        {own.icon && <Icon name={own.icon} size={15} />} {labelOf(desk, zone, own)}, {done} of{" "}
        {zone.items.length}
        {next && <span class="next">next: {next.label}</span>}
      </h3>
      <ol class="steps">
        {zone.items.map((item) => (
          <li class={item.state}>
            <Token
              look={pieceLook(desk.look, desk.things.scene, item.kind)}
              size={size}
              label={`${item.label}${item.note ? `, ${item.note}` : ""}`}
            />
            {item.state === "done" && (
              <span class="tick">
                <Icon name="check" size={18} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Slot({ desk, item, own }: { desk: Desk; item: ViewItem; own: ZoneLook }) {
  const shape = own.square ? "slot square" : "slot";
  if (item.count === 0)
    return (
      <li class={`${shape} empty`}>
        <span class="sr">{item.label}</span>
      </li>
    );
  return (
    <li class={shape} title={item.note}>
      <Token
        look={pieceLook(desk.look, desk.things.scene, item.kind)}
        size={own.square ? 24 : 40}
        label={[item.label, item.note].filter(Boolean).join(", ")}
      />
    </li>
  );
}

export function Slots({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  return (
    <div class={`zone${can(desk, zone)}`} data-zone={zone.id}>
      <h3 class="head">{labelOf(desk, zone, own)}</h3>
      <ul class="slots">
        {zone.items.map((item) => (
          <Slot desk={desk} item={item} own={own} />
        ))}
      </ul>
    </div>
  );
}

function footWords(desk: Desk, id: string): { icon: string; words: string } | null {
  const zone = desk.view.zones.find((z) => z.id === id);
  if (!zone) return null;
  const own = zoneLook(desk.look, desk.things.scene, id);
  const count = own.item ? (zone.items.find((i) => i.kind === own.item)?.count ?? 0) : zone.count;
  return { icon: own.icon ?? "bag", words: `${count} ${own.count ?? labelOf(desk, zone, own)}` };
}

/** A shared stock by kinds, with lines about others at its foot. */
export function Shared({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const feet = (own.foot ?? []).map((id) => footWords(desk, id)).filter((f) => f !== null);
  return (
    <div class={`panel zone shared${can(desk, zone)}`} data-zone={zone.id}>
      <h3 class="head">
        {own.icon && <Icon name={own.icon} size={15} />} {zone.count} {own.count ?? labelOf(desk, zone, own)}
      </h3>
      <ul class="kinds">
        {zone.items.map((item) => (
          <li>
            {item.face ? (
              <Die die={dieOf(desk.things.scene, item.kind)} face={item.face} look={desk.look} size={22} label={item.label} />
            ) : (
              <Token look={pieceLook(desk.look, desk.things.scene, item.kind)} size={18} label={item.label} />
            )}
            {item.count}
          </li>
        ))}
      </ul>
      {feet.length > 0 && (
        <p class="feet">
          {feet.map((f) => (
            <span>
              <Icon name={f.icon} size={14} /> {f.words}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Cards in a row with their notes, for automas' orders and plans. */
export function CardRow({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  if (zone.items.length === 0) return null;
  return (
    <div class="zone lines" data-zone={zone.id}>
      <h3 class="head">{labelOf(desk, zone, own)}</h3>
      <ul>
        {zone.items.map((item) => {
          const card = item.ref ? desk.things.cards.get(item.ref) : undefined;
          if (!card) return null;
          return (
            <li class={item.state}>
              <button
                class={`line${desk.optionsOf(card.ref).length ? " can" : ""}`}
                data-ref={card.ref}
                onClick={() => (desk.optionsOf(card.ref).length ? desk.point(card.ref) : desk.zoom(card.ref))}
              >
                <b>{card.title}</b> {item.note && <i>{item.note}</i>} <span>{textOf(card).words}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
