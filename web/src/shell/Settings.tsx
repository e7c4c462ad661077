// Settings: theme, text size, pace, motion. The same sheet on the start page and at the table.
import type { Speed } from "../match/match";
import { Dialog } from "../table/Dialog";
import { Choices, Switch } from "./Fields";
import { useSettings } from "./hooks";
import { changeSettings, SIZES, type Settings } from "./likes";

const SPEEDS: [Speed, string][] = [[1, "Calm"], [2, "Quick"], [0, "At once"]];

export function SettingsFields() {
  const now = useSettings();
  return (
    <div class="sh-fields">
      <Choices label="Theme" value={now.theme} onChange={(theme: Settings["theme"]) => changeSettings({ theme })}
        choices={[["system", "As the system"], ["light", "Light"], ["dark", "Dark"]]} />
      <Choices label="Size of the text" value={now.size} onChange={(size: number) => changeSettings({ size })}
        choices={SIZES.map((s) => [s, `${Math.round(s * 100)} %`])} />
      <Choices label="Pace of bots and automas" value={now.speed} onChange={(speed: Speed) => changeSettings({ speed })} choices={SPEEDS} />
      <Switch label="Forced choices play themselves" note="Where there is only one thing to do, it is done." on={now.autoplay} onChange={(autoplay) => changeSettings({ autoplay })} />
      <Switch label="Less motion" note="Things do not travel; a chalk trace shows where they were." on={now.motion === "less"} onChange={(less) => changeSettings({ motion: less ? "less" : "system" })} />
    </div>
  );
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Settings" onClose={onClose}>
      <section class="sh-sheet">
        <h2>Settings</h2>
        <SettingsFields />
        <div class="sh-do"><button class="sh-btn" onClick={onClose}>Done</button></div>
      </section>
    </Dialog>
  );
}
