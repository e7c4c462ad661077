// All browser tests in one process, so that they share one browser and one server:
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
for (const file of readdirSync(here).filter((f) => f.endsWith(".test.mjs")).sort()) {
  if (wanted.length > 0 && !wanted.some((w) => file.includes(w))) continue;
  // A file that cannot be read is one failed test, and the others still run.
  await import(`./${file}`).catch((error) => test(`${file.replace(".mjs", "")} can be read`, () => { throw error; }));
}
