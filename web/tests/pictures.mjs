// Makes docs/pictures: the page at its sizes, by day and night, light and dark.
//   node tests/pictures.mjs [FOLDER [NAME ...]]
// With names only pictures that have one of them in theirs. Colours are reduced to 256 where
// pngquant is installed.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { cleanUp, endAll, root, SIZES, until, visit } from "./harness.mjs";
import { DESERT_ACTION, VILLAGE_DAY, VILLAGE_NIGHT, WEST_DAY, WEST_MOMENTS } from "./positions.mjs";
import { openMoment } from "./screens.mjs";

const [folder = join(root, "docs/pictures"), ...names] = process.argv.slice(2);

const desk = { size: SIZES.desk }, tablet = { size: SIZES.tablet };
const window = (width, height) => ({ size: { width, height } });
const laptop = window(1366, 633);
const turned = { ...window(844, 390), touch: true, scale: 2 };
const phone = { size: SIZES.phone, touch: true, scale: 2 };
const dark = { scheme: "dark" };

// ---- What is done before the picture is taken ----

/** Steps to a house that glows, so that the slip asks what to do there. */
async function goThere(page) {
  await page.locator('[data-ref="space:8"]').dispatchEvent("click");
  await page.waitForTimeout(300);
  const fare = page.locator('.opt[data-verb="pay_coins"]');
  if (await fare.count()) await fare.click();
  await page.waitForTimeout(300);
}

/** Points at a house: the slip turns to it, the way there is dotted. */
async function pointAtHouse(page) {
  await page.locator('[data-ref="space:8"]').hover({ force: true });
}

/** Marks the option with these words, by the arrow keys. */
const mark = (words) => async (page) => {
  for (let row = 0; row < 30; row++) {
    if ((await page.locator(".slip .opt.on").textContent()).includes(words)) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no option says ${words}`);
};

/** Brings up a card of the hand. */
async function lift(page) {
  await page.locator(".hand .fan .card").nth(1).hover({ force: true });
}

async function zoom(page) {
  await page.locator(".hand .card", { hasText: "Call to Darkness" }).focus();
  await page.keyboard.press("z");
  await page.waitForSelector("dialog[open] .zoom");
}

/** The start page, with the match to continue. */
async function leave(page) {
  await page.evaluate(() => { location.hash = "#/"; });
  await page.waitForSelector(".sh-continue");
  await until(page, () => document.querySelector(".sh-notice") === null);
}

const nothing = async () => undefined;

// ---- The pictures ----

const PICTURES = [
  ["start", DESERT_ACTION, { ...desk, ...dark }, leave],
  ["start-phone", DESERT_ACTION, phone, leave],
  ["table-few-and-cursed", DESERT_ACTION, { ...desk, ...dark }, mark("Cinder Lake")],
  ["table-few-and-cursed-light", DESERT_ACTION, desk, mark("Cinder Lake")],
  ["tablet-few-and-cursed", DESERT_ACTION, { ...tablet, ...dark }, mark("Cinder Lake")],
  ["phone-few-and-cursed", DESERT_ACTION, phone, mark("Cinder Lake")],
  ["table-so-youve-been-cursed", VILLAGE_DAY, desk, goThere],
  ["table-so-youve-been-cursed-night", VILLAGE_NIGHT, { ...desk, ...dark }, nothing],
  ["tablet-so-youve-been-cursed", VILLAGE_DAY, tablet, nothing],
  ["tablet-so-youve-been-cursed-dark", VILLAGE_DAY, { ...tablet, ...dark }, pointAtHouse],
  ["phone-so-youve-been-cursed", VILLAGE_NIGHT, { ...phone, ...dark }, nothing],
  ["phone-so-youve-been-cursed-day", VILLAGE_DAY, phone, goThere],
  ["laptop-few-and-cursed", DESERT_ACTION, { ...laptop, ...dark }, mark("Cinder Lake")],
  ["laptop-so-youve-been-cursed", VILLAGE_DAY, laptop, lift],
  ["laptop-1536x730-few-and-cursed", DESERT_ACTION, window(1536, 730), mark("Cinder Lake")],
  ["window-so-youve-been-cursed", VILLAGE_NIGHT, { ...window(960, 540), ...dark, scale: 2 }, nothing],
  ["upright-few-and-cursed", DESERT_ACTION, window(768, 1024), mark("Cinder Lake")],
  ["turned-few-and-cursed", DESERT_ACTION, { ...turned, ...dark }, mark("Cinder Lake")],
  ["turned-so-youve-been-cursed", VILLAGE_DAY, turned, nothing],
  ["table-deck-goes-west", WEST_DAY, desk, nothing],
  ["laptop-deck-goes-west", WEST_DAY, laptop, nothing],
  ["table-deck-goes-west-dark", WEST_MOMENTS[1][1], { ...desk, ...dark }, nothing],
  ["phone-deck-goes-west", WEST_MOMENTS[1][1], phone, nothing],
  ["tablet-deck-goes-west", WEST_DAY, window(768, 1024), nothing],
  ["card-zoom", DESERT_ACTION, { ...desk, ...dark }, zoom],
];

async function take([name, moment, options, act]) {
  const { page, close } = await visit({ speed: 1, painted: true, ...options });
  await page.waitForSelector(".sh-start");
  await openMoment(page, moment);
  await act(page);
  await page.waitForTimeout(400);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  await close();
  return path;
}

mkdirSync(folder, { recursive: true });
const made = [];
for (const picture of PICTURES) {
  if (names.length === 0 || names.some((n) => picture[0].includes(n))) made.push(await take(picture));
}
await endAll();
cleanUp();
spawnSync("pngquant", ["--force", "--ext", ".png", "--skip-if-larger", "--speed", "1", "256", "--", ...made], { stdio: "inherit" });
