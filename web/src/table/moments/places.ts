// Where on the page a thing is: moments happen at the place they are about. What a small window
// does not show is found at the seat that owns it; what is nowhere has no place.
import type { Owner, Ref } from "../../engine/types";
import type { Desk } from "../desk";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot {
  x: number;
  y: number;
}

function seen(el: Element | null | undefined): Element | null {
  if (!el) return null;
  const box = el.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? el : null;
}

function firstSeen(within: Element, selectors: string[]): Element | null {
  for (const selector of selectors)
    for (const el of within.querySelectorAll(selector)) if (!el.closest(".moments") && seen(el)) return el;
  return null;
}

export class Places {
  constructor(
    private readonly desk: Desk,
    readonly table: HTMLElement,
  ) {}

  /** The box of an element, in the coordinates of the table. */
  box(el: Element): Box {
    const own = el.getBoundingClientRect(),
      all = this.table.getBoundingClientRect();
    return { x: own.left - all.left, y: own.top - all.top, w: own.width, h: own.height };
  }
  middle(el: Element): Spot {
    const { x, y, w, h } = this.box(el);
    return { x: x + w / 2, y: y + h / 2 };
  }
  size(): Spot {
    return { x: this.table.clientWidth, y: this.table.clientHeight };
  }

  find(...selectors: string[]): Element | null {
    return firstSeen(this.table, selectors);
  }
  plate(): Element | null {
    return this.find(".plate");
  }
  seat(owner: Owner | null): Element | null {
    return owner === null || owner === "table" ? null : this.find(`[data-seat="${owner}"]`);
  }
  track(id: string, owner: Owner): Element | null {
    const any = `[data-track="${id}"]`;
    return this.find(`${any}[data-owner="${owner}"]`, `${any}:not([data-owner])`) ?? this.seat(owner);
  }
  /** A card; one that is a space of the map is there. */
  card(ref: Ref): Element | null {
    const space = this.desk.things.scene.spaces.find((s) => s.card === ref);
    return this.find(`.card[data-ref="${ref}"]`, `[data-ref="${ref}"]`, ...(space ? [`.plate [data-ref="${space.ref}"]`] : []));
  }

  /** A zone of that owner: on its board, in the viewer's hand, or anywhere if it is the table's. */
  private zone(id: string, owner: Owner): Element | null {
    const any = `[data-zone="${id}"]`;
    const own = owner === this.desk.view.viewer || owner === "table";
    return this.find(`[data-seat="${owner}"] ${any}`, ...(own ? [any] : [])) ?? this.pile(id, owner) ?? this.seat(owner);
  }
  /** Discards are often drawn with their deck. */
  private pile(id: string, owner: Owner): Element | null {
    const deck = Object.entries(this.desk.look.zones).find(([, look]) => look.discard === id)?.[0];
    return deck && owner === this.desk.view.viewer ? this.find(`[data-zone="${deck}"]`) : null;
  }

  thing(ref: Ref, owner: Owner): Element | null {
    const [kind, id] = ref.split(":") as [string, string];
    switch (kind) {
      case "space":
        return this.find(`.plate [data-ref="${ref}"]`);
      case "seat":
        return this.seat(Number(id));
      case "track":
        return this.track(id, owner);
      case "zone":
        return this.zone(id, owner);
      default:
        return this.card(ref);
    }
  }

  /** Where somebody stands on the map, else their board. */
  stands(owner: Owner | null): Element | null {
    const piece = this.desk.view.pieces.find((p) => p.owner === owner && p.space);
    const space = piece?.space ? this.find(`.plate [data-ref="${piece.space}"]`) : null;
    return space ?? this.seat(owner);
  }
  /** A thing; without one, where its owner or the active seat stands, else the plate. */
  place(ref: Ref | null, owner: Owner | null): Element | null {
    if (ref) return this.thing(ref, owner ?? "table");
    const turn = this.desk.view.seats.findIndex((s) => s.active);
    return this.stands(owner) ?? this.stands(turn) ?? this.plate();
  }
}
