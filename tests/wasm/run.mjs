// Shows that the WebAssembly build plays the same game as the native ones.
//
//   node tests/wasm/run.mjs build/wasm/baize.wasm [build/release/baize build/clang/baize ...]
//
// 1. Every golden play is replayed in WebAssembly, with all its fingerprints, and written
//    again: the same text must come out.
// 2. Every mode of every game is played in WebAssembly by bots; each named native program
//    must replay that record and write the same text.
//
// The last line counts: "wasm: N passed, N failed".

import { readFileSync, readdirSync, existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const [modulePath, ...natives] = process.argv.slice(2);
if (!modulePath) {
    console.error("usage: node tests/wasm/run.mjs MODULE [NATIVE PROGRAM ...]");
    process.exit(2);
}

const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(modulePath)), {});
const core = wasm.exports;

// ---- Strings in and out --------------------------------------------------------------

// Lends `words` to the core while `use` runs.
function lend(words, use) {
    const bytes = new TextEncoder().encode(words);
    const at = core.baize_alloc(bytes.length + 1);
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    try {
        return use(at);
    } finally {
        core.baize_free(at);
    }
}

function answer(table) {
    const at = core.baize_answer(table);
    const length = core.baize_answer_length(table);
    return new TextDecoder().decode(new Uint8Array(core.memory.buffer, at, length));
}

function must(table, good) {
    if (!good) throw new Error(answer(table));
}

function recordOf(table, notes) {
    must(table, core.baize_record(table, notes));
    return answer(table);
}

// ---- The two tests ---------------------------------------------------------------------

function goldenPlays() {
    const found = [];
    for (const game of readdirSync(join(root, "games"))) {
        const folder = join(root, "games", game, "tests", "golden");
        if (!existsSync(folder)) continue;
        for (const file of readdirSync(folder)) {
            if (file.endsWith(".play")) found.push(join(folder, file));
        }
    }
    return found;
}

function replayGolden(path) {
    const text = readFileSync(path, "utf8");
    const table = core.baize_open();
    must(table, lend(text, (record) => core.baize_load(table, record, -1)));
    if (recordOf(table, 1) !== text) throw new Error("the record comes out differently");
    core.baize_close(table);
}

function playByBots(game, mode, seed) {
    const table = core.baize_open();
    const started = lend(game, (name) =>
        lend(`mode ${mode}\n`, (setup) =>
            lend(`${seed}`, (number) => core.baize_new(table, name, setup, number))));
    must(table, started);
    while (!core.baize_over(table)) {
        const seat = [0, 1, 2, 3, 4, 5].find((each) => core.baize_asks(table, each));
        must(table, seat === undefined
            ? core.baize_clock_step(table)
            : lend("random", (level) => core.baize_bot_step(table, seat, level)));
    }
    const record = recordOf(table, 1);
    core.baize_close(table);
    return record;
}

// Sends requests to `baize engine`; one answer for each.
function ask(native, requests) {
    const input = requests.map((each) => JSON.stringify(each) + "\n").join("");
    const run = spawnSync(native, ["engine"], { input, encoding: "utf8", maxBuffer: 1 << 28 });
    if (run.status !== 0) throw new Error(`${native} ended with ${run.status}: ${run.stderr}`);
    return run.stdout.trim().split("\n").map((line) => {
        const each = JSON.parse(line);
        if (!each.ok) throw new Error(`${native}: ${each.error}`);
        return each;
    });
}

function nativeAgrees(native, record) {
    const [, again] = ask(native, [
        { do: "load", record },
        { do: "record", match: "m1", notes: true },
    ]);
    if (again.record !== record) throw new Error(`${native} writes another record`);
}

// ---- Counting -----------------------------------------------------------------------------

let passed = 0;
let failed = 0;

function test(name, run) {
    try {
        run();
        passed++;
    } catch (error) {
        failed++;
        console.log(`FAILED ${name}: ${error.message}`);
    }
}

const plays = goldenPlays();
test("there are golden plays", () => {
    if (plays.length === 0) throw new Error("none was found");
});
for (const path of plays) test(path, () => replayGolden(path));

for (const native of natives) {
    const games = [...ask(native, [{ do: "games" }])[0].games,
                   ...ask(native, [{ do: "games", game: "null" }])[0].games];
    for (const game of games) {
        for (const mode of game.setup[0].choices) {
            test(`${game.name} ${mode.id} in ${native}`, () =>
                nativeAgrees(native, playByBots(game.name, mode.id, 7)));
        }
    }
}
console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
