// Building the page says why it could not be built.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { newHome, root } from "./harness.mjs";

test("packages that cannot be fetched: npm's reason, and what was tried", () => {
  const home = newHome();
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(root, "web", file), join(home, file));
  // A registry that refuses: nobody listens at the discard port.
  const refuses = { npm_config_registry: "http://127.0.0.1:9/", npm_config_cache: join(home, "cache"), npm_config_fetch_retries: "0" };
  const done = spawnSync("bash", ["-c", `. tools/packages.sh; page_packages "${home}"`], {
    cwd: root, encoding: "utf8", env: { ...process.env, ...refuses },
  });
  assert.equal(done.status, 1);
  assert.match(done.stderr, /ECONNREFUSED/);
  assert.match(done.stderr, /`npm ci` in \S+ asked the registry http:\/\/127\.0\.0\.1:9\//);
});
