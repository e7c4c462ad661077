// A bare page around one table, for work on it: ?mode=duel&seat=0&seed=7&moves=40&theme=dark
import { render } from "preact";
import { Engine } from "../engine/wasm";
import { lookOf, type Theme } from "../look";
import { Match, type Sitter } from "../match/match";
import { placeIcons } from "./Icon";
import { TableScreen } from "./TableScreen";

async function start(): Promise<void> {
  placeIcons();
  const q = new URLSearchParams(location.search);
  const engine = await Engine.get();
  const game = engine.games()[0]!;
  const mode = q.get("mode") ?? "duel";
  const seats = mode === "duel" ? 2 : mode === "nobody" ? 0 : 1;
  const me = Number(q.get("seat") ?? 0);
  const sitters: Sitter[] = Array.from({ length: seats }, (_, i) => (i === me ? { kind: "person" } : { kind: "bot", level: "quick" }));
  const match = await Match.start({ game: game.name, setup: [`mode ${mode}`], seed: q.get("seed") ?? "7", sitters });
  const theme = (q.get("theme") ?? "light") as Theme;
  render(<TableScreen match={match} look={lookOf(engine, game)} theme={theme} onMenu={() => undefined} onRules={() => undefined} />, document.getElementById("app")!);
  (window as unknown as { match: Match }).match = match;
}

void start();
