// Modules of the page in Node, for tests that need no browser: bundled as the page is.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { build } from "esbuild";

const source = join(dirname(fileURLToPath(import.meta.url)), "..", "src");

/** A stream as browsers have them, by a function over the whole. */
const streamBy = (convert) => function () {
  const parts = [];
  return new TransformStream({
    transform: (part) => void parts.push(part),
    flush: (out) => out.enqueue(new Uint8Array(convert(Buffer.concat(parts)))),
  });
};

// Node 18, which Debian 12 has, does not know deflate-raw as browsers do.
try {
  new CompressionStream("deflate-raw");
} catch {
  globalThis.CompressionStream = streamBy(deflateRawSync);
  globalThis.DecompressionStream = streamBy(inflateRawSync);
}

/** What these modules export, together: modules("shell/draft", "shell/link"). */
export async function modules(...paths) {
  const made = await build({
    stdin: { contents: paths.map((path) => `export * from "./${path}";`).join("\n"), resolveDir: source, loader: "ts" },
    bundle: true, format: "esm", write: false, target: "es2022", loader: { ".svg": "text" },
    jsx: "automatic", jsxImportSource: "preact",
  });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString("base64")}`);
}
