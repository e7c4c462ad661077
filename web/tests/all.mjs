// All browser tests: a queue of test files, and as many processes at a time as there are cores,
// but two at least and three at most; each has a browser and a server of its own.
//   node tests/all.mjs
// The last line counts: "N passed, N failed".
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Those that take longest come first, so that none of them is left over at the end.
const LONG = ["match", "layout", "access", "layout-screens", "layout-match", "pointing", "saves", "learn", "table", "map"];

const here = dirname(fileURLToPath(import.meta.url));
const nameOf = (file) => file.replace(".test.mjs", "");
const rank = (file) => (LONG.indexOf(nameOf(file)) + LONG.length + 1) % (LONG.length + 1);
const queue = readdirSync(here).filter((f) => f.endsWith(".test.mjs")).sort((a, b) => rank(a) - rank(b));
const running = new Set();
let passed = 0, failed = 0;

/** What a process has printed, except for its last line, which has the counts. */
function tell(file, printed, seconds) {
  const lines = printed.trimEnd().split("\n"), counts = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1));
  if (counts) {
    [passed, failed] = [passed + Number(counts[1]), failed + Number(counts[2])];
    lines.pop();
  } else {
    failed++;
    lines.push(`FAILED: ${file} runs to its end`);
  }
  console.log([...lines, `(${nameOf(file)}: ${seconds.toFixed(0)} s)`].join("\n"));
}

/** One file to its end. What it prints comes in one piece, so that files do not mix. */
function runFile(file) {
  const began = performance.now();
  const words = ["--test-reporter", join(here, "reporter.mjs"), "--test-reporter-destination", "stdout", join(here, "run.mjs"), file];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (words) => (printed += words));
  return new Promise((resolve) => child.once("close", () => {
    running.delete(child);
    tell(file, printed, (performance.now() - began) / 1000);
    resolve();
  }));
}

async function work() {
  for (let file = queue.shift(); file; file = queue.shift()) await runFile(file);
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}
await Promise.all(Array.from({ length: Math.min(3, Math.max(2, cpus().length)) }, work));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
