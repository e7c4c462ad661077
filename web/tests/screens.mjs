// Ways through the shell that several tests walk: setting up, leaving, records in and out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { nativeReplay, PATIENCE_MS } from "./harness.mjs";
import { look } from "./player.mjs";
import { recordOf } from "./positions.mjs";

/** The label with these words in the field of this name. */
function choice(page, field, words) {
  return page.locator("fieldset", { has: page.getByText(field, { exact: true }) })
    .locator("label", { has: page.getByText(words, { exact: true }) });
}

/** Chooses one of several, which lie side by side or, if there are many, in a list. */
export async function choose(page, field, words) {
  const list = page.locator("label.sh-list", { hasText: field }).locator("select");
  if (await list.count()) await list.selectOption({ label: words });
  else await choice(page, field, words).click();
}

/** A field of the whole table: a switch, a number or one of several. */
async function fill(page, label, value) {
  if (typeof value === "boolean") await page.locator("label.sh-switch", { hasText: label }).click();
  else if (typeof value === "number") await page.locator("label.sh-number", { hasText: label }).locator("input").fill(String(value));
  else await choose(page, label, value);
}

/** Fills the form by clicks and sits down; see games.mjs for what a setup is. */
export async function sitDown(page, { game, mode, seats, bySeat = {}, fields = {}, sitters = [], seed }) {
  await page.evaluate((name) => { location.hash = `#/setup/${name}`; }, game.name);
  await page.locator("form.sh-form").waitFor();
  await page.locator(`.sh-mode-card:has(input[value="${mode}"])`).click();
  if (seats !== undefined && (await choice(page, "Seats", String(seats)).count())) await choice(page, "Seats", String(seats)).click();
  for (const [label, values] of Object.entries(bySeat)) {
    for (const [seat, value] of values.entries()) await choose(page, `${label} of seat ${seat + 1}`, value);
  }
  for (const [seat, who] of sitters.entries()) await choose(page, `Who sits in seat ${seat + 1}`, who);
  for (const [label, value] of Object.entries(fields)) await fill(page, label, value);
  if (seed !== undefined) {
    await page.getByText("Seed", { exact: true }).click();
    await page.getByPlaceholder("a number, or 32 hex digits").fill(String(seed));
  }
  await page.locator("form.sh-form button[type=submit]").click();
  await page.waitForSelector("main.table");
}

export async function openMenu(page) {
  await page.locator(".bar button[aria-label=Menu]").click();
  await page.waitForSelector("dialog[open] .sh-menu");
}

/** The record as the menu hands it out. The result slip is put aside where it lies on top. */
export async function exportRecord(page) {
  const aside = page.getByRole("button", { name: "Look at the board" });
  if (await aside.count()) await aside.click();
  await openMenu(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the record" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /\.play$/);
  const text = readFileSync(await file.path(), "utf8");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  return text;
}

/** The record once bots have nothing to do any more: some are asked at the same time as people. */
export async function restingRecord(page) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const record = await exportRecord(page), { asked, moves } = await nativeReplay(record);
    if (asked.every((seat) => !record.includes(`\nseat ${seat} quick\n`))) return { record, moves };
  }
  return assert.fail("the bots never came to rest");
}

/** Brings a file through "Load a record" of the start page. */
export async function loadRecord(page, name, text) {
  await page.evaluate(() => { location.hash = "#/"; });
  await page.waitForSelector(".sh-start");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^Load/ }).locator("visible=true").first().click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Sits down at a position; one that is over shows its result. */
export async function openMoment(page, moment) {
  await loadRecord(page, "Sunday evening.play", await recordOf(moment));
  await page.waitForSelector("main.table");
  await page.mouse.move(0, 0); // it would rest on something, and the slip would turn to it
  if (moment.until !== null) return look(page);
  await page.evaluate(() => { location.hash = location.hash.replace("/replay/", "/table/"); });
  return page.waitForSelector(".result");
}

/** Follows an address within the page. */
export async function goTo(page, hash, wait) {
  await page.evaluate((h) => { location.hash = h; }, hash);
  await page.waitForSelector(wait);
}

/** What this browser keeps: [{head, record}], the latest first. */
export function kept(page) {
  return page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("baize");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction(["matches", "records"]);
      const heads = work.objectStore("matches").getAll();
      const keys = work.objectStore("records").getAllKeys(), records = work.objectStore("records").getAll();
      work.oncomplete = () => {
        opening.result.close();
        const text = new Map(keys.result.map((key, i) => [key, records.result[i]]));
        resolve(heads.result.map((head) => ({ head, record: text.get(head.id) })).sort((a, b) => b.head.changed - a.head.changed));
      };
    };
  }));
}

/** Waits until the latest kept match stands at the move that the table shows. */
export async function keptAt(page, moves) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const [latest] = await kept(page);
    if (latest?.head.moves === moves) return latest;
  }
  assert.fail(`no kept match stands at move ${moves}`);
}

/** The fingerprint that a record ends with. */
export function lastMark(record) {
  return /~([0-9a-f]{8})\s*$/.exec(record)?.[1];
}
