// Words with marks, as the engine's own patterns write them (src/engine/marks.h), for tests:
// "[-water 3 Water][!arrow  -> ][@card:3 Sprint]".
export function say(pattern) {
  let words = "";
  const marks = [];
  for (const { 0: all, 1: spec, 2: marked, 3: plain, index } of pattern.matchAll(/\[(\S+) ([^\]]*)\]|([^[]+)/g)) {
    if (plain !== undefined) {
      if (isFigure(marks.at(-1))) marks.push(...jointAt(words.length, plain, index + all.length < pattern.length));
      words += plain;
      continue;
    }
    marks.push({ from: words.length, to: words.length + marked.length, ...meaning(spec, marked) });
    words += marked;
  }
  return marks.length > 0 ? { words, marks } : { words };
}

const isFigure = (mark) => mark?.unit !== undefined || mark?.as === "sign";

/** What the engine itself marks after a figure: a comma before the next mark, and a semicolon. */
function jointAt(from, plain, isBefore) {
  if (isBefore && /^[, ]+$/.test(plain)) return [{ from, to: from + plain.length, as: "joint" }];
  return plain.startsWith("; ") ? [{ from, to: from + 2, as: "break" }] : [];
}

function meaning(spec, words) {
  if (spec[0] === "@") return { ref: spec.slice(1) };
  if (spec[0] === "!") {
    const [as, other] = spec.slice(1).split(":");
    return other === undefined ? { as } : { as, other };
  }
  const figure = /[+-]?\d+/.exec(words)?.[0] ?? "1";
  const as = { "-": "cost", "+": "earn" }[spec[0]] ?? (/^[+-]/.test(figure) ? "gain" : "told");
  const [unit, manner = ""] = spec.replace(/^[-+]/, "").split(":");
  const printed = manner.split(",").find((word) => word && word !== "dice");
  return { as, amount: Number(figure), unit, ...(printed && { figure: printed }), ...(/dice$/.test(manner) && { dice: true }) };
}

/** The same as fields of an object: {price, price_marks}. */
export function fields(key, pattern) {
  const { words, marks } = say(pattern);
  return { [key]: words, ...(marks && { [`${key}_marks`]: marks }) };
}
