import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { logoSvg, markSvg } from "./brand.ts";
import { ROOT, report } from "./studio.ts";

/** Writes the logo files of the press page to `public/media/logo/`: SVG for print, PNG with a transparent ground. */
const folder = join(ROOT, "public/media/logo");
await mkdir(folder, { recursive: true });

const files = {
  "mark.svg": markSvg(false),
  "mark-reversed.svg": markSvg(true),
  "logo.svg": logoSvg(false),
  "logo-reversed.svg": logoSvg(true),
};
for (const [name, svg] of Object.entries(files)) {
  await writeFile(join(folder, name), svg);
  report(name, svg.length);
}
for (const reversed of ["", "-reversed"] as const) {
  await png(`logo${reversed}.png`, files[`logo${reversed}.svg`], 2400);
  await png(`mark${reversed}.png`, files[`mark${reversed}.svg`], 1024);
}

async function png(name: string, svg: string, width: number): Promise<void> {
  const { size } = await sharp(Buffer.from(svg), { density: 1200 })
    .resize({ width })
    .png({ compressionLevel: 9, effort: 10, palette: true, colours: 64 })
    .toFile(join(folder, name));
  report(name, size);
}
