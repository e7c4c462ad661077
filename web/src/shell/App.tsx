// The page: which screen is shown, in which theme and size, and what it has to say.
import { useEffect } from "preact/hooks";
import { Engine } from "../engine/wasm";
import { HOUSE_LOOK, paletteStyle, type Theme } from "../look";
import { Icon } from "../table/Icon";
import { speaker } from "../table/moments/sound";
import { useNotice, useRoute, useSettings, useTheme } from "./hooks";
import { Matches } from "./Matches";
import { say } from "./notice";
import { SavedReplay, SharedPosition } from "./Replay";
import type { Route } from "./route";
import { RulesPage } from "./Rules";
import { motionIsLess } from "./storedSettings";
import { SetupForm } from "./Setup";
import { Sorry } from "./Sorry";
import { Start } from "./Start";
import { TableRoute } from "./TableRoute";

function Screen({ engine, route, theme }: { engine: Engine; route: Route; theme: Theme }) {
  const game = "game" in route ? engine.games().find((g) => g.name === route.game) : undefined;
  switch (route.at) {
    case "start": return <Start engine={engine} theme={theme} />;
    case "matches": return <Matches engine={engine} theme={theme} />;
    case "table": return <TableRoute engine={engine} id={route.id} theme={theme} />;
    case "replay": return <SavedReplay engine={engine} id={route.id} theme={theme} />;
    case "position": return <SharedPosition engine={engine} packed={route.packed} theme={theme} />;
    case "setup": return game ? <SetupForm key={game.name} engine={engine} game={game} mode={route.mode} theme={theme} /> : <Sorry words={`There is no game '${route.game}' here.`} />;
    case "rules": return game ? <RulesPage engine={engine} game={game} clause={route.clause} theme={theme} /> : <Sorry words={`There is no game '${route.game}' here.`} />;
  }
}

function Notice() {
  const words = useNotice();
  if (!words) return null;
  return (
    <div class="sh-notice" role="alert">
      <span>{words}</span>
      <button class="sh-tool" aria-label="Close" onClick={() => say("")}><Icon name="cross" size={16} /></button>
    </div>
  );
}

export function App({ engine }: { engine: Engine }) {
  const route = useRoute();
  const theme = useTheme();
  const now = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = motionIsLess() ? "reduced" : "full";
    speaker.likes = { sound: now.sound, volume: now.volume };
    root.style.colorScheme = theme;
    root.style.setProperty("--size", String(now.size));
  });
  return (
    <div class={`sh-app ${theme}`} style={paletteStyle(HOUSE_LOOK, theme)}>
      <Screen engine={engine} route={route} theme={theme} />
      <Notice />
    </div>
  );
}
