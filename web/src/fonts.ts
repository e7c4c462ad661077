// The page's fonts are loaded before anything is shown: nothing flashes, and what is measured
// (cards whose words must fit) is measured in the right letters. The start page names every
// game in its own face, so all of them are fetched at once; index.html preloads them.
import type { Engine } from "./engine/wasm";
import { HOUSE_LOOK, lookOf } from "./look";

/** As long as browsers themselves hold text back for a font; then the fallbacks show. */
const PATIENCE_MS = 3000;

export async function loadLetters(engine: Engine): Promise<void> {
  const faces = [HOUSE_LOOK, ...engine.games().map((game) => lookOf(engine, game))].map((look) => look.face);
  const fonts = ["1em Roboto", ...new Set(faces.map((face) => `700 1em ${face}`))];
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const all = Promise.all(fonts.map((font) => document.fonts.load(font)));
  await Promise.race([all, late]).catch(() => undefined); // a missing font stops nobody
}
