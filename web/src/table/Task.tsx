// What the match is about: a card whose text is a panel, line by line, with figures as icons.
import type { ViewZone } from "../engine/types";
import { railLook } from "../look";
import type { Desk } from "./desk";
import { cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { chalkClass } from "./chalk";
import { textOf } from "./markedWords";
import { touch } from "./Wares";
import { useWatched } from "./redraw";
import { Jobs, typeset } from "./Figures";
import { labelOf } from "./Zones";

export function Task({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = desk.look.zones[zone.id]!,
    found = cardsOf(desk, zone)[0];
  const state = useWatched(desk, () => (found ? chalkClass(desk.chalkOf(found.card.ref), "can") : ""));
  if (!found) return null;
  const { card } = found;
  return (
    <div class={`panel task${state}`} data-zone={zone.id} data-ref={card.ref}>
      <h3 class="head">
        {own.icon && <Icon name={own.icon} size={15} />} {labelOf(desk, zone, own)}
      </h3>
      <button class="task-name" onClick={() => touch(desk, card.ref)}>
        {typeset(card.title)}
      </button>
      <div class="task-lines">
        <Jobs of={textOf(card)} look={railLook(desk.look, desk.theme)} />
      </div>
    </div>
  );
}

export function Tasks({ desk }: { desk: Desk }) {
  return (
    <>
      {zonesAt(desk, "task", "table").map((zone) => (
        <Task key={zone.id} desk={desk} zone={zone} />
      ))}
    </>
  );
}
