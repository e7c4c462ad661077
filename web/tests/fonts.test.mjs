// The page is set in the letters it brings along, and in no others; all of it stays small.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { dist, root, visit } from "./harness.mjs";
import { DESERT_ACTION, VILLAGE_DAY } from "./positions.mjs";
import { openMoment } from "./screens.mjs";

/** The fonts that the words of a page are drawn with, as the browser itself counts them. */
async function fontsOf(context, page) {
  const browser = await context.newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument", { depth: -1 });
  const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "body *" });
  const found = new Map();
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const font of fonts) found.set(font.familyName, { own: font.isCustomFont });
  }
  return found;
}

async function assertOwnFonts(context, page, face) {
  const fonts = await fontsOf(context, page);
  const foreign = [...fonts].filter(([, font]) => !font.own).map(([name]) => name);
  assert.deepEqual(foreign, [], "fonts of the machine");
  for (const wanted of ["Roboto", face]) assert.ok([...fonts.keys()].some((name) => name.startsWith(wanted)), `${wanted} among ${[...fonts.keys()]}`);
}

/** The terms of a licence: without the copyright before them and advice on how to apply them. */
const termsOf = (licence) => /(PREAMBLE.*)$|(TERMS AND CONDITIONS FOR USE.*?END OF TERMS AND CONDITIONS)/s.exec(licence)[0];
const oneLine = (words) => words.replace(/\s+/g, " ").trim();

test("the page carries the whole licence of every font it brings along", () => {
  const packages = join(root, "web/node_modules/@fontsource-variable"), notice = oneLine(readFileSync(join(dist, "notice.txt"), "utf8"));
  const brought = readdirSync(dist).filter((file) => file.endsWith(".woff2"));
  assert.ok(brought.length > 3);
  for (const file of brought) {
    const licence = readFileSync(join(packages, file.replace(".woff2", ""), "LICENSE"), "utf8");
    assert.ok(notice.includes(oneLine(termsOf(licence))), file);
  }
});

test("the start page brings its own letters", async () => {
  const { context, page, troubles, close } = await visit();
  await page.waitForSelector(".sh-start");
  await assertOwnFonts(context, page, "Besley");
  await assertOwnFonts(context, page, "Brygada");
  assert.deepEqual(troubles, []);
  await close();
});

test("pages of rules are set in the same letters, names of files too", async () => {
  const { context, page, close } = await visit({ path: "#/rules/few-and-cursed" });
  const name = page.locator(".sh-rules code").first();
  await name.waitFor({ state: "attached" });
  assert.ok(await name.evaluate((el) => el.getBoundingClientRect().width > 20), "it is drawn");
  await assertOwnFonts(context, page, "Besley");
  await close();
});

for (const [moment, face] of [[DESERT_ACTION, "Besley"], [VILLAGE_DAY, "Brygada"]]) {
  test(`a table is set in ${face} and Roboto alone`, async () => {
    const { context, page, close } = await visit();
    await page.waitForSelector(".sh-start");
    await openMoment(page, moment);
    await assertOwnFonts(context, page, face);
    await close();
  });
}

test("the list of keys is drawn with characters that our letters have", async () => {
  const { page, close } = await visit();
  await page.waitForSelector(".sh-start");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open] kbd");
  const empty = await page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("dialog[open] :is(kbd, dd)")].flatMap((el) => {
      pen.font = getComputedStyle(el).font;
      return [...el.textContent].filter((c) => c !== " " && pen.measureText(c).actualBoundingBoxAscent <= 0 && pen.measureText(c).actualBoundingBoxDescent <= 0);
    });
  });
  assert.deepEqual(empty, []);
  await close();
});

test("letters can be made a third wider, and no line higher", async () => {
  const sizes = async (wide) => {
    const { page, close } = await visit({ wide });
    await page.waitForSelector(".sh-start");
    const box = await page.locator(".sh-motto").evaluate((motto) => {
      const words = document.createRange();
      words.selectNodeContents(motto);
      return { width: words.getBoundingClientRect().width, height: motto.getBoundingClientRect().height };
    });
    await close();
    return box;
  };
  const plain = await sizes(false), wide = await sizes(true);
  assert.ok(Math.abs(wide.width / plain.width - 1.3) < 0.02, `${wide.width} to ${plain.width}`);
  assert.equal(wide.height, plain.height);
});

test("page, script, styles, fonts and engine are under 600 KiB gzipped", () => {
  const files = readdirSync(dist).filter((f) => !/\.(gz|br)$/.test(f)); // those are the same once more
  for (const wanted of ["index.html", "app.js", "worker.js", "fonts.css", "app.css", "shell.css", "baize.wasm", "roboto.woff2", "notice.txt"]) assert.ok(files.includes(wanted), wanted);
  const all = files.reduce((sum, f) => sum + gzipSync(readFileSync(join(dist, f))).length, 0);
  assert.ok(all < 600 * 1024, `${(all / 1024).toFixed(0)} KiB`);
});

test("no style goes from :has() on to every element, which would recalculate all styles at each change", () => {
  const sheet = ["app.css", "shell.css"].map((name) => readFileSync(join(dist, name), "utf8")).join("\n");
  assert.ok(sheet.includes(":has("), "the sheet is there");
  assert.deepEqual(sheet.match(/[^{}]*:has\([^{}]*\)\s*[>+~ ]?\s*\*[^{}]*(?={)/g) ?? [], []);
});

test("no style sheet with letters asks for the window's size, or they would be loaded again with each change of it", () => {
  const sheets = readdirSync(dist).filter((f) => f.endsWith(".css")).map((f) => readFileSync(join(dist, f), "utf8"));
  const letters = sheets.filter((sheet) => sheet.includes("@font-face"));
  assert.ok(letters.length > 0);
  for (const sheet of letters) assert.ok(!sheet.includes("@media"));
});
