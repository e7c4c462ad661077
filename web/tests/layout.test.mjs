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

/** What is measured after a drawing (tight rails, full faces, the map's own layout) has settled, and
 * nothing is shown in passing: at nightfall the old plate lies on the new one until it has faded.
 * A press ends a moment, the next one comes, and so on until the table is at rest. */
function settled(page) {
  return page.evaluate(() => new Promise((done) => {
    let left = 3;
    const frame = () => {
      const passing = document.querySelector(".moments[data-moment]") !== null;
      if (passing) dispatchEvent(new PointerEvent("pointerdown"));
      left = passing ? 3 : left - 1;
      if (left >= 0) requestAnimationFrame(frame);
      else done();
    };
    frame();
  }));
}

/** One position in all windows. */
async function inAllWindows(page, name, windows, { letters, touch, wide, tabs }) {
  const found = [];
  for (const size of windows) {
    const form = await resize(page, size, letters), where = `${name} at ${size.join("x")}`;
    const how = { targets: true, touch, share: FORMS[form], letters: wide ? undefined : 11, cut: true };
    found.push(...(await check(page, where, how)), ...(await checkHand(page, where)));
    if (tabs) found.push(...(await checkTabs(page, where, how)));
  }
  return found;
}

async function momentsHold(game, { letters = 1, touch, wide = false, moments = game.moments }) {
  const windows = touch ? THUMBS : MICE;
  const { page, close } = await visit({ seed: 65, touch, wide, settings: { size: letters } });
  const found = [], full = new Set(game.fullest.map(([name]) => name)); // their pages are looked at too
  for (const [name, moment] of moments) {
    await openMoment(page, moment);
    found.push(...(await inAllWindows(page, name, windows, { letters, touch, wide, tabs: letters === 1 && !wide && full.has(name) })));
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

// ---- Along a match ----

/** Looked at often along a match, in one window after the other: hands, rows and slips fill up
 * on the way. It is played in the second of them. */
async function holdsAlong({ name, setup }, touch) {
  const windows = touch ? THUMBS : MICE, [width, height] = windows[1];
  const { page, close } = await visit({ seed: 61, touch, size: { width, height } });
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
      await resize(page, windows[1], 1);
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

// ---- The other screens ----

for (const touch of [false, true]) {
  const windows = touch ? THUMBS : MICE, where = touch ? "phones and tablets" : "windows with a mouse";
  const how = { targets: true, touch };

  for (const game of GAMES) {
    test(`setup, rules, results and replay of ${game.name} hold in ${where}`, async () => {
      const { page, close } = await visit({ seed: 63, touch });
      const found = [];
      const everywhere = async (name, options) => {
        for (const size of windows) {
          await resize(page, size, 1);
          found.push(...(await check(page, `${name} at ${size.join("x")}`, options)));
        }
      };
      await goTo(page, `#/setup/${game.name}`, "form.sh-form");
      await everywhere("setup", { ...how, scrolls: true });
      await goTo(page, `#/rules/${game.name}`, ".sh-rules");
      await everywhere("rules", { scrolls: true });
      for (const [name, end] of game.ends) {
        await openMoment(page, end);
        await everywhere(name);
      }
      await page.locator(".result").getByRole("button", { name: "Replay" }).click();
      await page.waitForSelector("output");
      await everywhere("replay");
      assert.deepEqual(summed(found), []);
      await close();
    });
  }

  test(`start, settings and matches hold in ${where}`, async () => {
    const { page, close } = await visit({ seed: 66, touch });
    const found = [];
    const everywhere = async (name, options = how) => {
      for (const size of windows) {
        await resize(page, size, 1);
        found.push(...(await check(page, `${name} at ${size.join("x")}`, options)));
      }
    };
    await page.waitForSelector(".sh-start");
    await everywhere("start");
    await page.getByRole("button", { name: "Settings" }).locator("visible=true").first().click();
    await everywhere("settings");
    await page.keyboard.press("Escape");
    for (const game of GAMES) await sitDown(page, { ...game.versus, seed: 66 });
    await goTo(page, "#/", ".sh-continue");
    await everywhere("start with a match to continue");
    await goTo(page, "#/matches", ".sh-match");
    await everywhere("matches", { ...how, scrolls: true });
    assert.deepEqual(summed(found), []);
    await close();
  });
}

// ---- Changing the form ----

test("a change of form loses neither the focus nor the map's zoom nor an open page", async () => {
  const { page, close } = await visit({ seed: 65 });
  await openMoment(page, GAMES[1].action);
  await resize(page, [1366, 633], 1);
  await page.locator(".tabs [data-page=decks]").click();
  await page.locator(".plate").evaluate((el) => { el.dataset.same = "yes"; });
  const card = page.locator(".fan .card").nth(1);
  await card.focus();
  const name = await card.locator(".nm").textContent();
  for (const size of [[960, 540], [1024, 768], [1536, 730], [1366, 633]]) {
    await resize(page, size, 1);
    assert.equal(await page.evaluate(() => document.activeElement.querySelector(".nm")?.textContent), name, `the focus at ${size}`);
    assert.ok(await page.locator(".plate[data-same=yes]").count(), `the same map at ${size}`);
  }
  assert.match(await page.locator(".tabs .on").textContent(), /Decks/);
  await close();
});
