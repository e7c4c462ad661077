// Shows that the WebAssembly build plays the same game as the native ones.
//
//   node tests/wasm/run.mjs build/wasm/baize.wasm [build/release/baize build/clang/baize ...]
//
// 1. Every golden play is replayed in WebAssembly, with all its fingerprints, and written
//    again: the same text must come out.
// 2. Every mode of every game is played in WebAssembly by bots; each named native program
//    must replay that record and write the same text.
// 3. The same setup, seed and bots give the same match in WebAssembly, `engine`, `play` and
//    soak, also when it is quit and taken up again in the middle.
//
// The last line counts: "wasm: N passed, N failed".

import { readFileSync, readdirSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
    const folders = ["games", "tests/games"].flatMap((home) =>
        readdirSync(join(root, home)).map((game) => join(root, home, game, "tests", "golden")));
    for (const folder of folders) {
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

function seatsOf(table) {
    must(table, core.baize_about(table));
    return JSON.parse(answer(table)).seats;
}

// Bots play on to the end; the record of it.
function playOn(table, notes) {
    while (!core.baize_over(table)) must(table, core.baize_step(table));
    const record = recordOf(table, notes);
    core.baize_close(table);
    return record;
}

// A new match with these bots, the last of them on all chairs that are left.
function playByBots(game, setup, seed, bots, notes) {
    const table = core.baize_open();
    const started = lend(game, (name) =>
        lend(Object.entries(setup).map(([key, value]) => `${key} ${value}\n`).join(""), (words) =>
            lend(`${seed}`, (number) => core.baize_new(table, name, words, number))));
    must(table, started);
    for (let seat = 0; seat < seatsOf(table); seat++) {
        const bot = bots[seat] ?? bots[bots.length - 1];
        must(table, lend(bot, (word) => core.baize_seat(table, seat, word)));
    }
    return playOn(table, notes);
}

function resumeInWasm(record, moves) {
    const table = core.baize_open();
    must(table, lend(record, (text) => core.baize_load(table, text, moves)));
    return playOn(table, 0);
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

// ---- One match in every program ------------------------------------------------------------

const ALL_TIME = 4000000000; // milliseconds: more than any match takes

function engineRecord(native, opening) {
    const answers = ask(native, [
        opening,
        { do: "clock", match: "m1", ms: ALL_TIME },
        { do: "record", match: "m1" },
    ]);
    return answers[2].record;
}

// What `baize play` has saved when it ends, in a folder of its own.
function playedRecord(native, words) {
    const folder = mkdtempSync(join(tmpdir(), "baize-"));
    try {
        const env = { ...process.env, XDG_DATA_HOME: folder };
        const run = spawnSync(native, ["play", ...words(folder)], { input: "", encoding: "utf8", env });
        if (run.status !== 0) throw new Error(`play ended with ${run.status}: ${run.stderr}`);
        const matches = join(folder, "baize", "matches");
        const [save] = readdirSync(matches).filter((name) => name.endsWith(".play"));
        return readFileSync(join(matches, save), "utf8");
    } finally {
        rmSync(folder, { recursive: true });
    }
}

/** The soak beside the last of the programs that has one: not every preset builds it. */
const soak = natives.map((native) => join(dirname(native), "soak")).filter(existsSync).at(-1);

function soakRecord(words) {
    const folder = mkdtempSync(join(tmpdir(), "baize-"));
    try {
        const file = join(folder, "one.play");
        const run = spawnSync(soak, [...words, "--games", "1", "--laws", "0", "--record", file], { encoding: "utf8" });
        if (run.status !== 0) throw new Error(`soak ended with ${run.status}: ${run.stderr}`);
        return readFileSync(file, "utf8");
    } finally {
        rmSync(folder, { recursive: true });
    }
}

// The same setup, seed and bots: the same moves, also when it is taken up in the middle.
function isOneMatch(native, { game, bots, seed, ...setup }) {
    const chosen = Object.entries(setup).flatMap(([key, value]) => [`--${key}`, `${value}`]);
    const said = [game, ...chosen, "--bots", bots.join(","), "--seed", `${seed}`];
    const record = playByBots(game, setup, seed, bots, 0);
    const same = (who, other) => {
        if (other === record) return;
        const at = other.split("\n").findIndex((line, i) => line !== record.split("\n")[i]);
        throw new Error(`${who} plays another match from line ${at + 1} on: ${other.split("\n")[at]}`);
    };
    same("engine", engineRecord(native, { do: "new", game, setup, seed, sitters: bots }));
    same("play", playedRecord(native, () => said));
    same("soak", soakRecord(said));

    const moves = record.split("\nstart ")[1].split("\n").length - 3; // start, end, the last break
    for (const part of [1 / 3, 1 / 2, 4 / 5]) {
        const half = Math.floor(moves * part);
        same(`wasm, resumed after ${half},`, resumeInWasm(record, half));
        same(`engine, resumed after ${half},`, engineRecord(native, { do: "load", record, moves: half }));
        const begun = record.split("\n");
        const start = begun.findIndex((line) => line.startsWith("start "));
        const cut = begun.slice(0, start + 1 + half).join("\n") + "\n";
        same(`play, resumed after ${half},`, playedRecord(native, (folder) => {
            writeFileSync(join(folder, "half.play"), cut);
            return ["--resume", join(folder, "half.play")];
        }));
    }
}

const MATCHES = [
    { game: "so-youve-been-cursed", mode: "duel", bots: ["quick", "quick"], seed: 7 },
    { game: "so-youve-been-cursed", mode: "wizard", bots: ["quick"], seed: 3 },
    { game: "few-and-cursed", mode: "rivals", bots: ["quick", "random"], seed: 5 },
    { game: "so-youve-been-cursed", mode: "duel", bots: ["keen/40", "master/60"], seed: 11 },
    { game: "few-and-cursed", mode: "coop", bots: ["keen/20", "quick"], seed: 12 },
    { game: "deck-goes-west", mode: "versus", bots: ["keen/20", "quick"], seed: 13 },
    { game: "roll-and-fight", mode: "rivals", seats: 2, bots: ["keen/20", "quick"], seed: 14 },
    { game: "null", mode: "duel", bots: ["random", "quick"], seed: 2 },
    { game: "bell", mode: "race", bots: ["quick", "quick:70"], seed: 9 },
    { game: "roll-and-fight", mode: "rivals", seats: 4, bots: ["quick:60", "quick", "quick:140", "random:250"], seed: 4 },
];

// ---- Who sits where ---------------------------------------------------------------------------

// The page seats those whom the engine reads in the record: what is not a sitter's word is a person.
function seatsWhomTheEngineReads() {
    const record = playByBots("null", { mode: "duel" }, 2, ["random"], 0);
    const told = (first, second) => {
        const seated = record.replace(/^seat 0 .*$/m, `seat 0 ${first}`).replace(/^seat 1 .*$/m, `seat 1 ${second}`);
        const table = core.baize_open();
        must(table, lend(seated, (text) => core.baize_load(table, text, 0)));
        must(table, core.baize_about(table));
        const { sitters } = JSON.parse(answer(table));
        core.baize_close(table);
        return sitters.join(" ");
    };
    for (const [first, second, expected] of [
        ["quick:150", "keen/500", "quick keen"],
        ["keen/none", "person", "person person"],
    ]) {
        if (told(first, second) !== expected) throw new Error(`${first} and ${second} are ${told(first, second)}`);
    }
}

// ---- Advice ---------------------------------------------------------------------------------

// The page reviews with as many iterations as REVIEW_ITERATIONS of src/wasm/advice.c says.
function reviewInWasm(record) {
    const table = core.baize_open();
    must(table, lend(record, (text) => core.baize_load(table, text, -1)));
    let seen;
    do {
        must(table, core.baize_review(table, 0));
        seen = JSON.parse(answer(table));
    } while (seen.done < seen.all);
    core.baize_close(table);
    return seen;
}

function reviewsAlike(native, { game, mode, seed }) {
    const folder = mkdtempSync(join(tmpdir(), "baize-"));
    try {
        const record = playByBots(game, { mode }, seed, ["random"], 0), file = join(folder, "one.play");
        writeFileSync(file, record);
        const run = spawnSync(native, ["review", file, "--seat", "1", "--bot", "keen/1000"], { encoding: "utf8" });
        const seen = reviewInWasm(record);
        const sums = `Expected at the start: ${seen.start}. Given away: ${seen.given}. Luck, and what the others did: ${seen.luck}. The result: ${seen.result}.`;
        const told = run.stdout.replaceAll("\n", " ");
        if (!told.includes(`Judged by ${seen.judge}.`)) throw new Error(`${seen.judge} is not who judged: ${run.stdout}`);
        if (!told.endsWith(`${sums} `)) throw new Error(`${sums} is not the end of ${run.stdout}${run.stderr}`);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

// The record of a match up to its first question, without its seed and what came of that.
const headOf = (table) => recordOf(table, 0).split("\n").filter((line) => !/^(seed|start) /.test(line)).join("\n");

// Own packs, setup and sitters are those of the first match, and nothing of its moves.
function theSameTableAgain() {
    const [first, again] = [core.baize_open(), core.baize_open()];
    const own = "pack more\ngame null 1\n[card ten]\ntitle = Big Ten\nworth = 10\nsource = invented\n";
    must(first, lend("more.pack", (name) => lend(own, (text) => core.baize_pack(first, name, text))));
    must(first, lend("null", (g) => lend("mode duel\nhand 2\n", (m) => lend("5", (s) => core.baize_new(first, g, m, s)))));
    for (const seat of [0, 1]) must(first, lend(seat ? "quick:150" : "random", (word) => core.baize_seat(first, seat, word)));
    const head = headOf(first);
    for (let move = 0; move < 2; move++) must(first, core.baize_step(first));
    must(again, lend("6", (seed) => core.baize_again(again, first, seed)));
    if (headOf(again) !== head) throw new Error(`${headOf(again)} is not ${head}`);
    if (!/^seed 0*6$/m.test(recordOf(again, 0))) throw new Error("it has not the seed that it was given");
    playOn(again, 0);
    core.baize_close(first);
}

// The first hint is what keen would do, in words of an option that is offered.
function hintsAtFirst(game, mode) {
    const table = core.baize_open();
    const start = (name, setup, seed) => core.baize_new(table, name, setup, seed);
    must(table, lend(game, (g) => lend(`mode ${mode}\n`, (m) => lend("5", (s) => start(g, m, s)))));
    must(table, core.baize_options(table, 0, 0));
    const offered = JSON.parse(answer(table)).options.map((option) => option.id);
    must(table, core.baize_hint(table, 0, 0));
    const hints = JSON.parse(answer(table));
    if (!hints.every((hint) => offered.includes(hint.option))) throw new Error("a hint is not offered");
    must(table, lend("keen", (word) => core.baize_seat(table, 0, word)));
    must(table, core.baize_bot_choose(table, 0, 0));
    if (Number(answer(table)) !== hints[0].option) throw new Error("keen would do something else");
    core.baize_close(table);
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
    const unlisted = ["null"].map((game) => ({ do: "games", game }));
    const games = ask(native, [{ do: "games" }, ...unlisted]).flatMap((answer) => answer.games);
    for (const game of games) {
        for (const mode of game.setup[0].choices) {
            test(`${game.name} ${mode.id} in ${native}`, () =>
                nativeAgrees(native, playByBots(game.name, { mode: mode.id }, 7, ["random"], 1)));
        }
    }
}
for (const native of natives) {
    for (const match of MATCHES) {
        test(`one match of ${match.game} ${match.mode} in ${native}`, () => isOneMatch(native, match));
    }
}
test("the engine says who sits where", seatsWhomTheEngineReads);
test("the same table once more", theSameTableAgain);
for (const [game, mode] of [["null", "duel"], ["so-youve-been-cursed", "duel"]]) {
    test(`hints of ${game}`, () => hintsAtFirst(game, mode));
}
for (const native of natives.slice(0, 1)) {
    test("one review in every program", () => reviewsAlike(native, { game: "null", mode: "duel", seed: 5 }));
}

console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
