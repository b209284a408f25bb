/* Ports around a place, and rings of its distance. */
import type { GeoProjection } from "d3-geo";
import { classOf, crossesCoast, type Labels, labelBox } from "./chart-style.server.ts";
import type { Box, Point } from "./land.server.ts";

/** Ports by importance: name as on a local chart, latitude and longitude in degrees. */
const PORTS: readonly [name: string, latitude: number, longitude: number][] = [
  ["Gdańsk", 54.36, 18.66],
  ["Karlskrona", 56.16, 15.59],
  ["Kiel", 54.33, 10.15],
  ["Gdynia", 54.53, 18.55],
  ["Hamburg", 53.54, 9.98],
  ["Rotterdam", 51.95, 4.14],
  ["København", 55.69, 12.6],
  ["Klaipėda", 55.7, 21.12],
  ["Rostock", 54.15, 12.1],
  ["Göteborg", 57.69, 11.9],
  ["Świnoujście", 53.91, 14.26],
  ["Visby", 57.64, 18.28],
  ["Kaliningrad", 54.7, 20.45],
  ["Malmö", 55.62, 13.0],
  ["Liepāja", 56.52, 20.98],
  ["Trelleborg", 55.37, 13.15],
  ["Kołobrzeg", 54.18, 15.56],
  ["Stockholm", 59.32, 18.08],
  ["Rīga", 57.03, 24.03],
  ["Tallinn", 59.45, 24.77],
  ["Helsinki", 60.16, 24.96],
  ["Bremerhaven", 53.57, 8.55],
  ["Oslo", 59.9, 10.74],
  ["Bergen", 60.39, 5.31],
  ["Stavanger", 58.98, 5.73],
  ["Esbjerg", 55.47, 8.43],
  ["Antwerpen", 51.27, 4.33],
  ["Aberdeen", 57.14, -2.08],
  ["Southampton", 50.9, -1.42],
  ["Le Havre", 49.48, 0.12],
  ["Bilbao", 43.35, -3.04],
  ["Lisboa", 38.7, -9.16],
  ["Algeciras", 36.13, -5.43],
  ["Barcelona", 41.35, 2.16],
  ["Marseille", 43.34, 5.34],
  ["Genova", 44.4, 8.92],
  ["Trieste", 45.64, 13.75],
  ["Valletta", 35.9, 14.51],
  ["Piraeus", 37.94, 23.63],
  ["Istanbul", 41.01, 28.97],
  ["Constanța", 44.17, 28.65],
];

/** Between a port and its label, and beside the mark of the place. */
const GAPS = [9, 12, 15, 18, 22];

interface PortsOptions extends Labels {
  projection: GeoProjection;
  rings: Rings;
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Where a label is: its box, and the side that stays when its letters are larger or smaller. */
interface Place extends Box {
  anchor: "start" | "end" | "middle";
}

/**
 * Returns the ports within the frame as SVG: a mark and a label each. A port is left out where its label has no room, would
 * lie across a coast, or would be less than half a line from another.
 */
export function portsSvg(options: PortsOptions): string {
  const { projection, frame, isLand, isCut, size, taken, rings } = options;
  const marks = { shown: "", cut: "" };
  let labels = "";
  for (const [name, latitude, longitude] of PORTS) {
    const [x = -1, y = -1] = projection([longitude, latitude]) ?? [];
    if (x < frame.left + 8 || x > frame.right - 8 || y < frame.top + 24 || y > frame.bottom - 12) continue;
    const [width, height] = labelBox(name, size);
    const places = GAPS.flatMap((gap): Place[] => {
      const beside = { top: y - height / 2, bottom: y + height / 2 };
      const above = { top: y - gap - height, bottom: y - gap };
      const below = { top: y + gap, bottom: y + gap + height };
      const right = { left: x + gap, right: x + gap + width, anchor: "start" } as const;
      const left = { left: x - gap - width, right: x - gap, anchor: "end" } as const;
      const middle = { left: x - width / 2, right: x + width / 2, anchor: "middle" } as const;
      return [
        { ...beside, ...right },
        { ...beside, ...left },
        { ...above, ...middle },
        { ...below, ...middle },
        { ...above, ...right },
        { ...above, ...left },
        { ...below, ...right },
        { ...below, ...left },
      ];
    }).filter(
      (box) =>
        box.left > frame.left + 4 &&
        box.right < frame.right - 4 &&
        !taken.some((other) => overlaps(box, other)) &&
        !crossesCoast(box, isLand),
    );
    const place = places.find((box) => !isOnRing(box, rings)) ?? places[0];
    if (place === undefined) continue;
    taken.push(
      { ...place, top: place.top - height / 2, bottom: place.bottom + height / 2 },
      { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 },
    );
    marks[isCut(place) ? "cut" : "shown"] += `M${Math.round(x) - 1} ${Math.round(y) - 1}h2v2h-2z`;
    const at = { start: place.left, end: place.right, middle: x }[place.anchor];
    labels += `<text${classOf(place, options)} x="${Math.round(at)}" y="${Math.round(place.bottom - size * 0.3)}" text-anchor="${place.anchor}">${name}</text>`;
  }
  const path = (d: string, names: string): string => (d === "" ? "" : `<path class="${names}" d="${d}"/>`);
  return labels === "" ? "" : `${path(marks.shown, "q")}${path(marks.cut, "q o")}<g class="n">${labels}</g>`;
}

/** Nautical miles in a degree of latitude. */
const MILES = 60;
/** Distances of rings in nautical miles; two are drawn. */
const DISTANCES = [10, 25, 50, 100, 200, 400];

/** Circles of distance around a place. */
interface Rings {
  place: Point;
  all: readonly { distance: number; radius: number }[];
}

interface RingsOptions {
  place: Point;
  latitude: number;
  /** Units of the chart for one radian of longitude. */
  scale: number;
  frame: Box;
}

/** Returns the two rings of distance that a chart has room for; radii in units of the chart. */
export function ringsAround({ place, latitude, scale, frame }: RingsOptions): Rings {
  const mile = (scale * Math.PI) / 180 / MILES / Math.cos((latitude * Math.PI) / 180);
  const widest = Math.max(place[0] - frame.left, frame.right - place[0]) * 0.9;
  const distances = DISTANCES.filter((distance) => distance * mile < widest).slice(-2);
  return { place, all: distances.map((distance) => ({ distance, radius: Math.round(distance * mile) })) };
}

/** Says whether a ring goes through a label or touches it. */
function isOnRing({ left, right, top, bottom }: Box, { place: [x, y], all }: Rings): boolean {
  const nearest = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  return all.some(({ radius }) => radius > nearest - 6 && radius < farthest + 6);
}

/** Returns the rings as SVG, labelled on water. */
export function ringsSvg({ place: [x, y], all }: Rings, options: Labels): string {
  const { frame, isLand, size, taken } = options;
  return all
    .map(({ distance, radius }) => {
      const label = `${distance} NM`;
      const [width, height] = labelBox(label, size);
      let text = "";
      for (let i = 0; i < 24 && text === ""; i++) {
        // From the north-west, alternating to both sides.
        const angle = Math.PI * 1.2 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * (Math.PI / 12);
        const [atX, atY] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
        const box = { left: atX - width / 2, right: atX + width / 2, top: atY - height / 2, bottom: atY + height / 2 };
        const isInside =
          box.left > frame.left + 44 &&
          box.right < frame.right - 8 &&
          box.top > frame.top + 28 &&
          box.bottom < frame.bottom - 8;
        if (!isInside || isLand([atX, atY]) || taken.some((other) => overlaps(box, other))) continue;
        taken.push(box);
        // The class: the ring shows neither beside the label nor between its words.
        text = `<text${classOf(box, options, "w")} x="${Math.round(box.left)}" y="${Math.round(atY + size * 0.35)}">${label}</text>`;
      }
      return `<circle class="v" cx="${x}" cy="${y}" r="${radius}"/>${text}`;
    })
    .join("");
}
