// What the browser tests stand on: the built page served by `baize web`, one browser for all
// of them, and the native program to compare with.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const program = process.env.BAIZE_PROGRAM ?? join(root, "build/release/baize");
export const dist = process.env.BAIZE_DIST ?? join(root, "web/dist");
const fonts = process.env.BAIZE_FONTS ?? join(root, "web/tests/fonts.conf");

/** After this long, something will never come. Far more than a busy machine needs, since its
 * load must not matter; only a failure waits this long. */
export const PATIENCE_MS = 240_000;

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1920, height: 1080 },
};
/** The window most people have. Where the size is not the point it is cheaper than a desk's. */
export const LAPTOP = { width: 1366, height: 633 };

// ---- The server ----

/** `baize web` on a free port; stop() ends it. */
export async function serve(files = dist) {
  const child = spawn(program, ["web", "--port", "0", "--no-open", "--files", files]);
  const said = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    let complaint = "";
    child.stderr.on("data", (words) => (complaint += words));
    child.once("exit", (rc) => reject(new Error(`baize web ended with ${rc}: ${complaint}`)));
  });
  const address = /http:\/\/\S+\//.exec(said)?.[0];
  if (!address) throw new Error(`baize web told no address: ${said}`);
  const stop = () => new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.removeAllListeners("exit");
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });
  return { address, stop };
}

let shared = null;
/** The address of the server that most tests share. */
export async function site() {
  shared ??= serve();
  return (await shared).address;
}

// ---- The browser ----

let running = null;

// The headless shell draws pages and nothing else: no window of its own, no toolbar to lay out
// in the one font that web/tests/fonts.conf leaves it.
function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-gpu-compositing", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    env: { ...process.env, FONTCONFIG_FILE: fonts },
    timeout: PATIENCE_MS,
  });
}

/** The browser that all tests share. One that has died, or never came up, fails the test that
 * saw it and no other. */
export async function browser() {
  const last = await running?.catch(() => null);
  if (!last?.isConnected()) running = launch();
  return running;
}

export async function endAll() {
  await (await running?.catch(() => null))?.close();
  if (shared) await (await shared).stop();
}

// Chance of the page, so that a failure can be seen again: crypto.getRandomValues and
// Math.random count from a seed (xorshift).
function steadyChance(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13; state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5; state >>>= 0;
    return state;
  };
  crypto.getRandomValues = (room) => {
    for (let i = 0; i < room.length; i++) room[i] = next();
    return room;
  };
  Math.random = () => next() / 2 ** 32;
}

/** A fourth of what the browser does is to fill pixels that most tests never look at. What is
 * next to transparent has its place, is pointed at and counts as visible, but Chromium skips it. */
function leaveUnpainted() {
  addEventListener("DOMContentLoaded", () => { document.documentElement.style.opacity = "0.0001"; });
}

/** The style sheet of the fonts, all of them 1.3 times their size. Lines keep their heights, which
 * are numbers of the style sheet, so that only the width of words changes. */
async function widen(route) {
  const answer = await route.fetch();
  const sheet = (await answer.text()).replace(/@font-face ?{(?![^}]*size-adjust)/g, "$&size-adjust:130%;");
  await route.fulfill({ response: answer, body: sheet });
}

/**
 * A fresh profile with one page on the start page. Complaints of the page (errors, refused
 * by the content security policy, failed requests) are collected in `troubles`.
 *   size, scheme, seed, speed, settings; path after the address; touch;
 *   wide: letters 1.3 times as wide, as a reader's own font may be
 *   painted: every pixel is drawn, for pictures
 *   offline: the page may keep itself for when there is no server, which takes a fifth of a visit
 *   init: a function that runs in the page before its scripts, with `given`
 */
export async function visit(options = {}) {
  const { size = SIZES.desk, scheme = "light", seed = 1, speed = 0, path = "", touch = false } = options;
  const context = await (await browser()).newContext({
    viewport: size, colorScheme: scheme, reducedMotion: options.motion ?? "reduce", hasTouch: touch,
    isMobile: touch, acceptDownloads: true,
    deviceScaleFactor: options.scale ?? 1,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!options.offline) await context.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
  if (options.wide) await context.route("**/fonts.css", widen);
  if (seed) await context.addInitScript(steadyChance, seed);
  if (!options.painted) await context.addInitScript(leaveUnpainted);
  if (options.init) await context.addInitScript(options.init, options.given);
  const settings = JSON.stringify({ speed, ...options.settings });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("baize.settings")) localStorage.setItem("baize.settings", kept);
  }, settings);
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto((options.address ?? (await site())) + path);
  await hasBegun(page, troubles);
  return { context, page, troubles, close: () => context.close() };
}

/** Waits for the page's first screen; a page that shows none fails with what it shows instead. */
async function hasBegun(page, troubles) {
  const begun = () => document.querySelector(".sh-app") !== null || document.getElementById("app")?.textContent !== "";
  await until(page, begun).catch(() => undefined);
  if (await page.locator(".sh-app").count()) return;
  const shown = await page.locator("body").innerText();
  throw new Error(`the page did not begin; it shows '${shown}', and said: ${troubles.join("; ") || "nothing"}`);
}

/** A second page of the same profile, with chance of its own (ids come from it too). */
export async function another(context, seed, address) {
  const page = await context.newPage();
  await page.addInitScript(steadyChance, seed);
  await page.goto(address);
  return page;
}

/** Waits until `holds(argument)` in the page. (Playwright's own way needs eval, which the
 * page's security policy refuses.) */
export async function until(page, holds, argument, wait = PATIENCE_MS) {
  for (const end = Date.now() + wait; ; ) {
    if (await page.evaluate(holds, argument)) return;
    if (Date.now() > end) throw new Error(`not within ${wait} ms: ${holds} of ${JSON.stringify(argument)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Waits until the page has drawn what has happened so far. */
export function drawn(page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until the table shows a move of this number. */
export function untilMoves(page, moves) {
  return until(page, (m) => Number(document.querySelector("main.table")?.dataset.moves) >= m, moves);
}

/** Collects what a page complains about. */
export function watch(page) {
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error" || line.type() === "warning") troubles.push(`${line.type()}: ${line.text()}`);
  });
  page.on("requestfailed", (r) => troubles.push(`not loaded: ${r.url()} ${r.failure()?.errorText}`));
  return troubles;
}

// ---- The native program ----

/** The line protocol: one request, one answer. */
export class Native {
  constructor() {
    this.child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.waiting = [];
    this.child.unref(); // a test that fails before it says end() must not hold up the rest
    for (const pipe of [this.child.stdin, this.child.stdout]) pipe.unref?.();
    createInterface({ input: this.child.stdout }).on("line", (line) => this.waiting.shift()(JSON.parse(line)));
  }
  ask(request) {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }
  async must(request) {
    const answer = await this.ask(request);
    if (!answer.ok) throw new Error(answer.error);
    return answer;
  }
  end() { this.child.stdin.end(); }
}

/** Loads a record natively, which checks every fingerprint in it; returns where it stands. */
export async function nativeReplay(record) {
  const native = new Native();
  try {
    return await native.must({ do: "load", record });
  } finally {
    native.end();
  }
}

/** Runs baize in a home of its own; `home` is removed by cleanUp. */
export function baize(words, { input = "", home }) {
  const done = spawnSync(program, words, {
    input, encoding: "utf8", env: { ...process.env, HOME: home, XDG_DATA_HOME: join(home, "data") },
  });
  return { rc: done.status, out: done.stdout, err: done.stderr };
}

const homes = [];
export function newHome() {
  const home = mkdtempSync(join(tmpdir(), "baize-web-"));
  homes.push(home);
  return home;
}
export function cleanUp() {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
}
