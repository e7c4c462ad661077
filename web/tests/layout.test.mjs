// Everything on one screen: no scrolling in play, no text on other text, nothing cut off, letters
// that can be read, targets large enough for a thumb, and the map as large as it should be; in
// every window people have. One page is resized from window to window, so that each position is
// opened once; the fullest are looked at in all of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { visit } from "./harness.mjs";
import { check, checkHand, checkTabs, summed } from "./probes.mjs";
import { openMoment } from "./screens.mjs";
import { FORMS, formOf, MICE, resize, THUMBS } from "./windows.mjs";

/** One position in several windows. */
async function inWindows(page, name, windows, { letters, touch, wide, tabs }) {
  const found = [];
  for (const size of windows) {
    const form = await resize(page, size, letters), where = `${name} at ${size.join("x")}`;
    const how = { targets: true, touch, share: FORMS[form], letters: wide ? undefined : 11, cut: true, panels: true, wide };
    found.push(...(await check(page, where, how)), ...(await checkHand(page, where, { wide })));
    if (tabs) found.push(...(await checkTabs(page, where, how)));
  }
  return found;
}

/** The windows for the at-th moment that is not one of the fullest: of those with the same form every
 * other one, so that two moments have all. */
function someWindows(windows, at) {
  const before = {};
  return windows.filter((size) => {
    const form = formOf(...size, 1);
    before[form] = (before[form] ?? -1) + 1;
    return windows.filter((other) => formOf(...other, 1) === form).length === 1 || before[form] % 2 === at % 2;
  });
}

async function momentsHold(game, { letters = 1, touch, wide = false, moments = game.moments }) {
  const windows = touch ? THUMBS : MICE;
  const { page, close } = await visit({ seed: 65, touch, wide, settings: { size: letters } });
  const found = [], full = new Set(game.fullest.map(([name]) => name)); // their pages are looked at too
  for (const [at, [name, moment]] of moments.entries()) {
    await openMoment(page, moment);
    const sizes = full.has(name) ? windows : someWindows(windows, at);
    found.push(...(await inWindows(page, name, sizes, { letters, touch, wide, tabs: letters === 1 && !wide && full.has(name) })));
  }
  assert.deepEqual(summed(found), []);
  await close();
}

for (const game of GAMES) {
  for (const touch of [false, true]) {
    const where = touch ? "phones and tablets" : "windows with a mouse";
    test(`moments of ${game.name} hold in ${where}`, () => momentsHold(game, { touch }));
    test(`moments of ${game.name} hold in ${where}, letters at 140 %`, () => momentsHold(game, { touch, letters: 1.4, moments: game.fullest }));
    test(`moments of ${game.name} hold in ${where}, letters 1.3 times as wide`, () => momentsHold(game, { touch, wide: true, moments: game.fullest }));
  }
}
