// The viewer's dice in the slip, above its options: a touch holds one back from the next throw, or
// lets go of it again.
import type { Desk } from "./desk";
import { Die, dieOf } from "./Die";
import { diceOf, trayOf } from "./throws";

const SAYS = { thrown: "is thrown", kept: "held back", stays: "stays" };

export function Tray({ desk }: { desk: Desk }) {
  const { view, look } = desk,
    { scene } = desk.things,
    tray = trayOf(view, look, scene);
  if (!tray || !view.asks || desk.readOnly) return null;
  return (
    <div class="tray" role="group" aria-label="Your dice" data-zone={tray.id}>
      {diceOf(tray, view.asks.options, desk.kept).map((die, i) => (
        <button
          key={i}
          class={`tray-die ${die.state}`}
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
