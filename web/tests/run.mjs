// Browser tests in one process, so that they share one browser and one server; all of them run
// faster in several (all.mjs):
//   node --test-reporter ./tests/reporter.mjs tests/run.mjs [FILE ...]
import { readdirSync } from "node:fs";
import { after, afterEach, beforeEach, test } from "node:test";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { cleanUp, endAll } from "./harness.mjs";

after(async () => {
  await endAll();
  cleanUp();
});

// A test that hangs where no waiting ends it ends the run, with its name.
const HANGS_MS = 30 * 60_000;
let watchdog = null;
beforeEach((t) => {
  watchdog = setTimeout(() => {
    console.log(`FAILED: ${t.name} hangs\n0 passed, 1 failed`);
    process.exit(1);
  }, HANGS_MS);
});
afterEach(() => clearTimeout(watchdog));

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
/** A word is in the name of a file, or all of it. */
const fits = (file) => wanted.some((word) => (word.endsWith(".test.mjs") ? file === word : file.includes(word)));
for (const file of readdirSync(here).filter((f) => f.endsWith(".test.mjs")).sort()) {
  if (wanted.length > 0 && !fits(file)) continue;
  // A file that cannot be read is one failed test, and the others still run.
  await import(`./${file}`).catch((error) => test(`${file.replace(".mjs", "")} can be read`, () => { throw error; }));
}
