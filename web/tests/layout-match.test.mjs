// Along a match nothing scrolls, collides or is cut off, in any window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { check } from "./probes.mjs";
import { sitDown } from "./screens.mjs";
import { MICE, resize, THUMBS } from "./windows.mjs";

/** Looked at often along a match that is played in one window after the other: hands, rows and slips
 * fill up on the way. */
async function holdsAlong({ name, setup }, touch) {
  const windows = touch ? THUMBS : MICE;
  const { page, close } = await visit({ seed: 61, touch });
  await sitDown(page, { ...setup, seed: 61 });
  const found = new Map();
  let turn = 0;
  await playByClicks(page, {
    seed: 61, touch,
    until: (seen) => seen.moves >= 60,
    each: async (seen) => {
      const size = windows[turn++ % windows.length];
      await resize(page, size, 1);
      for (const words of await check(page, `${name} at ${size.join("x")}`)) {
        if (!found.has(words)) found.set(words, `move ${seen.moves}, ${seen.title}`);
      }
      return look(page);
    },
  });
  assert.deepEqual([...found].slice(0, 8), []);
  await close();
}

for (const game of GAMES) {
  for (const [at, layout] of game.layouts.entries()) {
    test(`nothing scrolls or collides along a match: ${game.name}, ${layout.name}`, () => holdsAlong(layout, at % 2 === 1));
  }
}
