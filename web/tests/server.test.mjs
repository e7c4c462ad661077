// What `baize web` sends: strict headers, right types, nothing outside its folder; and a
// manifest that makes the page installable.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { CURSED } from "./games.mjs";
import { browser, dist, root, site, visit } from "./harness.mjs";
import { sitDown } from "./screens.mjs";

/** One request as it is written, without the tidying that fetch does to paths. */
function ask(address, path, { method = "GET", headers = {} } = {}) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** `./baize web` as people run it; what it said, and a way to end it. */
async function launch(...words) {
  const child = spawn(join(root, "baize"), ["web", "--no-open", ...words]);
  let said = "", complained = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (complained += text));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const started = new Promise((resolve) => child.stdout.once("data", resolve));
  await Promise.race([ended, started]);
  return { child, ended, said: () => said, complained: () => complained };
}

test("the launcher serves the built page, and refuses a busy port with one sentence", async () => {
  const first = await launch("--port", "0");
  try {
    const address = /http:\/\/\S+\//.exec(first.said())?.[0];
    assert.ok(address, `${first.said()}${first.complained()}`);
    // A page that is built again would be taken from under the tests that run beside this one.
    assert.equal(first.complained(), "", "what ./test has built is not built again");
    const { status, body } = await ask(address, "/");
    assert.equal(status, 200);
    assert.match(body.toString(), /app\.js/);
    assert.ok((await ask(address, "/baize.wasm")).body.length > 100_000, "the engine is there");
    const { port } = new URL(address);
    const second = await launch("--port", port);
    assert.equal(await second.ended, 1);
    assert.match(second.complained().trim(), new RegExp(`^baize: Port ${port} is taken by another program; [^\n]+\\.$`));
    assert.equal(second.said(), "");
  } finally {
    first.child.kill("SIGTERM");
  }
  assert.equal(await first.ended, 0, "a signal ends it in order");
});

test("every answer has strict security headers", async () => {
  const address = await site();
  for (const path of ["/", "/app.js", "/baize.wasm", "/no-such-file"]) {
    const { headers } = await ask(address, path);
    const policy = headers["content-security-policy"] ?? "";
    assert.match(policy, /default-src 'none'|default-src 'self'/, path);
    assert.match(policy, /frame-ancestors 'none'/, path);
    assert.match(policy, /base-uri 'none'|base-uri 'self'/, path);
    assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'|\*|https?:/, path);
    assert.equal(headers["x-content-type-options"], "nosniff", path);
    assert.equal(headers["referrer-policy"], "no-referrer", path);
    assert.equal(headers["cross-origin-opener-policy"], "same-origin", path);
    assert.equal(headers["cross-origin-resource-policy"], "same-origin", path);
  }
});

test("the policy is in force: a script of somebody else does not run", async () => {
  const { page, close } = await visit({ seed: 91 });
  await page.waitForSelector(".sh-start");
  const ran = await page.evaluate(() => new Promise((resolve) => {
    const script = document.createElement("script");
    script.textContent = "globalThis.intruder = true";
    document.body.append(script);
    const image = new Image();
    image.onload = () => resolve("image");
    image.onerror = () => resolve(globalThis.intruder === true);
    image.src = "https://example.invalid/x.png";
  }));
  assert.equal(ran, false);
  await close();
});

test("files have their types and the server stays in its folder", async () => {
  const address = await site();
  const types = { "/": "text/html", "/app.js": "text/javascript", "/fonts.css": "text/css", "/app.css": "text/css", "/shell.css": "text/css", "/baize.wasm": "application/wasm", "/manifest.webmanifest": "application/manifest+json", "/icon.svg": "image/svg+xml" };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await ask(address, path);
    assert.equal(status, 200, path);
    assert.ok(headers["content-type"].startsWith(type), `${path}: ${headers["content-type"]}`);
  }
  for (const path of ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "//etc/passwd", "/app.js/../../package.json", "/no-such-file"]) {
    const { status } = await ask(address, path);
    assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
  }
  assert.equal((await ask(address, "/", { method: "POST" })).status, 405);
  // A name that points at this machine from elsewhere (DNS rebinding) is not served.
  const foreign = await ask(address, "/", { headers: { host: "evil.example" } });
  assert.ok(foreign.status >= 400, `a foreign host name got ${foreign.status}`);
});

test("the manifest makes the page installable", async () => {
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));
  assert.ok(manifest.name && manifest.short_name && manifest.start_url);
  assert.match(manifest.display, /standalone|fullscreen|minimal-ui/);
  assert.ok(manifest.background_color && manifest.theme_color);
  const sizes = manifest.icons.flatMap((i) => i.sizes.split(" "));
  assert.ok(sizes.includes("any") || (sizes.includes("192x192") && sizes.includes("512x512")), sizes.join());
  for (const icon of manifest.icons) assert.ok(statSync(join(dist, icon.src)).size > 0, icon.src);

  const { context, page, close } = await visit({ seed: 92, offline: true });
  await page.waitForSelector(".sh-start");
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A private window, as tests have it, installs nothing; nothing else may stand in the way.
  assert.deepEqual(installabilityErrors.map((e) => e.errorId).filter((id) => id !== "in-incognito"), []);
  await close();
});

test("nothing is fetched from anywhere else, and no file carries an address", async () => {
  const { page, close } = await visit({ seed: 93 });
  const asked = [];
  page.on("request", (r) => asked.push(r.url()));
  await page.reload();
  await page.waitForSelector(".sh-start");
  await sitDown(page, { ...CURSED.versus, seed: 93 });
  const home = await site();
  assert.deepEqual(asked.filter((u) => !u.startsWith(home) && !u.startsWith("data:") && !u.startsWith("blob:")), []);
  for (const file of readdirSync(dist).filter((f) => /\.(js|css|html|webmanifest)$/.test(f))) {
    const found = readFileSync(join(dist, file), "utf8").match(/https?:\/\/(?!www\.w3\.org)[^\s"'`)]+/g) ?? [];
    assert.deepEqual(found, [], file);
  }
  await close();
});

test("the page tells when the engine cannot be read", async () => {
  const context = await (await browser()).newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/baize.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(await site());
  await page.getByText("The table could not be set").waitFor();
  await context.close();
});
