// What the page tells as one sentence and in which order it lists options, by the cases that the
// terminal has too (tests/sentences.txt and tests/order.txt, read there by tests/line_test.c).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { modules } from "./bundle.mjs";
import { root } from "./harness.mjs";

const { tellStory, inOrder, verbsOf } = await modules("table/story", "table/rows");

/** The cases of a file: name, lines that are given and what comes of them. */
function casesIn(name) {
  const text = readFileSync(join(root, "tests", name), "utf8");
  return text.split(/^== /m).slice(1).map((one) => {
    const [title, ...lines] = one.split("\n").filter(Boolean);
    const told = (sign) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length));
    return { title, given: lines.filter((line) => !/^(page )?> /.test(line)), all: told("> "), page: told("page > ") };
  });
}

/** "cost 2 food:2x", "@card:1", "many:cards" */
function markOf(says) {
  if (says.startsWith("@")) return { ref: says.slice(1) };
  const [, as, amount, unit] = /^(\w+) (-?\d+) (\w+)/.exec(says) ?? [];
  if (as) return { as, amount: Number(amount), unit };
  const [kind, other] = says.split(":");
  return { as: kind, ...(other && { other }) };
}

/** "[words|what they are]" as words and marks. */
function marked(pattern) {
  const marks = [];
  let words = "";
  for (const [, plain, inside, says] of pattern.matchAll(/([^[]+)|\[([^|]*)\|([^\]]*)\]/g)) {
    if (says !== undefined) marks.push({ from: words.length, to: words.length + inside.length, ...markOf(says) });
    words += plain ?? inside;
  }
  return { words, marks };
}

const NAMES = { seats: [{ name: "You" }, { name: "Jo" }], viewer: 0 };

for (const { title, given, all, page } of casesIn("sentences.txt"))
  test(`sentences: ${title}`, () => {
    const log = given.map((line, at) => {
      const { words, marks } = marked(line);
      return { at, move: 1, who: 0, words, words_marks: marks, targets: [] };
    });
    assert.deepEqual(tellStory(log, NAMES).map((line) => line.words), page.length ? page : all);
  });

for (const { title, given, all } of casesIn("order.txt"))
  test(`order: ${title}`, () => {
    const rows = [];
    const options = given.map((line) => {
      const [rankAndVerb, called, price] = line.split(" / "), [rank, verb] = rankAndVerb.split(" ");
      if (!rows.some((row) => row.verb === verb)) rows.push({ verb, rank, act: "", group: "", step: false });
      const words = marked(called), priced = marked(price);
      return { verb, words: words.words, words_marks: words.marks, price: priced.words, price_marks: priced.marks };
    });
    const listed = inOrder(options, verbsOf(rows), (unit) => unit === "curse");
    assert.equal(listed.map((o) => o.words).join(", "), all[0]);
  });
