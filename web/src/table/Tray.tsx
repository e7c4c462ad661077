// Dice in the slip, above its options: the viewer's, where a touch holds one back from the next throw
// or lets go of it again, and those that lie there for everybody.
import { useRef } from "preact/hooks";
import type { Ref, View, ViewZone } from "../engine/types";
import type { Desk } from "./desk";
import { Die, dieOf } from "./Die";
import { zonesAt } from "./Hand";
import { diceOf, trayOf, type TrayDie } from "./throws";
import { labelOf } from "./Zones";

const SAYS = { thrown: "is thrown", kept: "held back", stays: "stays" };

const throwsOf = ({ log, viewer }: View): number => log.filter((e) => e.who === viewer && e.moments?.some((m) => m.kind === "roll")).length;

/** Which dice have just been thrown: all but those that were held back or had to stay. */
function useThrown(view: View, dice: TrayDie[]): { thrown: boolean[]; nth: number } {
  const nth = throwsOf(view),
    last = useRef({ nth, kept: new Map<Ref, number>(), thrown: dice.map(() => false) });
  if (last.current.nth !== nth) {
    const rest = new Map(last.current.kept);
    const thrown = dice.map(({ ref }) => {
      const left = rest.get(ref) ?? 0;
      rest.set(ref, left - 1);
      return left <= 0;
    });
    last.current = { nth, kept: new Map(), thrown };
  }
  const kept = new Map<Ref, number>();
  for (const { ref, state } of dice) if (state !== "thrown") kept.set(ref, (kept.get(ref) ?? 0) + 1);
  last.current.kept = kept;
  return { thrown: last.current.thrown, nth };
}

function OwnDice({ desk, tray }: { desk: Desk; tray: ViewZone }) {
  const { view, look } = desk,
    { scene } = desk.things;
  const dice = diceOf(tray, view.asks!.options, desk.kept),
    { thrown, nth } = useThrown(view, dice);
  return (
    <div class="tray" role="group" aria-label="Your dice" data-zone={tray.id}>
      {dice.map((die, i) => (
        <button
          key={thrown[i] ? `${i} ${nth}` : i}
          class={`tray-die ${die.state}${thrown[i] ? " tumbles" : ""}`}
          style={{ "--nth": String(i) }}
          disabled={die.state === "stays" || die.face === 0}
          aria-pressed={die.state === "kept"}
          aria-label={`${die.label}, ${SAYS[die.state]}`}
          onClick={() => desk.keep(die.ref, die.state === "kept" ? -1 : 1)}
        >
          {die.face > 0 ? <Die die={dieOf(scene, die.kind)} face={die.face} look={look} /> : <span class="fresh-die" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

/** Dice that nobody takes, each with its name. */
function LyingDice({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const { scene } = desk.things;
  return (
    <ul class="tray lying" aria-label={labelOf(desk, zone, desk.look.zones[zone.id] ?? { place: "tray" })} data-zone={zone.id}>
      {zone.items.map((item, i) => (
        <li key={i} class={item.state}>
          <Die die={dieOf(scene, item.kind)} face={item.face ?? 1} look={desk.look} />
          <span>
            {item.label}
            {item.state && <span class="sr">, {item.state}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Tray({ desk }: { desk: Desk }) {
  const tray = trayOf(desk.view, desk.look, desk.things.scene);
  if (!desk.view.asks || desk.readOnly) return null;
  return (
    <>
      {zonesAt(desk, "tray", "table")
        .filter((z) => z.items.length > 0)
        .map((zone) => (
          <LyingDice key={zone.id} desk={desk} zone={zone} />
        ))}
      {tray && desk.throwing && <OwnDice desk={desk} tray={tray} />}
    </>
  );
}

/** Another's dice, small: what they are about to get. */
export function RivalDice({ desk, seat }: { desk: Desk; seat: number }) {
  const { scene } = desk.things,
    tray = trayOf(desk.view, desk.look, scene, seat);
  if (!tray) return null;
  return (
    <span class="rival-dice" role="img" aria-label={`Dice: ${tray.items.map((i) => (i.count > 1 ? `${i.count} ${i.label}` : i.label)).join(", ")}`}>
      {tray.items.flatMap((item) =>
        Array.from({ length: item.count }, (_, i) =>
          item.face ? <Die key={i} die={dieOf(scene, item.kind)} face={item.face} look={desk.look} size={18} /> : <span key={i} class="fresh-die" />,
        ),
      )}
    </span>
  );
}
