import { curve, ease } from "./curve.ts";
import { FIGURE, type Figure } from "./figures.ts";
import { MARK, PLACES, place } from "./line.ts";
import { clip, type Draw, dash, element, path } from "./svg.ts";
import { cameraAt, PEN, PICTURE } from "./timeline.ts";

/** The soldering iron over the board; its tip is the one accent of that drawing. */
export function makeIron(world: Element): Draw {
  const iron = element(world, "g");
  const { x, scale, line } = PLACES.board;
  const body =
    "M0 0L10 -22M6.3 -24.5L13.7 -21.2M8 -19L4 -21.5L26 -70Q28 -74 32 -72L40 -68.5Q44 -66.5 42 -62.5L20 -14.5L15.5 -16.5z";
  path(iron, "f", body);
  path(iron, "d", "M18 -42L31 -36M21 -48L34 -42M37 -70Q44 -92 70 -96T120 -128");
  const tip = element(iron, "circle");
  tip.setAttribute("class", "dot");
  tip.setAttribute("r", "3");
  const touch = curve([
    [24.6, 60],
    [25.2, 2],
    [25.6, 0],
    [25.9, 8],
    [26.2, 0],
    [26.6, 0],
    [27.2, 50],
  ]);
  const pin = curve([
    [25.6, 144],
    [25.9, 152],
  ]);
  return (seconds) => {
    const lift = touch(seconds);
    const at = (value: number) => x + value * scale;
    iron.setAttribute(
      "transform",
      `translate(${at(pin(seconds) + lift / 2)} ${402 + (130 - line - lift) * scale}) scale(${scale})`,
    );
    iron.setAttribute("opacity", String(ease(seconds, 24.6, 25)));
    tip.setAttribute("opacity", String(1 - Math.min(1, lift / 6)));
    iron.style.setProperty("--k", String(scale));
  };
}

/** A number that rises from behind its ruler, at its position in the world while the camera rests. */
export function makeFigure(world: Element, { text, icon, from, rest, left }: Figure): Draw {
  const camera = cameraAt(rest);
  const group = element(world, "g");
  const x = camera.x + (left - PICTURE.width / 2) / camera.scale;
  const y = camera.y - camera.line / camera.scale;
  group.setAttribute("transform", `translate(${x} ${y}) scale(${1 / camera.scale})`);
  const window = element(group, "g");
  clip(window, -20, FIGURE.ruler + 2, 900, 300);
  const number = element(window, "text");
  number.setAttribute("class", "number");
  number.setAttribute("font-size", String(FIGURE.size));
  number.setAttribute("x", String(-FIGURE.size * 0.05));
  number.textContent = text;
  const width = (number as SVGTextElement).getComputedTextLength();
  const ticks = Array.from(
    { length: 21 },
    (_, index) => `M${(width * index) / 20} ${FIGURE.ruler}v${index % 5 ? -5 : -10}`,
  );
  const ruler = path(group, "d", `M0 ${FIGURE.ruler}H${width}`);
  const scaleMarks = path(group, "d", ticks.join(""));
  const sign = path(group, "d", icon);
  const size = FIGURE.icon / 24;
  sign.setAttribute("transform", `translate(0 ${FIGURE.ruler - FIGURE.gap - FIGURE.icon}) scale(${size})`);
  for (const [node, k] of [
    [ruler, 1],
    [scaleMarks, 1],
    [sign, size],
  ] as const) {
    node.style.setProperty("--k", String(k / camera.scale));
  }
  return (seconds) => {
    const rise = ease(seconds, from + 0.15, from + 0.85);
    number.setAttribute("y", String(FIGURE.baseline - (1 - rise) * 130));
    group.setAttribute("visibility", seconds >= from ? "visible" : "hidden");
    dash(ruler, 0, width * ease(seconds, from, from + 0.7), width);
    scaleMarks.setAttribute("opacity", String(ease(seconds, from + 0.4, from + 0.8)));
    sign.setAttribute("opacity", String(ease(seconds, from + 0.5, from + 1)));
  };
}

/** The mark at the end of the line: it gets its full weight when the pen has left it. */
export function makeMark(world: Element): Draw {
  const node = path(world, "main", place(MARK, PLACES.mark));
  return (seconds, scale) => {
    node.setAttribute("visibility", seconds >= PEN.mark ? "visible" : "hidden");
    const full = 2.6 * PLACES.mark.scale * scale;
    node.style.setProperty("--w", String(3 + (full - 3) * ease(seconds, PEN.mark, 34)));
  };
}

/** The headline under the mark. */
export function makeTitle(front: Element): Draw {
  const window = element(front, "g");
  clip(window, 0, 400, PICTURE.width, 140);
  const title = element(window, "text");
  title.setAttribute("class", "title");
  title.setAttribute("x", String(PICTURE.width / 2));
  title.textContent = "From Ship to Shore";
  return (seconds) => {
    title.setAttribute("y", String(510 + (1 - ease(seconds, 33.1, 34)) * 120));
    title.setAttribute("opacity", String(ease(seconds, 33.1, 33.5)));
  };
}
