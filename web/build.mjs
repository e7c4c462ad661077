// Builds web/dist: scripts and styles bundled, the engine and icons beside them.
//   node build.mjs            for people
//   node build.mjs --debug    readable, with source maps
import { build } from "esbuild";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { writeIcons } from "./icons.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "dist");
const debug = process.argv.includes("--debug");
const engine = join(here, "..", "build", "wasm", "baize.wasm");

if (!existsSync(engine)) {
  console.error("There is no build/wasm/baize.wasm: run  cmake --preset wasm && cmake --build --preset wasm");
  process.exit(1);
}

const common = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: !debug,
  sourcemap: debug ? "inline" : false,
  legalComments: "none",
  logLevel: "warning",
  loader: { ".svg": "text" },
  define: { "process.env.NODE_ENV": debug ? '"development"' : '"production"' },
};

// Written beside and moved at the end would need two folders on one disk; a build takes well
// under a second, so the old one is simply replaced.
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const entries = { app: join(here, "src/shell/main.tsx"), worker: join(here, "src/match/worker.ts") };
await build({ ...common, entryPoints: entries, outdir: out, jsx: "automatic", jsxImportSource: "preact" });

// One style sheet, from every file of css/ in the order of their names.
const styles = readdirSync(join(here, "css")).filter((f) => f.endsWith(".css")).sort();
const sheet = styles.map((f) => readFileSync(join(here, "css", f), "utf8")).join("\n");
await build({ ...common, stdin: { contents: sheet, loader: "css", resolveDir: here }, outfile: join(out, "app.css") });

cpSync(engine, join(out, "baize.wasm"));
writeIcons(out);
for (const folder of ["static"]) cpSync(join(here, folder), out, { recursive: true });

// The service worker keeps what the page needs; a new build has a new name for its cache.
const worker = join(here, "src/sw.ts");
if (existsSync(worker)) {
  const files = readdirSync(out).filter((f) => f !== "sw.js").sort();
  const version = await hash(files.map((f) => readFileSync(join(out, f))));
  await build({
    ...common, format: "iife", entryPoints: [worker], outfile: join(out, "sw.js"),
    define: { ...common.define, BUILD_FILES: JSON.stringify(files), BUILD_VERSION: JSON.stringify(version) },
  });
}

async function hash(parts) {
  const { createHash } = await import("node:crypto");
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 12);
}

let all = 0;
for (const file of readdirSync(out).sort()) {
  const path = join(out, file);
  if (!statSync(path).isFile()) continue;
  all += gzipSync(readFileSync(path)).length;
}
console.log(`web/dist: ${(all / 1024).toFixed(0)} KiB gzipped`);
