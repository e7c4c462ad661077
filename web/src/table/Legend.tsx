// What the pieces and marks of the map mean.
import { pieceLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { SpaceBadge } from "./map/Places";
import { Token } from "./Token";

export function Legend({ desk }: { desk: Desk }) {
  const scene = desk.things.scene;
  const { legend, marks } = desk.look;
  if (legend.length + marks.length === 0) return null;
  return (
    <ul class="legend" aria-label="Legend">
      {legend.map(([first, ...rest]) => (
        <li>
          <Token look={pieceLook(desk.look, scene, first!)} size={17} />
          {scene.pieces.find((p) => p.kind === first)?.label ?? first}
          {rest.map((kind) => (
            <Token look={pieceLook(desk.look, scene, kind)} size={20} />
          ))}
        </li>
      ))}
      {marks.map((mark) => (
        <li>
          {mark.space && <SpaceBadge look={desk.look} kind={mark.space} />}
          {mark.icon && (
            <Icon
              name={mark.icon}
              size={15}
              colour={(desk.theme === "dark" && mark.onDark) || mark.colour || "var(--mute)"}
            />
          )}
          {mark.label}
        </li>
      ))}
    </ul>
  );
}
