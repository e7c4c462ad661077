// How the match may end, from look.json for this mode: every way, since an unannounced end feels
// like a mistake.
import type { Scene, View } from "../engine/types";
import type { Look } from "../look";

/** Each end in words: `{cure}` is the last step of that track, `{cure now}` its value. */
export function endsOf(look: Look, view: View, scene: Scene): string[] {
  const own = Array.isArray(look.ends) ? look.ends : ofTheirs(look.ends, view, scene);
  const figure = (id: string, now: boolean) =>
    now ? view.tracks.find((t) => t.id === id)?.value : scene.tracks.find((t) => t.id === id)?.max;
  return own.map((words) =>
    words.replace(/\{(\w+)( now)?\}/g, (_, id: string, now?: string) => String(figure(id, now !== undefined) ?? "")),
  );
}

/** Those of the mission that is on the table, or of the mode. */
function ofTheirs(ends: Record<string, string[]>, view: View, scene: Scene): string[] {
  const mission = scene.cards.find((card) => ends[card.id]);
  return ends[mission?.id ?? view.mode] ?? [];
}
