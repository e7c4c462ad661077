// Builds web/dist: scripts and styles bundled, the engine and icons beside them.
//   node build.mjs            for people
//   node build.mjs --debug    readable, with source maps
import { build } from "esbuild";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { writeFonts } from "./fonts.mjs";
import { writeIcons } from "./icons.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist"), out = join(here, "dist.new");
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

// Built beside the old one, which is served until the new one is whole.
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const entries = { app: join(here, "src/shell/main.tsx"), worker: join(here, "src/match/worker.ts") };
await build({ ...common, entryPoints: entries, outdir: out, jsx: "automatic", jsxImportSource: "preact" });

const fonts = await writeFonts(here, out);

// Style sheets in the order of their names. When the window takes another size the browser reads
// those again that ask for it (@media), so the letters and the table have sheets of their own.
const styles = readdirSync(join(here, "css")).filter((f) => f.endsWith(".css")).sort().map((f) => [f, readFileSync(join(here, "css", f), "utf8")]);
const sheets = {
  fonts: fonts.sheet,
  app: styles.filter(([f]) => f !== "shell.css").map(([, text]) => text).join("\n"),
  shell: styles.find(([f]) => f === "shell.css")[1],
};
for (const [name, contents] of Object.entries(sheets)) {
  await build({
    ...common, stdin: { contents, loader: "css", resolveDir: here }, outfile: join(out, `${name}.css`), external: ["*.woff2"],
  });
}

cpSync(engine, join(out, "baize.wasm"));
writeIcons(out);
cpSync(join(here, "static"), out, { recursive: true, filter: (from) => !from.endsWith("icons.svg") }); // those are in the script
cpSync(join(here, "..", "NOTICE"), join(out, "notice.txt")); // the fonts' licence goes with them
writeFileSync(join(out, "index.html"), withPreloads(readFileSync(join(out, "index.html"), "utf8")));

/** The letters are fetched beside the style sheet, not after it. */
function withPreloads(html) {
  const links = fonts.preload.map((f) => `<link rel="preload" href="${f}" as="font" type="font/woff2" crossorigin>\n`);
  return html.replace('<link rel="stylesheet"', `${links.join("")}$&`);
}

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

// What a first visit costs, and the most that it may. Each file lies there compressed as well,
// where that makes it smaller, for the server to send.
const BUDGET_KIB = 600;
let bytes = 0;
for (const file of readdirSync(out)) {
  const plain = readFileSync(join(out, file));
  const zipped = gzipSync(plain, { level: 9 });
  bytes += zipped.length;
  if (debug || zipped.length > plain.length * 0.9) continue;
  writeFileSync(join(out, `${file}.gz`), zipped);
  writeFileSync(join(out, `${file}.br`), brotliCompressSync(plain));
}
console.log(`web/dist: ${(bytes / 1024).toFixed(0)} KiB gzipped`);
if (bytes > BUDGET_KIB * 1024 && !debug) {
  console.error(`That is more than the ${BUDGET_KIB} KiB that a first visit may cost.`);
  process.exit(1);
}
rmSync(dist, { recursive: true, force: true });
renameSync(out, dist);
