import { ease } from "./curve.ts";
import type { Layer } from "./drawings.ts";
import { byId, clip, type Draw, dash, element, path } from "./svg.ts";

/** Makes the ground below the line follow the pen with a soft edge, more slowly than the pen itself. */
export function makeEdge(below: Element): (headX: (seconds: number) => number, seconds: number) => void {
  const gradient = element(byId("front"), "linearGradient");
  gradient.id = "edge";
  gradient.setAttribute("gradientUnits", "userSpaceOnUse");
  gradient.innerHTML = '<stop stop-color="#0b2239"/><stop offset="1" stop-color="#0b2239" stop-opacity="0"/>';
  below.setAttribute("style", "fill: url(#edge)");
  return (headX, seconds) => {
    const near = Array.from({ length: 21 }, (_, index) => headX(Math.max(0, seconds + (index - 12) / 20)));
    const head = near.reduce((sum, x) => sum + x, 0) / near.length;
    gradient.setAttribute("x1", String(head - 260));
    gradient.setAttribute("x2", String(head));
  };
}

/** One stroke of a drawing: it is drawn once the pen has passed it, and then filled. */
export function drawLayer(
  group: Element,
  { kind, path: d }: Layer,
  scale: number,
  reaches: (x: number) => number,
  passedAt: (seconds: number) => number,
): Draw {
  const node = path(group, kind, d);
  node.style.setProperty("--k", String(scale));
  const box = node.getBBox();
  if (kind === "m") {
    const passed = clip(node, -100, -100, 0, 2000);
    return (seconds) => passed.setAttribute("width", String(Math.max(0, 100 + passedAt(seconds))));
  }
  const length = node.getTotalLength();
  const from = reaches(box.x + Math.min(box.width, 40) / 2) + 0.12;
  const to = from + Math.min(1.3, 0.35 + (length * scale) / 420);
  const whole = length < 5 || kind === "o" || /m-?\d/.test(d);
  let shown = -1;
  return (seconds) => {
    const done = whole ? ease(seconds, from, from + 0.3) : ease(seconds, from, to);
    if (done === shown) return;
    shown = done;
    node.setAttribute("visibility", done > 0 ? "visible" : "hidden");
    if (whole) node.setAttribute("opacity", String(done));
    else dash(node, 0, length * done, length);
    if (kind === "f" || kind === "s") node.style.fillOpacity = String(ease(seconds, from, from + 0.4));
  };
}
