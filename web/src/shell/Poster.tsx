// A game on the start page: its picture, what it is about, Play and Learn. Alone on the
// page it lies wide and shows its modes too.
import { useMemo } from "preact/hooks";
import { Engine } from "../engine/wasm";
import type { GameInfo, SetupChoice } from "../engine/types";
import { faceStack, lookOf, type Look } from "../look";
import { Icon } from "../table/Icon";
import { quickStart, startMode } from "./actions";
import { go } from "./route";
import { modes, modeWords } from "./draft";
import { nice } from "./phrases";

/** The game's own drawing; without one, its first role on its own cloth. */
export function PosterPicture({ engine, game, look }: { engine: Engine; game: GameInfo; look: Look }) {
  const source = useMemo(() => {
    const drawing = engine.file(game.name, "poster.svg");
    return drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : null;
  }, [game.name]);
  if (source) return <img class="sh-pic" src={source} alt="" draggable={false} />;
  const role = Object.values(look.roles)[0];
  return (
    <div class="sh-pic sh-plain" style={{ background: look.palette.dark.cloth, color: look.palette.dark.hot }}>
      <Icon name={role?.icon ?? "cards"} size={160} />
    </div>
  );
}

function Facts({ game, look }: { game: GameInfo; look: Look }) {
  return (
    <p class="sh-facts">
      <span><Icon name="person" size={17} /> {nice(game.players)}<span class="sr"> players</span></span>
      <span><Icon name="clock" size={16} /> {nice(game.minutes ? `${game.minutes} min` : game.length)}</span>
      <span class="sh-modes">{modeWords(game, look)}</span>
    </p>
  );
}

/** If more than one sits down, people first say who. */
function openMode(game: GameInfo, mode: SetupChoice): void {
  if ((mode.seats_max ?? game.seats_max) > 1) go({ at: "setup", game: game.name, mode: mode.id });
  else startMode(game, mode.id);
}

function Modes({ game }: { game: GameInfo }) {
  return (
    <ul class="sh-mode-list">
      {modes(game).map((mode) => (
        <li>
          <button class="sh-mode" onClick={() => openMode(game, mode)}>
            <Icon name={(mode.seats_max ?? 0) === 0 ? "eye" : (mode.seats_max ?? 0) === 1 ? "person" : "swords"} size={20} />
            <span><b>{nice(mode.label)}</b><small>{nice(mode.note)}</small></span>
            <Icon name="arrow" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Poster({ engine, game, alone, picked, onPick, onLearn }: {
  engine: Engine; game: GameInfo; alone: boolean; picked: boolean; onPick: () => void; onLearn: () => void;
}) {
  const look = lookOf(engine, game);
  const accent = look.palette.light;
  return (
    <article class={`sh-poster${alone ? " alone" : ""}${picked ? " picked" : ""}`} data-game={game.name}
      style={{ "--game-face": faceStack(look.face), "--game-accent": accent.accent, "--game-on": accent.on } as Record<string, string>}
      onPointerEnter={onPick} onFocusCapture={onPick}>
      <PosterPicture engine={engine} game={game} look={look} />
      <div class="sh-poster-words">
        <h2>{nice(game.title)}</h2>
        <p class="sh-about">{nice(game.about)}</p>
        <Facts game={game} look={look} />
        {alone && <Modes game={game} />}
        <div class="sh-poster-do">
          <button class="sh-btn sh-play" onClick={() => quickStart(game)}>Play</button>
          <button class="sh-btn sec" onClick={onLearn} aria-label={`Learn ${game.title}: a guided first match`}>
            <Icon name="lamp" size={18} /> <span class="sh-word">Learn</span>
          </button>
          <button class="sh-btn sec sh-square" onClick={() => go({ at: "setup", game: game.name, mode: "" })} aria-label={`Set up ${game.title}`} title="Set up">
            <Icon name="gear" size={18} />
          </button>
        </div>
      </div>
    </article>
  );
}
