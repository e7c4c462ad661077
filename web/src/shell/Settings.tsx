// Settings: theme, text size, pace, motion, sound. The same sheet on the start page and at the table.
import type { Speed } from "../match/match";
import { Dialog } from "../table/Dialog";
import { speaker } from "../table/moments/sound";
import { Choices, Switch } from "./Fields";
import { useSettings } from "./hooks";
import { changeSettings, SIZES, type Settings } from "./storedSettings";

const SPEEDS: [Speed, string][] = [[1, "Calm"], [2, "Quick"], [0, "Instant"]];

/** Each change plays a sound, so that people hear how loud it is. */
function Volume({ value, onChange }: { value: number; onChange: (volume: number) => void }) {
  const percent = Math.round(value * 100);
  return (
    <label class="sh-volume">
      <span class="sh-label">Volume</span>
      <input type="range" min={10} max={100} step={10} value={percent} aria-valuetext={`${percent} %`}
        onInput={(e) => onChange(Number(e.currentTarget.value) / 100)} onChange={() => speaker.play("coin")} />
    </label>
  );
}

export function SettingsFields() {
  const now = useSettings();
  return (
    <div class="sh-fields">
      <Choices label="Theme" value={now.theme} onChange={(theme: Settings["theme"]) => changeSettings({ theme })}
        choices={[["system", "Same as system"], ["light", "Light"], ["dark", "Dark"]]} />
      <Choices label="Text size" value={now.size} onChange={(size: number) => changeSettings({ size })}
        choices={SIZES.map((s) => [s, `${Math.round(s * 100)} %`])} />
      <Choices label="Speed of bots and automas" value={now.speed} onChange={(speed: Speed) => changeSettings({ speed })} choices={SPEEDS} />
      <Switch label="Play forced moves automatically" note="If there is only one thing you can do, it is done for you." on={now.autoplay} onChange={(autoplay) => changeSettings({ autoplay })} />
      <Switch label="Reduce motion" note="Pieces do not travel; a chalk trace shows where they were." on={now.motion === "less"} onChange={(less) => changeSettings({ motion: less ? "less" : "system" })} />
      <Switch label="Sounds" note="Quiet ones, only for things you can also see." on={now.sound} onChange={(sound) => changeSettings({ sound })} />
      {now.sound && <Volume value={now.volume} onChange={(volume) => changeSettings({ volume })} />}
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
