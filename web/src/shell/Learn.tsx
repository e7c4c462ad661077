// "Learn": a game's lessons to choose from. A single one begins at once.
import type { GameInfo } from "../engine/types";
import { Dialog } from "../table/Dialog";
import { Icon } from "../table/Icon";
import { startGuided, startLesson } from "./actions";
import { nice } from "./phrases";

/** Begins at once if there is nothing to choose; returns true if there is. */
export function learn(game: GameInfo): boolean {
  if (game.lessons.length > 1) return true;
  const only = game.lessons[0];
  if (only) startLesson(game, only.name);
  else startGuided(game);
  return false;
}

export function LearnDialog({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  return (
    <Dialog label={`Learn ${game.title}`} onClose={onClose}>
      <section class="sh-sheet sh-menu">
        <h2>{nice(game.title)}</h2>
        <p>A guided first match: it explains each move, then leaves the rest to you.</p>
        <ul class="sh-lessons">
          {game.lessons.map((lesson) => (
            <li>
              <button class="sh-line sh-choice" onClick={() => startLesson(game, lesson.name)}>
                <Icon name="lamp" size={20} />
                <span>
                  <b>{nice(lesson.title)}</b>
                  <small>{nice(lesson.about)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div class="sh-do">
          <button class="sh-btn sec" onClick={onClose}>
            Not now
          </button>
        </div>
      </section>
    </Dialog>
  );
}
