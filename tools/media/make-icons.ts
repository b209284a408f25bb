import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { MARK, SMALL_MARK } from "./brand.ts";
import { ROOT, report } from "./studio.ts";

/** Writes the icons of the site: `public/favicon.ico` and `public/icons/`. */
const PAPER = "#f5f8f9";
const INK = "#06182a";
/** The mark on a dark tab. */
const DUSK = "#f5f8f9";
const folder = join(ROOT, "public/icons");
await mkdir(folder, { recursive: true });

const icon = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Ship to Shore Automation</title>`,
  `<style>path{fill:none;stroke:${INK};stroke-width:3;stroke-linejoin:round;stroke-linecap:round}`,
  `@media(prefers-color-scheme:dark){path{stroke:${DUSK}}}</style><path d="${SMALL_MARK}"/></svg>\n`,
].join("");
await write("icons/icon.svg", Buffer.from(icon));
await write("favicon.ico", toIco(await Promise.all([16, 32, 48].map(small)), [16, 32, 48]));
await write("icons/icon-192.png", await large(192, 0.8));
await write("icons/icon-512.png", await large(512, 0.8));
// A maskable icon may be cropped to a circle of 80 % of its width.
await write("icons/icon-maskable-512.png", await large(512, 0.62));
await write("icons/apple-touch-icon.png", await large(180, 0.76));

/** The mark for tabs: the small drawing, with heavier lines at smaller sizes. */
function small(size: number): Promise<Buffer> {
  const weight = size === 16 ? 3.4 : size === 32 ? 3 : 2.8;
  const stroke = `fill="none" stroke="${INK}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"`;
  return render(`<path fill="${PAPER}" d="M0 0H32V32H0z"/><path ${stroke} d="${SMALL_MARK}"/>`, "0 0 32 32", size);
}

/** The mark on a square of paper, `share` of its width. */
function large(size: number, share: number): Promise<Buffer> {
  const side = 55 / share;
  const [x, y] = [28 - side / 2, 16 - side / 2];
  const stroke = `fill="none" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"`;
  const ground = `<path fill="${PAPER}" d="M${x - 1} ${y - 1}h${side + 2}v${side + 2}h-${side + 2}z"/>`;
  return render(`${ground}<path ${stroke} d="${MARK}"/>`, `${x} ${y} ${side} ${side}`, size);
}

function render(body: string, viewBox: string, size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}">${body}</svg>`;
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

/** Packs PNG pictures into one ICO file: a header, a directory of 16 bytes each, then the pictures. */
function toIco(pictures: Buffer[], sizes: number[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

async function write(path: string, content: Buffer): Promise<void> {
  await writeFile(join(ROOT, "public", path), content);
  report(path, content.length);
}
