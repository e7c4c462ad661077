// Breaks the rules of a game in small ways, one at a time, and runs that game's tests and golden
// plays: a change that no test notices shows a rule that no test holds. Works on a copy below
// build/mutants, so that the working tree stays as it is and may be edited meanwhile.
//
//   tools/mutants GAME [--long] [--files WORD,...] [--sample N] [--seed N] [--cores N]
//   tools/mutants GAME --again FILE:LINE:COLUMN ...     these and no others
//
// GAME is a folder of games/ or tests/games/. Without --sample every mutant is tried; with it, N of them,
// drawn by the seed (1) from all rules files. With --long random matches, bots' and under the laws of all
// games, come after the tests: ten times as long. Survivors are listed as FILE:LINE:COLUMN with
// what was changed. Lines of games/GAME/tests/mutants.txt, written as the second line of a
// survivor is and followed by " # " and a reason, explain those that cannot matter: they are
// counted apart, and so are those that the compiler turns into the code it had before.
//
// All mutants are built into one program, which is told the number of the one that counts: each
// is a copy of its function, and the function begins by calling the copy whose number it is. The
// tests run in one process that ends at the first failure (tests/bare): those that come to the
// broken function, and of them first those that noticed mutants of the same file. So most mutants
// cost a fraction of a second.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

// ---- The command line ----

function usage(words) {
  console.error(`${words}\nUsage: tools/mutants GAME [--long] [--files WORD,...] [--sample N] [--seed N] [--cores N] [--again PLACE ...]`);
  process.exit(2);
}

/** The folder of a game; a small one lies among the tests. */
const homeOf = (game) => ["games", "tests/games"].map((folder) => join(root, folder, game)).find((folder) => existsSync(folder)) ?? "";

function readArguments(words) {
  const asked = { game: "", long: false, files: [], sample: 0, seed: 1, cores: cpus().length, again: [] };
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--again") asked.again = words.splice(0);
    else if (word === "--long") asked.long = true;
    else if (word === "--files") asked.files = (words.shift() ?? usage("--files needs words.")).split(",");
    else if (["--sample", "--seed", "--cores"].includes(word)) {
      const number = Number(words.shift());
      if (!Number.isInteger(number) || number < 1) usage(`${word} needs a whole number above zero.`);
      asked[word.slice(2)] = number;
    } else if (word.startsWith("-") || asked.game) usage(`'${word}' is not understood.`);
    else asked.game = word.replace(/^(tests\/)?games\//, "").replace(/\/$/, "").replaceAll("-", "_");
  }
  if (!asked.game || !existsSync(join(homeOf(asked.game), "tests"))) usage(`There is no game '${asked.game}' with tests.`);
  return asked;
}

// ---- Where a file can be broken ----

// Files that say, show, load or value, by their room or, in a small game, by their name;
// everything else in a game's folder is rules.
const NOT_RULES = /\/(tests|face|bot|content|arrange)(\/|\.c$)/;

/** All files below a folder. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? filesBelow(path) : [path];
  });
}

/** The source with comments, strings and preprocessor lines blanked: every place keeps its number. */
function bare(source) {
  const blank = (text) => text.replace(/[^\n]/g, " ");
  return source
    .replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g, blank)
    .replace(/^[ \t]*#.*(?:\\\n.*)*$/gm, blank);
}

// Each rule: what to look for, and what stands there instead (null: not here).
const CHANGES = [
  [/(?<=[^<>=!+\-*/&|^%])(<=|>=|==|!=)(?=[^=])/g, (w) => ({ "<=": "<", ">=": ">", "==": "!=", "!=": "==" })[w]],
  [/(?<= )([<>])(?= )/g, (w) => `${w}=`],
  [/&&|\|\|/g, (w) => (w === "&&" ? "||" : "&&")],
  [/(?<=[\w)\]] )[+-](?= [\w(])/g, (w) => (w === "+" ? "-" : "+")],
  [/(?<=[\w)\]] )[+-](?== )/g, (w) => (w === "+" ? "-" : "+")],
  [/\+\+|--/g, (w) => (w === "++" ? "--" : "++")],
  [/(?<![\w.])\d+(?![\w.])/g, (w) => (w === "1" ? "0" : String(Number(w) + 1))],
  [/\b(true|false)\b/g, (w) => (w === "true" ? "false" : "true")],
  [/(?<=\bif \()(?=[^;{}]*\))/g, () => "!!!"], // negated below, up to its own bracket
  [/(?<=^[ \t]+)[a-z_]\w*\([^;{}]*\);(?=[ \t]*$)/gm, (w) => (/^(return|if|for|while|switch|ask)\b/.test(w) ? null : ";")],
  [/(?<=[!(] ?)!(?=[a-z(])/g, () => ""],
];

function closingBracket(text, open) {
  for (let at = open, depth = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return -1;
}

/** The functions of a file, from the first letter of the head to the last bracket. Lines of enums,
 * declarations and tables are not rules of their own. */
function functionsOf(text) {
  return [...text.matchAll(/^[A-Za-z_][^;{}=\n]*\([^;{}]*\) \{$/gm)].map((head) => ({
    from: head.index, body: head.index + head[0].length, to: text.indexOf("\n}", head.index) + 2,
  }));
}

/** A zero that fills an argument nobody reads: steps, options, questions and events have a fixed
 * number of them. */
function isUnused(text, match) {
  if (match[0] !== "0") return false;
  const from = Math.max(...[";", "{", "}"].map((sign) => text.lastIndexOf(sign, match.index)));
  const before = text.slice(from + 1, match.index), after = text.slice(match.index + 1);
  return /\b(todo_push|option_make|\w*ask\w*|\w*tell\w*|event_public|event_secret)\(/.test(before) &&
    /[(,]\s*$/.test(before) && /^\s*[,)]/.test(after);
}

function mutantsOf(file) {
  const source = readFileSync(join(root, file), "utf8"), text = bare(source), functions = functionsOf(text);
  const found = [];
  for (const [pattern, change] of CHANGES) {
    for (const match of text.matchAll(pattern)) {
      const place = functions.find((f) => f.body <= match.index && match.index < f.to);
      if (!place || isUnused(text, match)) continue;
      let was = source.slice(match.index, match.index + match[0].length), is = change(match[0]);
      if (is === null || is === undefined) continue;
      if (is === "!!!") {
        const end = closingBracket(text, match.index - 1);
        was = source.slice(match.index, end);
        is = `!(${was})`;
      }
      const line = text.slice(0, match.index).split("\n").length, column = match.index - text.lastIndexOf("\n", match.index - 1);
      found.push({ file, place, at: match.index, was, is, line, column, said: source.split("\n")[line - 1].trim() });
    }
  }
  return found;
}

const placeOf = (m) => `${m.file}:${m.line}:${m.column}`;
const oneLine = (words) => words.replace(/\s+/g, " ").trim();
const changeOf = (m) => `${oneLine(m.was) || "(nothing)"} -> ${oneLine(m.is) || "(nothing)"}`;
const wordsOf = (m) => `${basename(m.file)}: ${oneLine(m.said)} [${changeOf(m)}]`;

/** This many of them, at random, but the same ones for the same seed. */
function drawn(all, count, seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13; state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5; state >>>= 0;
    return state / 2 ** 32;
  };
  const left = [...all], out = [];
  while (left.length > 0 && out.length < count) out.push(...left.splice(Math.floor(next() * left.length), 1));
  return out;
}

// ---- A copy to work on ----

const folderOf = (game) => join(root, "build/mutants", game);

/** The registry with this game and the small ones alone: laws and golden plays ask all games. */
const registryOf = (game, text) => text.split("\n")
  .filter((line) => !/^ *\{&\w+_game/.test(line) || [game, "null", "bell"].some((g) => line.includes(`&${g}_game`))).join("\n");

/** Copies what the game's tests need, new files too. What has not changed keeps its time. */
function copyTree(game, copy) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const wanted = new RegExp(`^(CMakeLists\\.txt|cmake/.*|docs/.*|src/.*|tests/.*|games/(registry\\.c|(${game}|null)/.*))$`);
  const files = listed.split("\0").filter((file) => wanted.test(file) && existsSync(join(root, file)));
  for (const file of filesBelow(copy)) if (!files.includes(relative(copy, file))) rmSync(file);
  for (const file of files) {
    const to = join(copy, file);
    let text = readFileSync(join(root, file));
    if (file === "games/registry.c") text = Buffer.from(registryOf(game, text.toString()));
    if (existsSync(to) && readFileSync(to).equals(text)) continue;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
}

function run(program, ...words) {
  const done = spawnSync(program, words, { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${program} ${words.join(" ")}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Builds the game's tests; returns how each of its files is compiled and how all are linked. */
function prepare(game) {
  const copy = join(folderOf(game), "tree"), build = join(folderOf(game), "build");
  mkdirSync(copy, { recursive: true });
  copyTree(game, copy);
  run("cmake", "-S", copy, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_C_FLAGS=-O1 -w",
    "-DBAIZE_TESTS=ON", `-DBAIZE_TESTS_OF=${game}`);
  run("cmake", "--build", build, "--target", "baize_tests", "--", "--quiet");
  const compile = new Map(JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8"))
    .map((one) => [relative(copy, one.file), one.command]));
  const link = run("ninja", "-C", build, "-t", "commands", "-s", "baize_tests").trim().split("\n").at(-1);
  return { copy, build, compile, link };
}

// ---- Trying one ----

/** How a shell command ends, with all it printed, the last line of it, and what it said of errors. */
function ending(command, words, cwd) {
  return new Promise((resolve) => {
    const child = spawn("sh", ["-c", command, "sh", ...words], { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "", said = "";
    child.stdout.on("data", (more) => (printed += more));
    child.stderr.on("data", (more) => (said = (said + more).slice(-4000)));
    child.once("close", (status) => resolve({ good: status === 0, printed, last: printed.trim().split("\n").at(-1).split(" ")[0], said }));
  });
}

/** All tests (tests/bare/main.c says what its words are), in 4 GB of memory at most. */
const runTests = (program, words, cwd) => ending('ulimit -v 4000000; exec "$@"', [program, ...words], cwd);

const brokenText = (m, source) => source.slice(0, m.at) + m.is + source.slice(m.at + m.was.length);

/** The names of a function's arguments, as its head lists them. */
function argumentsOf(head) {
  const inside = head.slice(head.indexOf("(") + 1, head.lastIndexOf(")"));
  if (inside.trim() === "void") return [];
  return inside.split(",").map((one) => one.replace(/\[[^\]]*\]/g, "").match(/(\w+)\s*$/)[1]);
}

/** The copy of a mutant's function, and how the function calls it. */
function copyOf(m, source) {
  const head = source.slice(m.place.from, m.place.body), name = head.match(/(\w+)\(/)[1];
  const type = head.slice(0, head.indexOf(`${name}(`)).replace(/\b(static|inline)\s+/g, "");
  const own = `${name}_mutant_${m.number}`, call = `${own}(${argumentsOf(head).join(", ")});`;
  const broken = brokenText(m, source).slice(m.place.body, m.place.to + m.is.length - m.was.length);
  return {
    text: `static ${type}${own}${head.slice(head.indexOf("("))}${broken}\n`,
    call: type.trim() === "void" ? `case ${m.number}: ${call} return;` : `case ${m.number}: return ${call}`,
  };
}

/** A file with all its mutants, and the first line of each. */
function fileWith(mutants, source) {
  let text = "extern int bare_mutant;\nextern unsigned char bare_reached[];\n", at = 0;
  const lines = [];
  for (const from of [...new Set(mutants.map((m) => m.place.from))].sort((a, b) => a - b)) {
    const mine = mutants.filter((m) => m.place.from === from), { body, to } = mine[0].place;
    text += source.slice(at, from);
    const calls = mine.map((m) => {
      const { text: copy, call } = copyOf(m, source);
      lines.push({ mutant: m, from: text.split("\n").length, to: text.split("\n").length + copy.split("\n").length - 1 });
      text += copy;
      return call;
    });
    text += `${source.slice(from, body)} bare_reached[${mine[0].reach}] = 1; switch (bare_mutant) { ${calls.join(" ")} }${source.slice(body, to)}`;
    at = to;
  }
  return { text: text + source.slice(at), lines };
}

/** Compiles a text in place of a file; undefined behaviour ends it, as in the debug build. */
function compile(base, file, text, object, flags) {
  const source = object.replace(/o$/, "c"), beside = dirname(join(base.copy, file));
  writeFileSync(source, text);
  const command = base.compile.get(file).replace(/ -o \S+ -c \S+$/, "");
  return ending(`${command} ${flags} -iquote '${beside}' -o '${object}' -c '${source}'`, [], base.build);
}

/** Builds a file with its mutants; returns those that the compiler refuses. */
async function buildFile(base, file, mutants, object) {
  const source = readFileSync(join(base.copy, file), "utf8"), refused = [];
  for (let left = mutants; ; left = left.filter((m) => !refused.includes(m))) {
    const { text, lines } = fileWith(left, source);
    const built = await compile(base, file, text, object, "-O0 -fsanitize=undefined -fsanitize-undefined-trap-on-error");
    if (built.good) return refused;
    const wrong = [...built.said.matchAll(/:(\d+):\d+: (?:fatal )?error:/g)].map((m) => Number(m[1]));
    const guilty = lines.filter((one) => wrong.some((line) => one.from <= line && line < one.to)).map((one) => one.mutant);
    if (guilty.length === 0) throw new Error(built.said);
    refused.push(...guilty);
  }
}

/** Builds one program of all mutants; returns it and those that do not build. */
async function buildMutants(base, mutants) {
  const room = join(base.build, "../mutants"), program = join(room, "program"), refused = [], objects = [];
  mkdirSync(room, { recursive: true });
  for (const file of new Set(mutants.map((m) => m.file))) {
    const object = join(room, `${file.replaceAll("/", "-").replace(/\.c$/, "")}.o`);
    refused.push(...(await buildFile(base, file, mutants.filter((m) => m.file === file), object)));
    objects.push(`'${object}'`);
  }
  // The broken files stand before the libraries, so that nothing asks them for the sound ones.
  const linked = await ending(base.link.replace(/ -o baize_tests /, ` ${objects.join(" ")} -o '${program}' `), [], base.build);
  if (!linked.good) throw new Error(linked.said);
  return { program, refused };
}

/** Whether the compiler makes the same of the sound and the broken file. */
async function isSameCode(base, mutant) {
  const source = readFileSync(join(base.copy, mutant.file), "utf8"), objects = [];
  const object = join(base.build, "../mutants", `one-${mutant.number}.o`);
  for (const text of [source, brokenText(mutant, source)]) {
    await compile(base, mutant.file, text, object, "-O2");
    objects.push(readFileSync(object));
  }
  return objects[0].equals(objects[1]);
}

/** "killed", "survives" or "is the same". */
async function tryOne(base, mutant, program, killers, reaching) {
  const near = reaching.get(mutant.reach) ?? [], known = killers.get(mutant.file) ?? [];
  const first = known.filter((name) => near.includes(name));
  const ran = await runTests(program, ["--only", "--mutant", String(mutant.number), ...first, ...near], base.copy);
  if (ran.good) return (await isSameCode(base, mutant)) ? "is the same" : "survives";
  killers.set(mutant.file, [ran.last, ...known.filter((name) => name !== ran.last)].slice(0, 40));
  return "killed";
}

/** The tests that come to each function, those that see least of the game first; from the output
 * of --reach: "few/fc_1 3 17". */
function readReach(printed) {
  const lines = printed.trim().split("\n").map((line) => line.split(" ")), reaching = new Map();
  for (const [name, ...functions] of lines.toSorted((a, b) => a.length - b.length))
    for (const one of functions) reaching.set(Number(one), [...(reaching.get(Number(one)) ?? []), name]);
  return reaching;
}

// ---- All of them ----

/** Survivors that were looked at and cannot matter, as they are written in mutants.txt. */
function explained(game) {
  const path = join(homeOf(game), "tests/mutants.txt");
  if (!existsSync(path)) return new Set();
  return new Set(readFileSync(path, "utf8").split("\n").map((line) => line.split(" # ")[0].trim()).filter(Boolean));
}

/** All mutants of a game. */
function allOf(game) {
  const folder = homeOf(game);
  return filesBelow(folder).filter((path) => path.endsWith(".c") && !NOT_RULES.test(path.slice(folder.length)))
    .map((path) => relative(root, path)).sort().flatMap(mutantsOf);
}

function chosen(asked, all) {
  if (asked.again.length > 0) return all.filter((m) => asked.again.includes(placeOf(m)));
  const wanted = all.filter((m) => asked.files.length === 0 || asked.files.some((word) => m.file.includes(word)));
  return asked.sample ? drawn(wanted, asked.sample, asked.seed) : wanted;
}

/** Each mutant has a number, from 1, and so has each function that is broken, from 0. */
function numbered(mutants) {
  const functions = [...new Set(mutants.map((m) => `${m.file}:${m.place.from}`))];
  return mutants.map((m, i) => ({ ...m, number: i + 1, reach: functions.indexOf(`${m.file}:${m.place.from}`) }));
}

async function main() {
  const asked = readArguments(process.argv.slice(2));
  const all = allOf(asked.game), mutants = numbered(chosen(asked, all)), known = explained(asked.game);
  if (mutants.length === 0) usage("There is nothing to break.");
  const stale = [...known].filter((words) => !all.some((m) => wordsOf(m) === words));
  for (const words of stale) console.log(`mutants.txt explains what is not there: ${words}`);
  const base = prepare(asked.game), { program, refused } = await buildMutants(base, mutants);
  const began = Date.now(), whole = await runTests(program, ["--reach", ...(asked.long ? ["--long"] : [])], base.copy);
  if (!whole.good) throw new Error(`A test fails before anything is broken: ${whole.last}\n${whole.said}`);
  console.log(`${mutants.length} mutants of ${asked.game}; its tests take ${((Date.now() - began) / 1000).toFixed(1)} s`);

  const count = { killed: 0, survives: 0, explained: 0, "is the same": 0 };
  const waiting = mutants.filter((m) => !refused.includes(m)), killers = new Map(), reaching = readReach(whole.printed);
  await Promise.all(Array.from({ length: asked.cores }, async () => {
    for (let m = waiting.shift(); m; m = waiting.shift()) {
      let how = await tryOne(base, m, program, killers, reaching);
      if (how === "survives" && known.has(wordsOf(m))) how = "explained";
      count[how]++;
      if (how === "survives") console.log(`${placeOf(m)}\n  ${wordsOf(m)}`);
    }
  }));
  const tried = count.killed + count.survives + count.explained;
  console.log(`${tried} tried, ${count.killed} killed (${((100 * count.killed) / Math.max(1, tried)).toFixed(1)} %), ` +
    `${count.explained} survive with a reason, ${count.survives} survive; ` +
    `${count["is the same"]} made the same code, ${refused.length} did not build`);
  process.exit(count.survives + stale.length > 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
