// How quickly the page loads with nothing cached, and how quickly the table responds:
// a hundred clicks and a hundred hovers of each game in a laptop's window and on a wall, from
// the event until the picture is there.
//   node tests/speed.mjs [DIST] [--rounds N]
// With a second folder of the built page both are measured in turns, and the ratio is printed:
// on a busy machine only that means something. Matches begin by a seed, so that the other page may
// be one of another time, which reads no record of today's. Such a page may lean on the machine's
// own fonts: BAIZE_FONTS=/etc/fonts/fonts.conf gives them to the browser. A benchmark, not a test: it asks for
// nothing.
import assert from "node:assert/strict";
import { CURSED, FEW } from "./games.mjs";
import { browser, cleanUp, endAll, serve, until, untilMoves, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { sitDown } from "./screens.mjs";

const WINDOWS = [{ width: 1366, height: 633 }, { width: 1920, height: 1080 }];
const COUNT = 100;

/** In the page: notes for each wanted event how long its picture took. */
function watchPaint(kinds) {
  const took = (globalThis.took = Object.fromEntries(kinds.map((kind) => [kind, []])));
  const last = {};
  const note = (e) => {
    if (e.timeStamp === last[e.type]) return; // one movement enters several things
    last[e.type] = e.timeStamp; // of its kind: a release may enter something and be a click
    const channel = new MessageChannel();
    // The message comes after the frame has been made.
    channel.port1.onmessage = () => took[e.type].push(performance.now() - e.timeStamp);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  for (const kind of kinds) addEventListener(kind, note, { capture: true });
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
    const before = await count(page, "pointerover");
    await page.mouse.move(spots[i % spots.length].x, spots[i % spots.length].y);
    await painted(page, "pointerover", before + 1).catch(() => undefined);
  }
}

const STEPS_THERE = "You may (go|walk) to [^;]*(; [A-Z][^;]*)?$";

/** Sits down and takes the first option until one may walk. */
async function begin(page, game) {
  await sitDown(page, { ...game.versus, seed: 7 });
  let seen = await look(page);
  for (let steps = 0; (await middle(page, ".space.can [data-ref]", STEPS_THERE)).length < 2; steps++) {
    assert.ok(steps < 40, `${game.name}: no way to walk`);
    await page.locator(".slip .opts .opt").first().click();
    seen = await look(page, seen.mark);
  }
  await page.mouse.move(0, 0);
}

/** A step on the map and back, again and again: every click changes the position. */
async function clicks(page) {
  for (let i = 0; i < COUNT / 2; i++) {
    const moves = Number(await page.getAttribute("main.table", "data-moves"));
    const spots = await middle(page, ".space.can [data-ref]", STEPS_THERE);
    const spot = spots[i % spots.length];
    await page.mouse.click(spot.x, spot.y);
    await untilMoves(page, moves + 1);
    await painted(page, "click", 2 * i + 1);
    const [undo] = await middle(page, ".slip .do .btn.sec");
    await page.mouse.click(undo.x, undo.y);
    await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) === m, moves);
    await painted(page, "click", 2 * i + 2);
  }
}

async function measure(address, game, size) {
  const { page, close } = await visit({ address, size, seed: 110, painted: true, settings: { autoplay: false } });
  await begin(page, game);
  await page.evaluate(watchPaint, ["click", "pointerover"]);
  await hovers(page);
  const hover = await page.evaluate(() => globalThis.took.pointerover);
  await clicks(page);
  const click = await page.evaluate(() => globalThis.took.click);
  await close();
  return { click, hover };
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
const rounds = words.includes("--rounds") ? Number(words[words.indexOf("--rounds") + 1]) : 1;
const other = words.find((w) => !w.startsWith("--") && !/^\d+$/.test(w));
const servers = [await serve(), ...(other ? [await serve(other)] : [])];

const cold = [];
for (let i = 0; i < 5; i++) cold.push(await coldStart(servers[0].address));
console.log(`cold start: ${cold.sort((a, b) => a - b).map((ms) => ms.toFixed(0)).join(" ")} ms`);
console.log(`${servers.length === 1 ? "" : `beside ${other}; `}ms from the event to the picture, median and 95th of ${COUNT * rounds}`);
for (const game of [CURSED, FEW]) {
  for (const size of WINDOWS) {
    const sums = servers.map(() => ({ click: [], hover: [] }));
    for (let i = 0; i < rounds; i++) {
      for (const [k, server] of servers.entries()) {
        const found = await measure(server.address, game, size);
        for (const what of ["click", "hover"]) sums[k][what].push(...found[what]);
      }
    }
    for (const what of ["click", "hover"]) {
      const [own, old] = sums.map((sum) => figures(sum[what]));
      const tell = ({ median, high }) => `${median.toFixed(0).padStart(4)} ${high.toFixed(0).padStart(4)}`;
      const ratio = old ? `   there ${tell(old)}   ratio ${(own.median / old.median).toFixed(2)} ${(own.high / old.high).toFixed(2)}` : "";
      console.log(`${game.name.padEnd(21)} ${`${size.width}x${size.height}`.padEnd(9)} ${what.padEnd(5)} ${tell(own)}${ratio}`);
    }
  }
}
for (const server of servers) await server.stop();
await endAll();
cleanUp();
