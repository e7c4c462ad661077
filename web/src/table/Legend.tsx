// What the pieces and signs on the map mean.
import { pieceLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { SpaceBadge } from "./map/Places";
import { Token } from "./Token";

export function Legend({ desk }: { desk: Desk }) {
  const scene = desk.things.scene;
  const { legend, legendLines } = desk.look;
  if (legend.length + legendLines.length === 0) return null;
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
      {legendLines.map((line) => (
        <li>
          {line.space && <SpaceBadge look={desk.look} kind={line.space} />}
          {line.icon && (
            <Icon
              name={line.icon}
              size={15}
              colour={(desk.theme === "dark" && line.onDark) || line.colour || "var(--mute)"}
            />
          )}
          {line.label}
        </li>
      ))}
    </ul>
  );
}
