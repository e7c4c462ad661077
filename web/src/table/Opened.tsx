// Cards opened for a look, over the table: a pile as cards, a panel as lines large enough for a
// thumb.
import type { Desk, Opened } from "./desk";
import { Dialog } from "./Dialog";
import { CardButton, handCards } from "./Hand";
import { Ware, type Line } from "./Wares";

function linesOf(desk: Desk, opened: Opened): Line[] {
  return opened.cards.flatMap(({ ref, note, count, about }) => {
    const card = desk.things.cards.get(ref);
    if (!card) return [];
    return [{ card, item: { note }, ...(count && { count }), ...(about && { ref: about }) }];
  });
}

export function OpenedCards({ desk, opened }: { desk: Desk; opened: Opened }) {
  const close = () => desk.openCards(null);
  const lines = linesOf(desk, opened),
    held = handCards(desk); // an option for a card in hand is not one for its twin in a pile
  return (
    <Dialog label={opened.label} onClose={close}>
      <section class="slip opened">
        <div class="q">
          <h2>{opened.label}</h2>
          <p>{lines.length === 0 ? "No cards." : opened.as === "cards" && `${lines.length} in all`}</p>
        </div>
        {opened.as === "cards" ? (
          <div class="row-cards open-pile">
            {lines.map(({ card, item }, i) => (
              <CardButton key={`${card.ref}.${i}`} desk={desk} card={card} note={item.note} small still={held.includes(card.ref)} />
            ))}
          </div>
        ) : (
          <ul>
            {lines.map((line) => (
              <Ware
                key={`${line.card.ref}${line.item.note}`}
                desk={desk}
                line={line}
                icon
                look={desk.look}
                after={() => desk.about() && close()}
              />
            ))}
          </ul>
        )}
        <div class="do">
          <button class="btn primary" onClick={close}>
            Close
          </button>
        </div>
      </section>
    </Dialog>
  );
}
