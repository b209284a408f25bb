import type { Language } from "#platform/i18n/languages.ts";
import { localized } from "#platform/i18n/languages.ts";
import { typeset } from "#platform/i18n/typography.ts";
import { logoSvg } from "./brand.ts";
import { ABYSS, PAPER, type Palette, readDrawing, setDrawing, toAddress } from "./drawing.ts";
import type { ShareCard } from "./share-titles.ts";

/** The size of a share card in pixels, and the height of its line: 70 %. */
export const CARD = { width: 1200, height: 630, line: 441 } as const;

/** Position of the drawing on the card, in pixels: the visible part of its canvas, and its scale. */
interface Crop {
  left: number;
  scale: number;
  from: number;
  to: number;
}

const PICTURE: Crop = { left: 590, scale: 1.08, from: 0, to: 480 };
const CROPS: Record<string, Crop> = {
  hero: { left: 0, scale: 0.8, from: 25, to: 1530 },
  crew: { left: 64, scale: 1.06, from: 326, to: 1312 },
};

/** Returns the HTML of the card: paper above the line, abyss below it, the drawing in the colours of each side. */
export async function shareCardHtml(
  { drawing, titles }: ShareCard,
  language: Language,
  fonts: string,
): Promise<string> {
  const crop = CROPS[drawing] ?? PICTURE;
  const svg = await readDrawing(drawing);
  const wide = drawing in CROPS;
  const title = localized(titles, language);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${fonts}${styles(title, wide)}</style>
${drawing === "hero" ? side(svg, crop, drawing, PAPER, "none") : bothSides(svg, crop, drawing)}
<h1>${typeset(title, language)}</h1><div class="logo">${logoSvg(true)}</div></html>`;
}

/** The drawing twice, each cut at the line, with the line to both edges; the hero contains all that itself. */
function bothSides(svg: string, crop: Crop, name: string): string {
  const above = side(svg, crop, name, PAPER, `inset(0 0 ${CARD.height - CARD.line - 2}px 0)`);
  const under = side(svg, crop, name, ABYSS, `inset(${CARD.line + 2}px 0 0 0)`);
  const sea = seaPath(crop);
  return `<div class="below"></div>${above}${under}
<svg class="over" viewBox="0 0 ${CARD.width} ${CARD.height}"><path class="abyss" d="${sea}V${CARD.height}H0z"/>
<path d="${sea}"/><path class="abyss shore" d="${shorePath(crop)}"/></svg>`;
}

/** The drawing of one side of the line, cut at the line. */
function side(svg: string, crop: Crop, name: string, palette: Palette, inset: string): string {
  const line = name === "hero" ? 420 : 224;
  const top = line - CARD.line / crop.scale;
  const box = `${crop.from} ${top} ${crop.to - crop.from} ${CARD.height / crop.scale}`;
  const pens = { line: 4, object: 2.8, detail: 2, dot: 3.4 };
  const day = setDrawing(svg, { palette, pens, bare: true, viewBox: box });
  const set = name === "hero" ? setHero(day, palette) : day;
  const width = (crop.to - crop.from) * crop.scale;
  const style = `left:${crop.left}px;width:${width}px;clip-path:${inset}`;
  return `<img style="${style}" src="${toAddress(set)}">`;
}

/** The hero has its own class names for layers; here they get the card's colours and pens. */
function setHero(svg: string, { line, detail, fill, live }: Palette): string {
  const rules = [
    `.hm{fill:#06182a}.hl{stroke:${line};stroke-width:4}.hd{stroke:${detail};stroke-width:1.6}`,
    `.hv{stroke:#6d8da8;stroke-width:1.6}.hn{stroke:none}.hf,.hs{fill:${fill}}`,
    `.hs{stroke-width:2.8}.hb{stroke-width:6}.ho{stroke-width:3}.hp{stroke:${live};stroke-width:4.5}`,
  ].join("");
  return svg.replace("</style>", `${rules}path{vector-effect:non-scaling-stroke}</style>`);
}

/** The sea to the left of the drawing: a wave that becomes calm where the drawing begins. */
function seaPath({ left }: Crop): string {
  const end = left + 1;
  const steps = 240;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (end * index) / steps;
    const calm = Math.min(1, Math.max(0, (end - x - 10) / 260));
    const height = 15 * calm * calm * (3 - 2 * calm) * Math.sin(((end - x) / 126) * 2 * Math.PI);
    return `${x.toFixed(1)} ${(CARD.line - height).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** The signal to the right of the drawing, to the edge. */
function shorePath({ left, scale, from, to }: Crop): string {
  const start = left + (to - from) * scale - 1;
  const pulses = Array.from({ length: Math.floor((CARD.width - start) / 44) }, (_, index) => {
    const x = CARD.width - 38 - 44 * index;
    return `H${x}V${CARD.line - 46}H${x + 22}V${CARD.line}`;
  });
  return `M${start} ${CARD.line}${pulses.reverse().join("")}H${CARD.width + 4}V${CARD.line + 9}H${start}`;
}

function styles(title: string, wide: boolean): string {
  const words = title.split(" ");
  const longest = Math.max(...words.map((word) => word.length));
  // A single word may overlap the drawing; several are placed beside it.
  const open = wide || title.length < 13 || words.length === 1;
  const beside = Math.max(54, Math.min(80, Math.floor(760 / longest), title.length > 32 ? 54 : 80));
  // Above a wide drawing there is space for one line.
  const size = open ? Math.min(92, wide ? Math.floor(2000 / title.length) : 92) : beside;
  return [
    `html,body{margin:0}body{position:relative;width:${CARD.width}px;height:${CARD.height}px;background:#f5f8f9;overflow:hidden}`,
    `.below{position:absolute;inset:${CARD.line}px 0 0;background:#06182a}`,
    `img,.over{position:absolute;top:0;height:${CARD.height}px}.over{left:0;width:${CARD.width}px}`,
    `.over path{fill:none;stroke:#06182a;stroke-width:4;stroke-linejoin:round}.over .abyss{fill:#06182a;stroke:none}.over .shore{stroke:#06182a}`,
    `h1{position:absolute;left:64px;top:${wide ? 46 : 58}px;margin:0;width:${open ? 1072 : 560}px;color:#06182a;`,
    `font:480 ${size}px/1.04 "One Sans";font-stretch:116%;letter-spacing:-.036em;text-wrap:balance}`,
    `.logo{position:absolute;left:64px;bottom:52px;height:50px}.logo svg{height:100%}`,
  ].join("");
}
