// How quickly the page loads with nothing cached, and how quickly the table responds: a hundred
// clicks and a hundred hovers of each game in a laptop's window and on a wall. A click is timed
// until the first frame that shows what it did: a move, or a group of options that it opened.
//   node tests/speed.mjs [DIST] [--rounds N] [--game NAME] [--wall] [--slow N]
// --slow makes the page's processor N times slower, as in an old laptop or a cheap phone: what takes
// less than a frame on a fast machine can be told apart there.
// With a second folder of the built page both are measured in turns, and the ratio is printed:
// on a busy machine only that means something. Matches begin by a seed, so that the other page may
// be one of another time, which reads no record of today's; games that it has not are measured
// here alone. Such a page may lean on the machine's own fonts:
// BAIZE_FONTS=/etc/fonts/fonts.conf gives them to the browser. A benchmark, not a test: it asks
// for nothing.
import assert from "node:assert/strict";
import { CURSED, FEW, ROLL, WEST } from "./games.mjs";
import { browser, cleanUp, endAll, serve, until, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { openMoment, sitDown } from "./screens.mjs";

const LAPTOP_WINDOW = { width: 1366, height: 633 }, WALL = { width: 1920, height: 1080 };
const COUNT = 100;
const KINDS = ["move", "open", "hover"];

/** In the page: notes how long the picture of every event took. The next frame shows what a hover
 * did; that of a click may still show the old position, so it counts from the moment when
 * what was awaited is in the document. */
function watchPaint() {
  const took = (globalThis.took = { move: [], open: [], hover: [] });
  const note = (kind, since) => {
    const channel = new MessageChannel();
    // The message comes after the frame has been made.
    channel.port1.onmessage = () => took[kind].push(performance.now() - since);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  let entered = 0, clicked = 0;
  addEventListener("pointerover", (e) => {
    if (e.timeStamp === entered) return; // one movement enters several things
    note("hover", (entered = e.timeStamp));
  }, { capture: true });
  addEventListener("click", (e) => { clicked = e.timeStamp; }, { capture: true });
  const table = document.querySelector("main.table");
  const changed = (kind) => () => {
    if (clicked === 0 || globalThis.awaits !== kind) return;
    note(kind, clicked);
    clicked = 0;
  };
  new MutationObserver(changed("move")).observe(table, { attributeFilter: ["data-moves"] });
  const lists = (el) => el.nodeType === Node.ELEMENT_NODE && el.matches(".opts, .opts *");
  new MutationObserver((seen) => {
    if (seen.some(({ addedNodes }) => [...addedNodes].some(lists))) changed("open")();
  }).observe(table, { childList: true, subtree: true });
}

const count = (page, kind) => page.evaluate((k) => globalThis.took[k].length, kind);
const painted = (page, kind, n) => until(page, ([k, least]) => globalThis.took[k].length >= least, [kind, n]);

/** Where these are in sight; `says`: with such words in their names. */
async function middle(page, selector, says = "") {
  return page.evaluate(([wanted, words]) => {
    const named = [...document.querySelectorAll(wanted)].filter((el) => new RegExp(words).test(el.getAttribute("aria-label") ?? ""));
    const seen = named.map((el) => {
      const box = el.getBoundingClientRect();
      return { el, x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
    });
    return seen.filter(({ el, x, y }) => el.contains(document.elementFromPoint(x, y))).map(({ x, y }) => ({ x, y }));
  }, [selector, says]);
}

/** Over things of the map and of the hand, one after the other. */
async function hovers(page) {
  const spots = [...(await middle(page, ".space.can [data-ref]")), ...(await middle(page, ".hand .fan .card"))];
  for (let i = 0; i < COUNT; i++) {
    const before = await count(page, "hover");
    await page.mouse.move(spots[i % spots.length].x, spots[i % spots.length].y);
    await painted(page, "hover", before + 1).catch(() => undefined);
  }
}

const STEPS_THERE = "You may (go|walk)( [a-z]+)? to [^;]*(; [A-Z][^;]*)?$";
const waysOn = (page) => middle(page, ".space.can [data-ref]", STEPS_THERE);

/** Sits down and takes the first option until one may walk. */
async function walkable(page, game) {
  await sitDown(page, { ...game.versus, seed: 7 });
  let seen = await look(page);
  for (let steps = 0; (await waysOn(page)).length < 2; steps++) {
    assert.ok(steps < 40, `${game.name}: no way to walk`);
    await page.locator(".slip .opts .opt").first().click();
    seen = await look(page, seen.mark);
  }
}

/** Games that every page has begin by a seed, the others where one may go. */
async function begin(page, { game, everywhere }) {
  if (everywhere) await walkable(page, game);
  else await openMoment(page, game.going);
  await page.mouse.move(0, 0);
}

/** Clicks there, and waits for the picture of what that did. */
async function click(page, kind, [spot]) {
  const before = await count(page, kind);
  await page.evaluate((k) => { globalThis.awaits = k; }, kind);
  await page.mouse.click(spot.x, spot.y);
  await painted(page, kind, before + 1);
}

/** A step on the map and back, again and again: every click changes the position. No bot moves
 * meanwhile, since the turn goes on. */
async function moves(page) {
  for (let i = 0; i < COUNT / 2; i++) {
    const ways = await waysOn(page);
    assert.ok(ways.length > 0, "no way to walk");
    await click(page, "move", ways.slice(i % ways.length));
    await click(page, "move", await middle(page, ".slip .do .btn.sec:not(.lamp)"));
  }
}

/** Opens a group of options and closes it again, where the question has one. */
async function opens(page) {
  const group = ".slip .opts .opt:not([data-option])";
  if ((await middle(page, group)).length === 0) return;
  for (let i = 0; i < COUNT / 2; i++) {
    await click(page, "open", await middle(page, group));
    await click(page, "open", await middle(page, ".slip .all-options"));
  }
}

async function measure(address, played, size) {
  const { page, close } = await visit({ address, size, seed: 110, painted: true, settings: { autoplay: false } });
  await begin(page, played);
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slow });
  await page.evaluate(watchPaint);
  await hovers(page);
  await page.mouse.move(0, 0);
  await opens(page);
  await moves(page);
  const took = await page.evaluate(() => globalThis.took);
  await close();
  return took;
}

/** From the navigation until a table can be played, with nothing cached: through a link to the
 * start page and one click on Play, which the page makes itself as soon as it can. */
async function coldStart(address) {
  const context = await (await browser()).newContext({ serviceWorkers: "block", viewport: { width: 1366, height: 633 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("main.table .opts .opt")) globalThis.playable = performance.now();
      else {
        document.querySelector(".sh-play")?.click();
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await until(page, () => globalThis.playable !== undefined);
  const took = await page.evaluate(() => globalThis.playable);
  await context.close();
  return took;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
function figures(all) {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: at(sorted, 0.5), high: at(sorted, 0.95) };
}

const words = process.argv.slice(2);
const valueOf = (name) => (words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : undefined);
const rounds = Number(valueOf("--rounds") ?? 1), slow = Number(valueOf("--slow") ?? 1), only = valueOf("--game");
const sizes = words.includes("--wall") ? [WALL] : [LAPTOP_WINDOW, WALL];
const other = words.find((w) => !w.startsWith("--"));
const servers = [await serve(), ...(other ? [await serve(other)] : [])];
const PLAYED = [CURSED, FEW].map((game) => ({ game, everywhere: true })).concat([WEST, ROLL].map((game) => ({ game, everywhere: false })));

/** All figures of one game in one window: here, and in the other folder. */
async function compare(played, size) {
  const used = played.everywhere ? servers : servers.slice(0, 1);
  const sums = used.map(() => Object.fromEntries(KINDS.map((kind) => [kind, []])));
  for (let i = 0; i < rounds; i++) {
    for (const [k, server] of used.entries()) {
      const found = await measure(server.address, played, size);
      for (const kind of KINDS) sums[k][kind].push(...found[kind]);
    }
  }
  for (const kind of KINDS) tell(`${played.game.name.padEnd(21)} ${`${size.width}x${size.height}`.padEnd(9)} ${kind.padEnd(5)}`, sums.map((sum) => sum[kind]));
}

function tell(what, [here, there = []]) {
  if (here.length === 0) return;
  const own = figures(here), line = ({ median, high }) => `${median.toFixed(0).padStart(4)} ${high.toFixed(0).padStart(4)}`;
  const old = there.length > 0 && figures(there);
  const ratio = old ? `   there ${line(old)}   ratio ${(own.median / old.median).toFixed(2)} ${(own.high / old.high).toFixed(2)}` : "";
  console.log(`${what} ${line(own)}${ratio}`);
}

const cold = [];
for (let i = 0; i < 5 && !only; i++) cold.push(await coldStart(servers[0].address));
if (cold.length > 0) console.log(`cold start: ${cold.sort((a, b) => a - b).map((ms) => ms.toFixed(0)).join(" ")} ms`);
console.log(`${servers.length === 1 ? "" : `beside ${other}; `}ms from the event to the picture, median and 95th of ${COUNT * rounds}`);
for (const played of PLAYED.filter(({ game }) => !only || game.name === only)) {
  for (const size of sizes) await compare(played, size);
}
for (const server of servers) await server.stop();
await endAll();
cleanUp();
