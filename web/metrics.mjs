// What a fallback must be stretched to: the width of a font's average letter, read from a
// TrueType file.

// How often letters come in English, in thousandths; the space between words is one of them.
const OFTEN = { " ": 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33, u: 23, c: 23,
  m: 20, f: 18, w: 19, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6 };

function tables(font) {
  const found = {};
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    found[font.toString("latin1", at, at + 4)] = font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12));
  }
  return found;
}

/** The glyph of each letter of the basic plane: a cmap of format 4. */
function glyphOf(cmap) {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (map.readUInt16BE(0) === 4) return (code) => lookUp(map, code);
  }
  throw new Error("the font has no character map of format 4");
}

function lookUp(map, code) {
  const count = map.readUInt16BE(6) / 2;
  const at = (column, segment) => 14 + (column * count + segment) * 2 + (column > 0 ? 2 : 0);
  for (let i = 0; i < count; i++) {
    if (code > map.readUInt16BE(at(0, i))) continue;
    const first = map.readUInt16BE(at(1, i));
    if (code < first) return 0;
    const delta = map.readUInt16BE(at(2, i)), offset = map.readUInt16BE(at(3, i));
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = map.readUInt16BE(at(3, i) + offset + (code - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** In em. */
export function letterWidth(bytes) {
  const font = tables(Buffer.from(bytes));
  const glyph = glyphOf(font.cmap);
  const last = font.hhea.readUInt16BE(34) - 1;
  const advance = (letter) => font.hmtx.readUInt16BE(Math.min(glyph(letter.charCodeAt(0)), last) * 4);
  const weight = Object.values(OFTEN).reduce((a, b) => a + b, 0);
  const width = Object.entries(OFTEN).reduce((sum, [letter, often]) => sum + advance(letter) * often, 0) / weight;
  return width / font.head.readUInt16BE(18);
}
