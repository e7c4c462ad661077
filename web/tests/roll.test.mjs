// Vengeance: Roll & Fight in the page: dice are held back by a touch and thrown by one key, the clock
// runs, bots race beside a person.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LAPTOP, Native, nativeReplay, SIZES, until, untilMoves, visit } from "./harness.mjs";
import { DEN_FIGHT } from "./positions.mjs";
import { exportRecord, loadRecord, openMoment } from "./screens.mjs";

async function position(setup, sitters, lines) {
  const native = new Native();
  try {
    const { match } = await native.must({ do: "new", game: "roll-and-fight", setup, seed: 3, sitters });
    if (lines.length > 0) await native.must({ do: "arrange", match, lines });
    return (await native.must({ do: "record", match })).record;
  } finally {
    native.end();
  }
}

async function sitAt(page, setup, sitters, lines) {
  await loadRecord(page, "roll.play", await position(setup, sitters, lines));
  await page.waitForSelector("main.table");
}

const alone = { mode: "solo", hero: "cricket", den: "velvet_mask", boss: "landlord" };

test("a touch holds a die back, and one key throws the others", async () => {
  const { page, troubles, close } = await visit({ seed: 41 });
  await sitAt(page, { ...alone, relaxed: true }, ["person"], ["phase rolling", "seat 0 hand run, run, knife, wound"]);
  const dice = page.locator(".tray .tray-die");
  assert.equal(await dice.count(), 4);
  assert.ok(await dice.nth(3).isDisabled(), "a Wound stays");
  await dice.nth(0).click();
  await dice.nth(1).click();
  await until(page, () => document.querySelectorAll(".tray-die.kept").length === 2);
  assert.match(await page.locator(".slip .opt").first().textContent(), /all but 2 Run, Wound/);
  assert.equal(await page.locator('.slip .opt[data-verb="roll"]').count(), 1, "one throw is listed");
  await page.keyboard.press("1");
  await untilMoves(page, 1);
  const record = await exportRecord(page);
  assert.match(record, /^(@\d+ )?0 roll all but 2 Run, Wound /m);
  assert.ok((await page.locator('.tray-die [data-face="run"]').count()) >= 2, "they still lie there");
  assert.deepEqual(troubles, []);
  await close();
});

test("on a phone a challenge ends with all parts of its points and the goal in sight", async () => {
  const { page, troubles, close } = await visit({ seed: 44, size: { width: 360, height: 640 }, touch: true });
  await sitAt(page, { ...alone, hero: "shadowman", relaxed: true }, ["person"], ["round 4", "phase fighting", "seat 0 sets dash 1"]);
  await page.locator(".slip .opt", { hasText: "End the fight" }).tap();
  const sum = page.locator(".points tbody td").last();
  assert.match(await sum.textContent(), /^\S+ of 18/);
  assert.deepEqual(await page.locator(".points thead th").allTextContents(), ["Place", "Name", "Training", "Loot", "Objectives", "Boss", "Way out", "Total"]);
  const [cell, slip] = [await sum.boundingBox(), await page.locator(".result .slip").boundingBox()];
  assert.ok(cell.x + cell.width <= slip.x + slip.width, `${cell.x + cell.width} > ${slip.x + slip.width}`);
  assert.deepEqual(troubles, []);
  await close();
});

test("alone nobody has rivals to look at on a phone", async () => {
  const tabs = async (setup, sitters) => {
    const { page, close } = await visit({ seed: 45, size: { width: 390, height: 844 }, touch: true });
    await sitAt(page, setup, sitters, ["phase fighting", "seat 0 sets dash 1"]);
    const found = await page.locator(".tabs [data-page]").evaluateAll((all) => all.map((el) => el.dataset.page));
    await close();
    return found;
  };
  assert.deepEqual(await tabs({ ...alone, relaxed: true }, ["person"]), ["map", "posters", "rail", "log"]);
  assert.deepEqual(await tabs({ mode: "rivals", seats: 2 }, ["person", "quick"]), ["map", "posters", "rail", "seats", "log"]);
});

for (const [width, height] of [[1180, 560], [1366, 633], [768, 1024]]) {
  test(`the small picture of one's own den covers no room of a rival's, at ${width} by ${height}`, async () => {
    const { page, troubles, close } = await visit({ seed: 46, size: { width, height } });
    await sitAt(page, { mode: "rivals", seats: 2 }, ["person", "person"], ["phase fighting", "seat 0 sets dash 1", "seat 1 sets dash 1"]);
    // A tablet held upright has a strip of seats; elsewhere a rival's chip opens the board.
    const upright = width < height, rival = upright ? page.locator("button.strip-seat") : page.locator('[data-seat="1"]').first();
    await rival.click();
    if (!upright) await page.locator(".rival-map").first().click();
    const own = page.locator(".map-other");
    await own.waitFor();
    const [small, large] = [await own.boundingBox(), await page.locator(".plate").boundingBox()];
    assert.ok(small.y + small.height <= large.y, `${small.y + small.height} > ${large.y}`);
    const shown = await own.getAttribute("data-map");
    await own.click(); // and nothing lies on it
    await until(page, () => document.querySelector(".map-other") === null);
    assert.match(shown, /^den_1$/);
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const [width, height] of [[390, 844], [360, 640]]) {
  test(`a phone of ${width} by ${height} shows a whole den while its side is chosen`, async () => {
    const { page, troubles, close } = await visit({ seed: 48, size: { width, height }, touch: true });
    await sitAt(page, { mode: "rivals", seats: 2, relaxed: true }, ["person", "quick"], []);
    await page.locator('.slip .opt[data-verb="side"]').first().waitFor();
    const rooms = await page.evaluate(() => {
      const plate = document.querySelector(".plate").getBoundingClientRect();
      return [...document.querySelectorAll(".plate .space .hit")].map((el) => {
        const { left, right, top, bottom } = el.getBoundingClientRect();
        return left >= plate.left - 1 && right <= plate.right + 1 && top >= plate.top - 1 && bottom <= plate.bottom + 1;
      });
    });
    assert.ok(rooms.length > 6 && rooms.every(Boolean), `${rooms.filter(Boolean).length} of ${rooms.length} rooms are in sight`);
    assert.deepEqual(troubles, []);
    await close();
  });
}

test("on a phone the throw stands beside a set that lies ready", async () => {
  const { page, troubles, close } = await visit({ seed: 49, size: { width: 360, height: 640 }, touch: true });
  await sitAt(page, { ...alone, relaxed: true }, ["person"], ["phase rolling", "seat 0 hand run, run, knife, wound"]);
  assert.match(await page.locator(".slip .do .primary").textContent(), /^Set Dash/);
  await page.getByRole("button", { name: "Roll 3" }).tap();
  await untilMoves(page, 1);
  assert.match(await exportRecord(page), /^(@\d+ )?0 roll all but Wound /m);
  assert.deepEqual(troubles, []);
  await close();
});

test("an Objective that was missed is struck out", async () => {
  const { page, troubles, close } = await visit({ seed: 47 });
  await sitAt(page, { ...alone, relaxed: true }, ["person"], ["phase fighting", "seat 0 empty", "seat 0 at stage", "seat 0 room stage grunt, grunt", "seat 0 sets punch 1"]);
  assert.equal(await page.locator(".goal.missed").count(), 0);
  await page.locator(".slip .opt", { hasText: "Use Punch" }).click();
  await page.locator(".slip .opt", { hasText: "Hit Grunt" }).click();
  await page.waitForSelector(".goal.missed");
  assert.match(await page.locator(".goal.missed").textContent(), /^Clear in one round/);
  assert.deepEqual(troubles, []);
  await close();
});

test("an Objective that was met has its whole plate", async () => {
  const { page, troubles, close } = await visit({ seed: 47, size: LAPTOP, settings: { autoplay: false } });
  await sitAt(page, { ...alone, relaxed: true }, ["person"], ["phase fighting", "seat 0 empty", "seat 0 at stage", "seat 0 room stage grunt", "seat 0 sets punch 1"]);
  await page.locator(".slip .opt", { hasText: "Use Punch" }).click();
  await page.locator(".slip .opt", { hasText: "Hit Grunt" }).click();
  const plate = page.locator(".goal.met");
  await plate.waitFor();
  assert.match(await plate.textContent(), /^Clear in one round/);
  const [wide, room] = await plate.evaluate((el) => [el, el.parentElement].map((box) => box.getBoundingClientRect().width));
  assert.ok(wide > room - 2, `${wide} of ${room}`);
  assert.deepEqual(troubles, []);
  await close();
});

test("the clock starts with the first throw and counts down", async () => {
  const { page, troubles, close } = await visit({ seed: 42 });
  await sitAt(page, alone, ["person"], ["phase rolling"]);
  assert.equal(await page.locator(".countdown").count(), 0);
  await page.keyboard.press("1");
  await page.waitForSelector(".countdown");
  await until(page, () => /^0:([0-3]\d|4[0-3])$/.test(document.querySelector(".countdown b")?.textContent ?? ""));
  assert.deepEqual(troubles, []);
  await close();
});

test("bots race for the dice while a person looks on, and the record replays", async () => {
  const { page, troubles, close } = await visit({ seed: 43 });
  await sitAt(page, { mode: "rivals", seats: 3 }, ["person", "quick:20", "quick:20"], ["phase rolling"]);
  await until(page, () => / set /.test(document.querySelector(".log").textContent));
  await page.keyboard.press("1");
  await until(page, () => /You rolled/.test(document.querySelector(".log").textContent));
  await nativeReplay(await exportRecord(page));
  assert.deepEqual(troubles, []);
  await close();
});

test("bots that race on without a person need none of the page's time", async () => {
  // A clock that stands: whatever waited for it would wait for ever.
  const { page, troubles, close } = await visit({ seed: 44, init: () => { performance.now = () => 1000; } });
  await sitAt(page, { mode: "rivals", seats: 2 }, ["person", "quick"], ["phase rolling"]);
  await page.locator('.slip .opt[data-verb="stop"]').click();
  await until(page, () => document.querySelector(".slip .opt") !== null);
  const record = await exportRecord(page);
  const times = [...record.matchAll(/^@(\d+) 1 roll /gm)].map(([, ms]) => Number(ms));
  assert.ok(times.length > 1 && times.at(-1) > times[0] + 1000, `the bot took its time: ${times}`);
  await nativeReplay(record);
  assert.deepEqual(troubles, []);
  await close();
});

test("on a phone no tile of the hand shows half a line under the next", async () => {
  const { page, close } = await visit({ seed: 98, size: SIZES.phone, touch: true });
  await openMoment(page, DEN_FIGHT);
  const cut = await page.evaluate(() => {
    const tiles = [...document.querySelectorAll(".hand .fan.tiles .card")], words = document.createRange();
    return tiles.slice(0, -1).flatMap((tile, i) => {
      const note = tile.querySelector(".tile-note");
      if (!note?.textContent || getComputedStyle(note).opacity === "0") return [];
      words.selectNodeContents(note);
      return words.getBoundingClientRect().right > tiles[i + 1].getBoundingClientRect().left ? [note.textContent] : [];
    });
  });
  assert.deepEqual(cut, []);
  await close();
});
