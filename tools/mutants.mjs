// Breaks the rules of a game in small ways, one at a time, and runs that game's tests: a change
// that no test notices shows a rule that no test holds. Works on copies below build/mutants, so
// that the working tree stays as it is.
//
//   tools/mutants GAME [--files WORD,...] [--sample N] [--seed N] [--cores N]
//   tools/mutants GAME --again FILE:LINE:COLUMN ...     these and no others
//
// GAME is a folder of games/. Without --sample every mutant is tried, which takes hours; with it,
// so many, drawn by the seed (1) from all rules files. Survivors are listed as FILE:LINE:COLUMN
// with what was changed. Lines of games/GAME/tests/mutants.txt, written as the second line of a
// survivor is and followed by " # " and a reason, explain those that cannot matter: they are
// counted apart.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

// ---- The command line ----

function usage(words) {
  console.error(`${words}\nUsage: tools/mutants GAME [--files WORD,...] [--sample N] [--seed N] [--cores N] [--again PLACE ...]`);
  process.exit(2);
}

function readArguments(words) {
  const asked = { game: "", files: [], sample: 0, seed: 1, cores: cpus().length, again: [] };
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--again") asked.again = words.splice(0);
    else if (word === "--files") asked.files = (words.shift() ?? usage("--files needs words.")).split(",");
    else if (["--sample", "--seed", "--cores"].includes(word)) {
      const number = Number(words.shift());
      if (!Number.isInteger(number) || number < 1) usage(`${word} needs a whole number above zero.`);
      asked[word.slice(2)] = number;
    } else if (word.startsWith("-") || asked.game) usage(`'${word}' is not understood.`);
    else asked.game = word.replace(/^games\//, "").replace(/\/$/, "").replaceAll("-", "_");
  }
  if (!asked.game || !existsSync(join(root, "games", asked.game, "tests"))) usage(`There is no game '${asked.game}' with tests.`);
  return asked;
}

// ---- Where a file can be broken ----

// Files that say, show, load or value; everything else in a game's folder is rules.
const NOT_RULES = /(^|\/)(face|bot|content)\/|(^|\/)(face|view|scene|option_words|phrase|events|moments|prompts|prices|uses|bot\w*|plan|content\w*|cards|arrange\w*|village_map)\.c$/;

/** All .c files below a folder but for its tests. */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return one.name === "tests" ? [] : sourcesBelow(path);
    return one.name.endsWith(".c") ? [path] : [];
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

/** Lines of enums, declarations and tables are no rules of their own: only bodies of functions. */
function inFunctions(text) {
  const inside = new Uint8Array(text.length);
  for (const head of text.matchAll(/^[a-z_][^;{}=\n]*\([^;{}]*\) \{$/gm)) {
    const from = head.index + head[0].length;
    const end = text.indexOf("\n}", from);
    inside.fill(1, from, end < 0 ? text.length : end);
  }
  return inside;
}

/** A zero that fills an argument nobody reads: steps, options and events have a fixed number. */
function isUnused(text, match) {
  if (match[0] !== "0") return false;
  const line = text.slice(text.lastIndexOf("\n", match.index) + 1, text.indexOf("\n", match.index));
  return /\b(todo_push|option_make|ask|\w*tell|event_public|event_secret)\(/.test(line);
}

function mutantsOf(file) {
  const source = readFileSync(join(root, file), "utf8"), text = bare(source), inside = inFunctions(text);
  const found = [];
  for (const [pattern, change] of CHANGES) {
    for (const match of text.matchAll(pattern)) {
      if (!inside[match.index] || isUnused(text, match)) continue;
      let was = source.slice(match.index, match.index + match[0].length), is = change(match[0]);
      if (is === null || is === undefined) continue;
      if (is === "!!!") {
        const end = closingBracket(text, match.index - 1);
        was = source.slice(match.index, end);
        is = `!(${was})`;
      }
      const line = text.slice(0, match.index).split("\n").length, column = match.index - text.lastIndexOf("\n", match.index - 1);
      found.push({ file, at: match.index, was, is, line, column, said: source.split("\n")[line - 1].trim() });
    }
  }
  return found;
}

const placeOf = (m) => `${m.file}:${m.line}:${m.column}`;
const oneLine = (words) => words.replace(/\s+/g, " ").trim();
const changeOf = (m) => `${oneLine(m.was) || "(nothing)"} -> ${oneLine(m.is) || "(nothing)"}`;

/** So many of them, by chance that can be had again. */
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

// ---- Trying one ----

/** A copy of the tracked and new files of the tree with a build of the game's tests. */
function prepare(game, number) {
  const copy = join(root, "build/mutants", `${game}-${number}`);
  mkdirSync(copy, { recursive: true });
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0")) {
    if (!/^(CMakeLists\.txt|CMakePresets\.json|cmake|docs|src|games|tests)(\/|$)/.test(file) || !existsSync(join(root, file))) continue;
    const to = join(copy, file), text = readFileSync(join(root, file));
    // What has not changed keeps its time, so that it is not built again.
    if (existsSync(to) && readFileSync(to).equals(text)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to);
  }
  for (const [program, ...words] of [
    ["cmake", "-S", copy, "-B", join(copy, "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DBAIZE_TESTS=ON", `-DBAIZE_TESTS_OF=${game}`],
    ["cmake", "--build", join(copy, "build"), "--target", "baize_tests", "--", "--quiet"],
  ]) {
    const done = spawnSync(program, words, { encoding: "utf8" });
    if (done.status !== 0) throw new Error(`${program} ${words.join(" ")}\n${done.stdout}${done.stderr}`);
  }
  return copy;
}

/** How a program ends, with all it says; "hangs" when it is still at it after `limit` ms. */
function ending(program, words, { cwd, limit }) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, stdio: ["ignore", "pipe", "pipe"], detached: true });
    let said = "";
    child.stdout.on("data", (more) => (said += more));
    child.stderr.on("data", (more) => (said += more));
    const clock = limit && setTimeout(() => {
      try { process.kill(-child.pid, "SIGKILL"); } catch { /* it has just ended */ }
      resolve({ how: "hangs", said });
    }, limit);
    child.once("close", (status) => {
      clearTimeout(clock);
      resolve({ how: status === 0 ? "passes" : "fails", said });
    });
  });
}

const runTests = (copy, limit) => ending(join(copy, "build/baize_tests"), ["--fail-fast", "--jobs", "1"], { cwd: copy, limit });

/** "killed", "survives" or "does not build". */
async function tryOne(mutant, copy, limit) {
  const path = join(copy, mutant.file), source = readFileSync(path, "utf8");
  writeFileSync(path, source.slice(0, mutant.at) + mutant.is + source.slice(mutant.at + mutant.was.length));
  try {
    const built = await ending("cmake", ["--build", join(copy, "build"), "--target", "baize_tests", "--", "--quiet"], { cwd: copy });
    if (built.how !== "passes") return "does not build";
    return (await runTests(copy, limit)).how === "passes" ? "survives" : "killed";
  } finally {
    writeFileSync(path, source);
  }
}

// ---- All of them ----

/** Survivors that were looked at and cannot matter, by what their line says and becomes. */
function explained(game) {
  const path = join(root, "games", game, "tests/mutants.txt");
  if (!existsSync(path)) return () => false;
  const known = new Set(readFileSync(path, "utf8").split("\n").map((line) => line.split(" # ")[0].trim()).filter(Boolean));
  return (m) => known.has(`${basename(m.file)}: ${oneLine(m.said)} [${changeOf(m)}]`);
}

function chosen(asked) {
  const folder = join(root, "games", asked.game);
  const files = sourcesBelow(folder).map((path) => relative(root, path)).sort()
    .filter((file) => !NOT_RULES.test(file) && (asked.files.length === 0 || asked.files.some((w) => file.includes(w))));
  const all = files.flatMap(mutantsOf);
  if (asked.again.length > 0) return all.filter((m) => asked.again.includes(placeOf(m)));
  return asked.sample ? drawn(all, asked.sample, asked.seed) : all;
}

async function main() {
  const asked = readArguments(process.argv.slice(2));
  const mutants = chosen(asked), isExplained = explained(asked.game);
  if (mutants.length === 0) usage("There is nothing to break.");
  const copies = [];
  for (let number = 0; number < Math.min(asked.cores, mutants.length); number++) copies.push(prepare(asked.game, number));
  const began = Date.now(), whole = await runTests(copies[0], 0);
  if (whole.how !== "passes") throw new Error(`The tests fail before anything is broken:\n${whole.said.slice(-4000)}`);
  const limit = 20 * (Date.now() - began) + 20_000;
  console.log(`${mutants.length} mutants of ${asked.game}; its tests take ${((Date.now() - began) / 1000).toFixed(1)} s`);

  const count = { killed: 0, survives: 0, explained: 0, "does not build": 0 };
  const waiting = [...mutants];
  await Promise.all(copies.map(async (copy) => {
    for (let m = waiting.shift(); m; m = waiting.shift()) {
      let how = await tryOne(m, copy, limit);
      if (how === "survives" && isExplained(m)) how = "explained";
      count[how]++;
      if (how === "survives") console.log(`${placeOf(m)}\n  ${basename(m.file)}: ${oneLine(m.said)} [${changeOf(m)}]`);
    }
  }));
  const tried = count.killed + count.survives + count.explained;
  console.log(`${tried} tried, ${count.killed} killed (${((100 * count.killed) / Math.max(1, tried)).toFixed(1)} %), ` +
    `${count.explained} survive with a reason, ${count.survives} survive; ${count["does not build"]} did not build`);
  process.exit(count.survives > 0 ? 1 : 0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
