// One line per test, failures in full; the last line has the counts: "N passed, N failed".
export default async function* report(events) {
  let passed = 0, failed = 0;
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.nesting > 0 || data.details?.type === "suite" || data.skip) continue;
    if (/\.mjs$/.test(data.name)) continue; // a file, not a test
    const seconds = ((data.details?.duration_ms ?? 0) / 1000).toFixed(1);
    if (type === "test:pass") {
      passed++;
      yield `ok: ${data.name} (${seconds} s)\n`;
    } else {
      failed++;
      const error = data.details?.error;
      yield `FAILED: ${data.name} (${seconds} s)\n${error?.cause?.stack ?? error?.stack ?? error}\n`;
    }
  }
  yield `${passed} passed, ${failed} failed\n`;
}
