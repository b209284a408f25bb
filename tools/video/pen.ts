import { curve, type Key } from "./curve.ts";
import type { Part } from "./line.ts";
import { dash, element, path } from "./svg.ts";
import { DURATION, PEN } from "./timeline.ts";

/** The one line, its moving end, and the values that the rest of the scene needs. */
export function makePen(world: Element, parts: Part[]) {
  const probe = path(world, "main", "");
  const keys: Key[] = [[PEN.start, 0]];
  const lengths = parts.map(({ until }, index) => {
    probe.setAttribute(
      "d",
      parts
        .slice(0, index + 1)
        .map((part) => part.path)
        .join(""),
    );
    const length = probe.getTotalLength();
    keys.push([until, length]);
    return length;
  });
  const total = probe.getTotalLength();
  const d = probe.getAttribute("d") ?? "";
  probe.remove();
  const group = element(world, "g");
  const line = path(group, "main", d);
  const cableFrom = lengths[1] ?? 0;
  const cableTo = lengths[2] ?? 0;
  const cable = path(group, "live", d);
  const pulse = path(group, "pulse", d);
  const dot = element(group, "circle");
  dot.setAttribute("class", "dot");
  const markFrom = lengths.at(-3) ?? 0;
  const markTo = lengths.at(-2) ?? 0;
  const at = curve(keys);
  const moments = Array.from({ length: Math.ceil(DURATION * 25) + 1 }, (_, index) => index / 25);
  let furthest = -Infinity;
  const reach = moments.map((moment) => (furthest = Math.max(furthest, line.getPointAtLength(at(moment)).x)));
  const tailFrom = curve([
    [32.9, markFrom - 600],
    [34, markFrom],
  ]);
  const tailTo = curve([
    [33.3, markTo + 560],
    [34, markTo],
  ]);
  return {
    headX: (seconds: number) => reach[Math.min(reach.length - 1, Math.max(0, Math.round(seconds * 25)))] ?? 0,
    reaches: (x: number) => moments[reach.findIndex((value) => value >= x)] ?? DURATION,
    draw: (seconds: number, scale: number) => {
      const head = at(seconds);
      const from = seconds < 32.9 ? 0 : tailFrom(seconds);
      dash(line, from, Math.min(head, seconds < 33.3 ? total : tailTo(seconds)), total);
      dash(cable, cableFrom, Math.min(head, cableTo), total);
      dash(pulse, Math.max(0, head - 64 / scale), head, total);
      const point = line.getPointAtLength(head);
      dot.setAttribute("cx", String(point.x));
      dot.setAttribute("cy", String(point.y));
      dot.setAttribute("r", String(5.5 / scale));
    },
  };
}
