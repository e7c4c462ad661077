// Everything on one screen: no scrolling in play, no text on other text, nothing cut off, letters
// that can be read, targets large enough for a thumb, and the map as large as it should be; in
// every window people have. One page is resized from window to window, so that each position is
// opened once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { until, visit } from "./harness.mjs";
import { playByClicks } from "./player.mjs";
import { check, checkHand, checkTabs, summed } from "./probes.mjs";
import { goTo, openMoment, sitDown } from "./screens.mjs";

// Form, and of 100 parts of the window the least that the map has and that nothing lies on.
const FORMS = {
  wall: [45, 40], laptop: [55, 45], window: [50, 42], tablet: [36, 36], turned: [45, 36], upright: [48, 48], phone: [0, 0],
};

const MICE = [[1280, 585], [1366, 633], [1440, 780], [1440, 900], [1536, 730], [1920, 1080], [2560, 1440], [960, 540]];
const THUMBS = [[360, 640], [390, 844], [844, 390], [768, 1024], [1024, 768]];

/** The form that a window of this size has with letters so many times as large as usual. */
function formOf(width, height, letters) {
  const w = width / letters, h = height / letters;
  if (w >= 1880 && h >= 1040) return "wall";
  if (w >= 1120 && h >= 460) return "laptop";
  if (w >= 640 && h >= 460 && h < 700 && w < 1120) return "window";
  if (w >= 960 && w < 1120 && h >= 700) return "tablet";
  if (w >= 560 && h < 460) return "turned";
  return w >= 640 && w < 960 && h >= 700 ? "upright" : "phone";
}

/** Makes the page's window this large and waits until the table has taken its form. */
async function resize(page, [width, height], letters) {
  await page.setViewportSize({ width, height });
  const form = formOf(width, height, letters);
  await until(page, ([f, w, h]) => innerWidth === w && innerHeight === h && document.querySelector("main")?.matches(`.${f}, :not(.table)`), [form, width, height]);
  await settled(page);
  return form;
}

/** What is measured after a drawing (tight rails, full faces, the map's own layout) has settled. */
function settled(page) {
  return page.evaluate(() => new Promise((done) => {
    let left = 3;
    const frame = () => (left-- > 0 ? requestAnimationFrame(frame) : done());
    frame();
  }));
}

/** One position in all windows. */
async function inAllWindows(page, name, windows, { letters, touch, tabs }) {
  const found = [];
  for (const size of windows) {
    const form = await resize(page, size, letters), where = `${name} at ${size.join("x")}`;
    const how = { targets: true, touch, share: FORMS[form], letters: 11, cut: true };
    found.push(...(await check(page, where, how)), ...(await checkHand(page, where)));
    if (tabs) found.push(...(await checkTabs(page, where, how)));
  }
  return found;
}

async function momentsHold(game, { letters = 1, touch, wide = false, moments = game.moments }) {
  const windows = touch ? THUMBS : MICE;
  const { page, close } = await visit({ seed: 65, touch, wide, settings: { size: letters } });
  const found = [];
  for (const [name, moment] of moments) {
    await openMoment(page, moment);
    found.push(...(await inAllWindows(page, name, windows, { letters, touch, tabs: letters === 1 && !wide })));
  }
  assert.deepEqual(summed(found), []);
  await close();
}

for (const game of GAMES) {
  for (const touch of [false, true]) {
    const where = touch ? "phones and tablets" : "windows with a mouse";
    test(`moments of ${game.name} hold in ${where}`, () => momentsHold(game, { touch }));
    test(`moments of ${game.name} hold in ${where}, letters at 140 %`, () => momentsHold(game, { touch, letters: 1.4, moments: game.tight }));
    test(`moments of ${game.name} hold in ${where}, letters 1.3 times as wide`, () => momentsHold(game, { touch, wide: true, moments: game.tight }));
  }
}
