import { describe, expect, it } from "vitest";
import { type ChartOptions, drawChart } from "./draw-chart.server.ts";
import { graticule } from "./graticule.server.ts";
import { type Box, chartProjection, landFinder, landRings, type Point } from "./land.server.ts";
import { portsSvg, ringsAround } from "./ports.server.ts";

const quay: ChartOptions = {
  coordinates: { latitude: 54.42, longitude: 18.62 },
  width: 1312,
  height: 520,
  paper: "light",
  title: "Chart",
};

const EXTREMES = [
  [75, 180],
  [-75, -180],
  [75, 0],
  [0, 0],
  [-52.1, -74.2],
  [-17.8, 179.9],
  [65.5, 12.2],
] as const;

/** Returns the position of the mark. */
function markOf(svg: string): [number, number] {
  const [, x, y] = /<circle class="d" cx="(\d+)" cy="(\d+)"/.exec(svg) ?? [];
  return [Number(x), Number(y)];
}

/** Returns the positions of the labelled meridians by degree. */
function meridians(svg: string): [degrees: number, x: number][] {
  return [...svg.matchAll(/<text x="([\d.]+)" y="15">(\d{3})°E/g)].map(([, x, degrees]) => [
    Number(degrees),
    Number(x) - 4,
  ]);
}

describe("drawChart", () => {
  it("marks the place where its longitude lies between the meridians", () => {
    const svg = drawChart(quay);
    const [[west, left] = [0, 0], [east, right] = [0, 0]] = meridians(svg);
    const longitude = west + ((markOf(svg)[0] - left) * (east - west)) / (right - left);
    expect(longitude).toBeCloseTo(quay.coordinates.longitude, 1);
  });

  it("positions the place well inside the chart", () => {
    for (const [latitude, longitude] of EXTREMES) {
      const [x, y] = markOf(drawChart({ ...quay, coordinates: { latitude, longitude } }));
      expect(x).toBeGreaterThan(250);
      expect(x).toBeLessThan(1062);
      expect(y).toBeGreaterThan(100);
      expect(y).toBeLessThan(420);
    }
  });

  it("has the compass rose between the rings, where there is water enough", () => {
    const svg = drawChart(quay);
    const circles = [...svg.matchAll(/<circle class="([sv])" cx="(\d+)" cy="(\d+)" r="(\d+)"/g)];
    const [rose, ...rings] = [...circles].sort(([, a = ""], [, b = ""]) => a.localeCompare(b));
    expect(rings).toHaveLength(2);
    const [, , roseX, roseY, roseRadius] = rose ?? [];
    for (const [, , x, y, radius] of rings) {
      const distance = Math.hypot(Number(roseX) - Number(x), Number(roseY) - Number(y));
      expect(Math.abs(distance - Number(radius))).toBeGreaterThan(Number(roseRadius));
    }
  });

  it("leaves out on phones the labels that their edges would cut", () => {
    const words = [...drawChart(quay).matchAll(/<text class="o(?: i)?"[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(words).toContain("Kołobrzeg");
    expect(words).not.toContain("Gdynia");
    expect(drawChart({ ...quay, paper: "dark" })).not.toContain('class="o');
  });

  it.each(EXTREMES)("draws %d, %d in numbers only, and short", (latitude, longitude) => {
    for (const size of [
      { width: 1312, height: 520, paper: "light" as const },
      { width: 720, height: 480, paper: "dark" as const },
    ]) {
      const svg = drawChart({ ...quay, ...size, coordinates: { latitude, longitude } });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null|e-\d/);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(16_000);
      expect(svg).not.toContain(" style=");
    }
  });

  it("contains every theme and the escaped title", () => {
    const svg = drawChart({ ...quay, title: "<Office & quay>" });
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg).toMatch(/^<svg id="night" .*:target\{/);
    expect(svg).toContain("<title>&lt;Office &amp; quay&gt;</title>");
  });

  it.each([
    { coordinates: { latitude: 76, longitude: 0 } },
    { coordinates: { latitude: Number.NaN, longitude: 0 } },
    { coordinates: { latitude: 0, longitude: 181 } },
    { width: 100 },
    { height: 520.5 },
    { title: " " },
  ])("refuses %o", (wrong) => {
    expect(() => drawChart({ ...quay, ...wrong })).toThrow(RangeError);
  });
});

describe("graticule", () => {
  /** Returns the places of the labels of meridians and parallels on a chart whose land begins at a meridian. */
  function labelled(coast: number) {
    const { labels } = graticule({
      ...{ longitude: 18, latitude: 54, scale: 9000, size: 11, place: [650, 260] },
      frame: { left: 9, top: 9, right: 1303, bottom: 511 },
      isLand: ([x]) => x > coast,
      taken: [],
      isCut: () => false,
    });
    const [meridians = [], parallels = []] = labels
      .split("</g>")
      .map((part) => [...part.matchAll(/<text(?: class="i")? x="([\d.]+)"/g)].map(([, x]) => Number(x)));
    return { meridians, parallels };
  }

  it("has no label across a coast, and labels at equal distances", () => {
    const all = labelled(Number.POSITIVE_INFINITY);
    const meridian = all.meridians.find((x) => x > 600);
    if (meridian === undefined) throw new Error("no meridian has a label");
    const among = all.meridians.indexOf(meridian);
    const some = all.meridians.filter((_, i) => i % 2 !== among % 2);
    expect(all.parallels.length).toBeGreaterThan(0);
    expect(labelled(meridian + 10)).toEqual({ meridians: some, parallels: all.parallels });
    expect(labelled(meridian - 10)).toEqual(all);
  });
});

describe("ports", () => {
  const frame = { left: 9, top: 9, right: 1303, bottom: 511 };
  const rings = ringsAround({ place: [650, 260], latitude: 54.36, scale: 9000, frame });
  /** Returns the names on a chart of Gdańsk, each with where it is written and to which side of that it goes. */
  function named(isLand: (point: Point) => boolean, taken: Box[] = []) {
    const projection = chartProjection(18.66, 54.36, 9000, [650, 260]);
    const svg = portsSvg({ projection, rings, frame, isLand, size: 19, taken, isCut: () => false });
    const names = /<text(?: class="i")? x="(\d+)" y="\d+" text-anchor="(\w+)">([^<]+)/g;
    return new Map([...svg.matchAll(names)].map(([, x, anchor, name]) => [name, { x: Number(x), anchor }]));
  }

  it("are named on their right, where there is room", () => {
    expect(named(() => false).get("Gdańsk")).toEqual({ x: 659, anchor: "start" });
  });

  it("have the ground that they are on at the edges of their letters", () => {
    const draw = (isLand: () => boolean) =>
      portsSvg({
        ...{ projection: chartProjection(18.66, 54.36, 9000, [650, 260]), rings, frame, isLand, size: 19, taken: [] },
        isCut: () => false,
      });
    expect(draw(() => true)).toContain('<text class="i" x="659"');
    expect(draw(() => false)).toContain('<text x="659"');
  });

  it("are named where no ring goes through the name, if there is such a place", () => {
    const draw = (radius: number) =>
      portsSvg({
        projection: chartProjection(18.66, 54.36, 9000, [650, 260]),
        rings: { place: [650, 460], all: [{ distance: 50, radius }] },
        ...{ frame, isLand: () => false, size: 19, taken: [], isCut: () => false },
      });
    expect(draw(900)).toContain('x="659" y="266" text-anchor="start">Gdańsk');
    expect(draw(200)).not.toContain('y="266" text-anchor="start">Gdańsk');
    expect(draw(200)).toContain(">Gdańsk<");
  });

  it("lose on phones the mark of a name that is cut there", () => {
    const svg = portsSvg({
      ...{ projection: chartProjection(18.66, 54.36, 9000, [650, 260]), rings, frame, isLand: () => false },
      ...{ size: 19, taken: [], isCut: ({ left }) => left > 655 },
    });
    expect(svg).toMatch(/^<path class="q" d="[^"]+"\/><path class="q o" d="[^"]+"\/>/);
  });

  it("are named where the name does not lie across a coast, and left out without such a place", () => {
    expect(named(([x]) => x > 655).get("Gdańsk")?.anchor).toBe("start");
    expect(named(([x]) => x > 680).get("Gdańsk")).toEqual({ x: 641, anchor: "end" });
    expect(named(([x, y]) => (Math.floor(x / 10) + Math.floor(y / 10)) % 2 === 0).has("Gdańsk")).toBe(false);
  });

  it("are not named on a label that is there already, and take their room and half a line around it", () => {
    const taken: Box[] = [{ left: 400, right: 900, top: 200, bottom: 320 }];
    expect(named(() => false, taken).has("Gdańsk")).toBe(false);
    const free: Box[] = [];
    named(() => false, free);
    expect(free.length).toBeGreaterThan(2);
    const [first] = free;
    expect((first?.bottom ?? 0) - (first?.top ?? 0)).toBeCloseTo(2 * 1.25 * 19);
  });
});

describe("landFinder", () => {
  const box = { left: 0, top: 0, right: 800, bottom: 600 };
  it.each([
    ["Warsaw", 52.2, 21, true],
    ["the Gulf of Gdańsk", 54.6, 19.2, false],
    ["Taveuni, across the date line", -16.85, -179.97, true],
    ["the Pacific", 0, -140, false],
    ["Madrid", 40.4, -3.7, true],
    ["Antarctica", -75, 100, true],
  ])("finds %s", (_name, latitude, longitude, land) => {
    const projection = chartProjection(longitude, latitude, 4000, [400, 300]);
    expect(landFinder(landRings("fine", projection, box), box)([400, 300])).toBe(land);
  });
});
