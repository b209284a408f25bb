import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fontRules, PAPER, readDrawing, setDrawing } from "./drawing.ts";
import { openStudio, ROOT, report, savePng } from "./studio.ts";

/** A press picture: its drawing, its size in pixels and the visible part of the drawing. */
interface PressPicture {
  name: string;
  drawing: string;
  height: number;
  viewBox: string;
  /** With copies of 480 and 960 px, for the photograph of the style guide. */
  copies?: boolean;
}

const WIDTH = 2400;
const DENSITY = 2.5;
const HERO_VIEW = "40 -44 1480 617";
const CREW_VIEW = "296.5 -265 1050 700";
const PICTURES: readonly PressPicture[] = [
  { name: "ship-to-shore", drawing: "hero", height: 1000, viewBox: HERO_VIEW },
  { name: "crew", drawing: "crew", height: 1600, viewBox: CREW_VIEW },
  { name: "switchboard", drawing: "pic-switchboard", height: 1600, viewBox: "0 0 480 320", copies: true },
  { name: "support-vessel", drawing: "pic-osv", height: 1600, viewBox: "0 0 480 320" },
];

/** The crew's drawing is a band; a whole picture needs the ground below and the line to both edges. */
const CREW_GROUND = '<path class="w" d="M-900 224H2400V900H-900z"/><path class="l" d="M-900 224H340M1302 224H2400"/>';

/** The colours of the hero in the dark themes; its own are those of the day. `#night` is `src/ui/svg-themes.ts`. */
const HERO_DARK =
  "@media(prefers-color-scheme:dark){:root{--sky:#0a2339;--paper:#06182a;--deep:#020c18;--ink:#f5f8f9;--ink-2:#b3c7d6;--deep-line:#6d8da8;--deep-line-2:#1f3c57;--deep-ink-2:#b3c7d6}:target{--sky:#1a120e;--paper:#0b0706;--deep:#040202;--ink:#d9a68e;--ink-2:#bb8c76;--deep-line:#7d5a4b;--deep-line-2:#3a271f;--deep-ink-2:#ad806c}}";

/** Its lines would be thinner than half a pixel. */
const ON_PHONES = "@media(max-width:480px){svg .hl{stroke-width:4}svg .hd,svg .hv{stroke-width:2}}";

/** Renders the press pictures into `public/media/press/`, with the drawings that the press page shows of two of them. */
const folder = join(ROOT, "public/media/press");
await mkdir(folder, { recursive: true });
const hero = setDrawing(await readDrawing("hero"), { viewBox: HERO_VIEW });
await writeFile(
  join(folder, "ship-to-shore.svg"),
  hero
    .replace("<svg ", '<svg id="night" ')
    .replace(
      "<style>",
      `<style>${HERO_DARK}@media(max-width:1200px){text{display:none}}${ON_PHONES}svg{background:var(--sky,#e5ecf0)}`,
    ),
);
await writeFile(
  join(folder, "crew.svg"),
  (await readDrawing("crew"))
    .replace(/viewBox="[^"]*"/, `viewBox="${CREW_VIEW}"`)
    .replace("</style>", `svg{background:var(--g)}</style>${CREW_GROUND}`),
);
const fonts = await fontRules();
const studio = await openStudio();
for (const { name, drawing, height, viewBox, copies } of PICTURES) {
  const svg = roundLamps(setDrawing(await readDrawing(drawing), { viewBox }));
  const ground = drawing === "hero" ? PAPER.ground : "#e5ecf0";
  const more = drawing === "crew" ? CREW_GROUND : "";
  const picture = await studio.shoot(
    `<!doctype html><meta charset="utf-8"><style>${fonts}html,body{margin:0;background:${ground}}
svg{display:block;width:100vw;height:100vh}.w{stroke:none;fill:var(--w)}</style>${svg.replace(/(<\/style>)/, `$1${more}`)}`,
    WIDTH / DENSITY,
    height / DENSITY,
    DENSITY,
  );
  report(`${name}.png`, await savePng(picture, join(folder, `${name}.png`), 128));
  for (const width of copies === true ? [480, 960] : []) {
    const small = sharp(picture).resize({ width }).removeAlpha();
    const avif = await small
      .clone()
      .avif({ quality: 60, effort: 6 })
      .toFile(join(folder, `${name}-${width}.avif`));
    const webp = await small
      .clone()
      .webp({ quality: 84, effort: 6 })
      .toFile(join(folder, `${name}-${width}.webp`));
    report(`${name}-${width}.avif`, avif.size);
    report(`${name}-${width}.webp`, webp.size);
  }
}
await studio.close();

/** Small circles are rounded to a tenth in the drawings; at this size their two halves must form a circle. */
function roundLamps(svg: string): string {
  return svg.replace(/a([\d.]+) \1 0 1 0 ([\d.]+) 0 \1 \1 0 1 0-\2 0z/g, (whole, _radius: string, width: string) => {
    const radius = Number(width) / 2;
    return whole
      .replace(/a([\d.]+) \1/, `a${radius} ${radius}`)
      .replace(/ 0 ([\d.]+) \1 0/, ` 0 ${radius} ${radius} 0`);
  });
}
