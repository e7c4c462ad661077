// The page's own icon: cards on cloth. One list of shapes, written as SVG for browsers and
// drawn point by point as PNG for home screens that want one.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";

const SIZE = 64; // the drawing's own units

/** A rounded rectangle turned about its middle, as a polygon. */
function card(x, y, w, h, turn, round) {
  const points = [];
  const corners = [[1, 1, 0], [-1, 1, 90], [-1, -1, 180], [1, -1, 270]];
  for (const [sx, sy, from] of corners) {
    for (let step = 0; step <= 6; step++) {
      const a = ((from + step * 15) * Math.PI) / 180;
      points.push([sx * (w / 2 - round) + round * Math.cos(a), sy * (h / 2 - round) + round * Math.sin(a)]);
    }
  }
  const t = (turn * Math.PI) / 180;
  return points.map(([px, py]) => [x + px * Math.cos(t) - py * Math.sin(t), y + px * Math.sin(t) + py * Math.cos(t)]);
}

const SHAPES = [
  { fill: "#12352B", points: [[0, 0], [SIZE, 0], [SIZE, SIZE], [0, SIZE]] },
  { fill: "#0A201A", points: card(25, 35, 22.5, 30.5, -14, 3.4) },
  { fill: "#E7DEC4", points: card(25, 34, 21, 29, -14, 3) },
  { fill: "#0A201A", points: card(38, 34, 22.5, 30.5, 9, 3.4) },
  { fill: "#F6F0DF", points: card(38, 33, 21, 29, 9, 3) },
  { fill: "#1F2A24", points: [[39, 23.5], [47.2, 40.6], [28.6, 38.2]] },
  { fill: "#E8A317", points: [[38.8, 26.6], [44.6, 38.7], [31.4, 37]] },
];

// On somebody's turn the tab shows a chalk mark.
const MARK = { fill: "#62CBFF", points: Array.from({ length: 24 }, (_, i) => [50 + 12 * Math.cos((i * Math.PI) / 12), 14 + 12 * Math.sin((i * Math.PI) / 12)]) };

function svg(drawn) {
  const shapes = drawn.map((s) => `<path fill="${s.fill}" d="M${s.points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}z"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes.join("")}</svg>\n`;
}

/** Where a line of this height meets the edges of a shape, from left to right. */
function crossings(points, y) {
  const found = [];
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i], [bx, by] = points[j];
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return found.sort((a, b) => a - b);
}

/** Between the first and the second crossing, the third and the fourth, and so on. */
function holds(found, x) {
  for (let i = 0; i + 1 < found.length; i += 2) if (x >= found[i] && x < found[i + 1]) return true;
  return false;
}

const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Nine looks into every pixel, for smooth edges. */
function png(size) {
  const shapes = SHAPES.map((s) => ({ points: s.points, colour: rgb(s.fill) })).reverse();
  const rows = Buffer.alloc((size * 3 + 1) * size);
  const place = (pixel, look) => ((pixel + look / 3 + 1 / 6) * SIZE) / size;
  for (let y = 0; y < size; y++) {
    const lines = [0, 1, 2].map((look) => shapes.map((s) => crossings(s.points, place(y, look))));
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0];
      for (let k = 0; k < 9; k++) {
        const px = place(x, k % 3);
        const top = lines[Math.floor(k / 3)].findIndex((found) => holds(found, px));
        const { colour } = shapes.at(top); // -1: outside of all, which is the last one's
        for (let c = 0; c < 3; c++) sum[c] += colour[c];
      }
      for (let c = 0; c < 3; c++) rows[y * (size * 3 + 1) + 1 + x * 3 + c] = Math.round(sum[c] / 9);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // 8 bits, red green blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/** Node 18 has none of its own. */
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function chunk(kind, bytes) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), bytes]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(bytes.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

export function writeIcons(folder) {
  writeFileSync(join(folder, "icon.svg"), svg(SHAPES));
  writeFileSync(join(folder, "icon-turn.svg"), svg([...SHAPES, MARK]));
  for (const size of [192, 512]) writeFileSync(join(folder, `icon-${size}.png`), png(size));
}
