import { ease } from "./curve.ts";
import { buildPieces, pathOf } from "./drawings.ts";
import { FIGURES } from "./figures.ts";
import { buildLine, type Part } from "./line.ts";
import { makePen } from "./pen.ts";
import { makeFigure, makeIron, makeMark, makeTitle } from "./signs.ts";
import { drawLayer, makeEdge } from "./strokes.ts";
import { byId, type Draw, element, path } from "./svg.ts";
import { cameraAt, PICTURE } from "./timeline.ts";

declare global {
  interface Window {
    /** Draws the picture of one moment; the same second always has the same picture. */
    renderAt: (seconds: number) => void;
  }
}

const world = byId("world");
const front = byId("front");
const FILES = {
  hero: "hero",
  switchboard: "pic-switchboard",
  students: "pic-students",
  board: "pic-board",
  crew: "crew",
};

async function start(): Promise<void> {
  await document.fonts.load('480 100px "One Sans"', "From Ship to Shore 0123456789+");
  const entries = Object.entries(FILES).map(async ([key, file]) => [
    key,
    await (await fetch(`/drawings/${file}.svg`)).text(),
  ]);
  const svg = Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof FILES, string>;
  const parts = buildLine({
    hero: pathOf(svg.hero, "hl"),
    cable: pathOf(svg.hero, "hl hp"),
    crane: pathOf(svg.hero, "hl", 1),
    switchboard: pathOf(svg.switchboard, "l"),
    students: pathOf(svg.students, "l"),
    crew: pathOf(svg.crew, "l"),
  });
  const below = path(world, "below", `M-2000 1400V420${sea(parts)}H944V402H7600V1400z`);
  const shore = makeEdge(below);
  const back = element(world, "g");
  const pen = makePen(world, parts);
  const over = element(world, "g");
  const pieces = buildPieces(svg).map((piece) => {
    const group = element(piece.over ? over : back, "g");
    const { x, scale, line } = piece.place ?? { x: 0, scale: 1, line: 402 };
    group.setAttribute("transform", `translate(${x} ${402 - line * scale}) scale(${scale})`);
    const reaches = (at: number) => Math.max(pen.reaches(x + at * scale), piece.after?.(at) ?? 0);
    return piece.layers.map((layer) => drawLayer(group, layer, scale, reaches, (at) => (pen.headX(at) - x) / scale));
  });
  const draws: Draw[] = [
    ...pieces.flat(),
    makeIron(world),
    pen.draw,
    ...FIGURES.map((figure) => makeFigure(world, figure)),
    makeMark(world),
    makeTitle(front),
  ];
  window.renderAt = (seconds) => {
    const camera = cameraAt(seconds);
    const x = PICTURE.width / 2 - camera.x * camera.scale;
    const y = camera.line - camera.y * camera.scale;
    world.setAttribute("transform", `translate(${x} ${y}) scale(${camera.scale})`);
    document.documentElement.style.setProperty("--px", String(1 / camera.scale));
    shore(pen.headX, seconds);
    below.setAttribute("opacity", String(1 - ease(seconds, 31.4, 32.8)));
    for (const draw of draws) draw(seconds, camera.scale);
  };
  window.renderAt(0);
}

/** The wave alone, without its first point, as the boundary of the water. */
function sea(parts: Part[]): string {
  return (parts[0]?.path ?? "").replace("M-750 420", "H-750");
}

await start();
