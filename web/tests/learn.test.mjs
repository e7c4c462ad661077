// The taught first match: every lesson from "Learn" to its last word by clicks, another move
// and back, and leaving it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { drawn, nativeReplay, until, visit } from "./harness.mjs";
import { exportRecord, goTo, keptAt } from "./screens.mjs";

const WINDOWS = { laptop: { width: 1366, height: 633 }, phone: { width: 390, height: 844 } };

async function openLearn(page, game) {
  await page.waitForSelector(".sh-start");
  await page.getByRole("button", { name: `Learn ${game.title}` }).click();
}

/** The titles of the game's lessons; one alone begins without a choice. */
async function lessonsOf(page, game) {
  await goTo(page, "#/", ".sh-start");
  await openLearn(page, game);
  await page.waitForSelector("dialog[open] .sh-line b, main.table");
  const titles = await page.locator("dialog[open] .sh-line b").allTextContents();
  await goTo(page, "#/matches", ".sh-page");
  return titles;
}

async function begin(page, game, title) {
  await goTo(page, "#/", ".sh-start");
  await openLearn(page, game);
  if (title) await page.locator("dialog[open] .sh-line", { hasText: title }).click();
  await page.waitForSelector(".lesson");
}

/** What the lesson says, once it is the learner's turn again after this many moves. */
async function said(page, moves) {
  await until(page, (m) => {
    const table = document.querySelector("main.table");
    return Number(table?.dataset.moves) > m && table.querySelector(".lesson") !== null;
  }, moves);
  return page.evaluate(() => ({
    words: document.querySelector(".lesson").textContent,
    moves: Number(document.querySelector("main.table").dataset.moves),
  }));
}

/** Tiles whose note, as far as it is seen, lies on the dice above it. */
function notesOnDice(page) {
  return page.locator(".fan.tiles .card").evaluateAll((tiles) => tiles.flatMap((tile) => {
    const note = tile.querySelector(".tile-note"), frames = tile.querySelector(".frames")?.getBoundingClientRect();
    if (!frames?.height || !note.textContent) return [];
    const words = document.createRange(), box = note.getBoundingClientRect();
    words.selectNodeContents(note);
    const { left, top, height } = words.getBoundingClientRect();
    const seen = height > 0 && left < box.right && Math.max(top, box.top) < box.bottom;
    return seen && Math.max(top, box.top) < frames.bottom - 2 ? [`${note.textContent} of ${tile.dataset.ref}`] : [];
  }));
}

/** The slip has room for all it says, from the question to the button, and leaves the tabs in
 * sight: on a phone also on its side, and on a small one. */
async function fits(page, { width, height }) {
  const forms = width < height ? [[height, width, "turned"], [360, 640, "phone"], [width, height, "phone"]] : [[width, height, "laptop"]];
  for (const [w, h, form] of forms) {
    await page.setViewportSize({ width: w, height: h });
    await until(page, ([f, x]) => innerWidth === x && document.querySelector("main.table").classList.contains(f), [form, w]);
    await drawn(page);
    assert.deepEqual(await notesOnDice(page), [], `${form}: ${await page.locator(".lesson").textContent()}`);
    const over = await page.evaluate(() => {
      const slip = document.querySelector(".right > .slip"), q = slip.querySelector(".q");
      const tabs = document.querySelector(".tabs").getBoundingClientRect(), laptop = document.querySelector("main.laptop") !== null;
      const short = laptop ? 100 - document.querySelector(".log-panel").clientHeight : 0; // of room for three lines
      return [slip.scrollHeight - slip.clientHeight, q.scrollHeight - q.clientHeight, tabs.bottom - innerHeight, short].filter((px) => px > 1);
    });
    assert.deepEqual(over, [], `${form}: ${await page.locator(".lesson").textContent()}`);
  }
}

/** Takes every marked move; returns how many explanations there were. */
async function follow(page, size) {
  let now = await said(page, -1),
    steps = 0;
  while (/\d+ of \d+/.test(now.words)) {
    steps++;
    await fits(page, size);
    await page.locator(".slip .primary").click();
    now = await said(page, now.moves);
    const news = await page.locator(".since-slip li").allTextContents();
    assert.equal(new Set(news).size, news.length, `what came twice is counted: ${news.join(" ")}`);
  }
  return { steps, closing: now.words };
}

for (const game of GAMES) {
  for (const [name, size] of Object.entries(WINDOWS)) {
    test(`lessons lead by the marked moves to their last word: ${game.name}, ${name}`, async () => {
      const { page, close, troubles } = await visit({ seed: 71, size, touch: name === "phone" });
      const titles = await lessonsOf(page, game);
      for (const title of titles.length > 0 ? titles : [""]) {
        await begin(page, game, title);
        const { steps, closing } = await follow(page, size);
        assert.ok(steps > 3, `${title}: ${steps} steps`);
        assert.match(closing, /Play on/);
        await page.locator(".lesson").getByRole("button", { name: "Play on" }).click();
        await page.waitForSelector(".lesson", { state: "detached" });
        assert.equal((await nativeReplay(await exportRecord(page))).over, false);
      }
      assert.deepEqual(troubles, []);
      await close();
    });
  }
}

test("another move than the lesson's can be taken back, and the lesson goes on", async () => {
  const { page, close } = await visit({ seed: 72, size: WINDOWS.laptop });
  const cursed = GAMES.find((g) => g.name === "so-youve-been-cursed");
  await begin(page, cursed, "Learn the Wizard");
  const first = await said(page, -1);
  await page.locator('.hit[aria-label^="House 18"]').click();
  const aside = await said(page, first.moves);
  assert.match(aside.words, /had another move in mind: go to house 16/);
  await page.locator(".lesson").getByRole("button", { name: "Take it back" }).click();
  await until(page, (w) => document.querySelector(".lesson")?.textContent === w, first.words);
  await page.locator(".slip .primary").click();
  const second = await said(page, first.moves);
  assert.match(second.words, /^ ?2 of /);
  await keptAt(page, second.moves);
  await page.reload();
  assert.match((await said(page, -1)).words, /^ ?2 of /, "a kept match goes on with its lesson");
  await close();
});

test("a lesson that was left is silent, and the match goes on", async () => {
  const { page, close } = await visit({ seed: 73, size: WINDOWS.laptop });
  await begin(page, GAMES.find((g) => g.name === "few-and-cursed"), "");
  await page.locator(".lesson").getByRole("button", { name: "Leave the lesson" }).click();
  await page.waitForSelector(".lesson", { state: "detached" });
  await page.locator(".slip .primary").click();
  await until(page, () => Number(document.querySelector("main.table").dataset.moves) > 0);
  assert.equal(await page.locator(".lesson").count(), 0);
  await close();
});

test("on a phone a lesson that is left leaves the options in their order, the first in sight", async () => {
  const { page, close } = await visit({ seed: 74, size: WINDOWS.phone, touch: true });
  await begin(page, GAMES.find((g) => g.name === "roll-and-fight"), "");
  let now = await said(page, -1);
  const marked = () => page.locator(".slip .opts .opt.on").textContent();
  while (!(await marked()).includes("Set Juggler")) {
    await page.locator(".slip .primary").click();
    now = await said(page, now.moves);
  }
  await page.locator(".lesson").getByRole("button", { name: "Leave the lesson" }).click();
  await page.waitForSelector(".lesson", { state: "detached" });
  await drawn(page);
  assert.match(await marked(), /Set Punch/);
  const over = await page.locator(".slip .opts").evaluate((list) => list.getBoundingClientRect().top - list.querySelector(".opt").getBoundingClientRect().top);
  assert.ok(over <= 1, `${over} px of it above the edge`);
  await close();
});

for (const [name, size] of Object.entries(WINDOWS))
  test(`lessons to choose from stand in line with all else in their dialog: ${name}`, async () => {
    const { page, close } = await visit({ size });
    await openLearn(page, GAMES.find((g) => g.name === "so-youve-been-cursed"));
    const dialog = page.locator("dialog[open]");
    const boxes = await dialog.locator(".sh-choice").evaluateAll((all) => all.map((el) => el.getBoundingClientRect().toJSON()));
    const away = await dialog.locator(".sh-do .sh-btn").evaluate((el) => el.getBoundingClientRect().toJSON());
    assert.ok(boxes.length > 1);
    const edges = { left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)) };
    assert.deepEqual(edges, { left: away.left, right: away.right });
    const key = name === "laptop" ? "top" : "left";
    assert.ok(boxes.every((b) => b[key] === boxes[0][key] && b.height === boxes[0].height), JSON.stringify(boxes));
    await close();
  });
