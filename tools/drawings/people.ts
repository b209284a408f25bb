/** People drawn by the line: heads and shoulders with centre `c` and scale `s`. */
import { circle, rect } from "./pen.ts";
import { Drawing } from "./sheet.ts";

type Point = readonly [x: number, y: number];
export type Head = keyof typeof heads;
type Dress = "vest" | "collar" | "coll" | "head";

const neckL = (c: number, s: number) =>
  `C${c - 64 * s} ${36 * s} ${c - 52 * s} ${48 * s} ${c - 28 * s} ${53 * s}C${c - 15 * s} ${56 * s} ${c - 12 * s} ${60 * s} ${c - 11 * s} ${67 * s}`;
const neckR = (c: number, s: number) =>
  `C${c + 12 * s} ${60 * s} ${c + 15 * s} ${56 * s} ${c + 28 * s} ${53 * s}C${c + 52 * s} ${48 * s} ${c + 64 * s} ${36 * s} ${c + 64 * s} 0`;
const p = (c: number, s: number, ...q: Point[]) =>
  q.map(([x, y]) => `${(c + x * s).toFixed(1)} ${(y * s).toFixed(1)}`).join(" ");
const heads = {
  bare: (c: number, s: number) =>
    `C${p(c, s, [-18, 72], [-22, 82], [-22, 92])}C${p(c, s, [-22, 108], [-13, 118], [0, 118])}C${p(c, s, [13, 118], [22, 108], [22, 92])}C${p(c, s, [22, 82], [18, 72], [11, 67])}`,
  hat: (c: number, s: number) =>
    `C${p(c, s, [-17, 71], [-21, 80], [-21, 90])}L${p(c, s, [-21, 94], [-29, 94], [-30, 98], [-25, 100])}C${p(c, s, [-25, 116], [-16, 127], [-4, 128])}L${p(c, s, [-4, 131], [4, 131], [4, 128])}C${p(c, s, [16, 127], [25, 116], [25, 100])}L${p(c, s, [30, 98], [29, 94], [21, 94], [21, 90])}C${p(c, s, [21, 80], [17, 71], [11, 67])}`,
  hair: (c: number, s: number) =>
    `L${p(c, s, [-11, 66], [-27, 60])}C${p(c, s, [-32, 84], [-30, 119], [0, 119])}C${p(c, s, [30, 119], [32, 84], [27, 60])}L${p(c, s, [11, 66], [11, 67])}`,
  bun: (c: number, s: number) =>
    `C${p(c, s, [-18, 72], [-22, 82], [-22, 92])}C${p(c, s, [-22, 106], [-15, 115], [-7, 117])}C${p(c, s, [-16, 122], [-12, 135], [0, 135])}C${p(c, s, [12, 135], [16, 122], [7, 117])}C${p(c, s, [15, 115], [22, 106], [22, 92])}C${p(c, s, [22, 82], [18, 72], [11, 67])}`,
  cap: (c: number, s: number) =>
    `C${p(c, s, [-18, 72], [-22, 82], [-22, 94])}L${p(c, s, [-24, 94], [-24, 104])}C${p(c, s, [-24, 116], [-12, 122], [0, 122])}C${p(c, s, [12, 122], [24, 116], [24, 104])}L${p(c, s, [24, 94], [22, 94])}C${p(c, s, [22, 82], [18, 72], [11, 67])}`,
};

/** The outline of one person, starting and ending on the line. */
export const person = (c: number, s: number, head: Head): string =>
  `H${c - 64 * s}${neckL(c, s)}${heads[head](c, s)}${neckR(c, s)}`;

/** Seven colleagues drawn by one line, 1312 wide. */
export function crew(): Drawing {
  // 138 units from one to the next: `src/pages/home/crew-drawing.module.css` shows as many as have room.
  const people: [centre: number, scale: number, head: Head, dress: Dress][] = [
    [409, 1, "hat", "vest"],
    [547, 0.94, "bun", "collar"],
    [685, 1.06, "cap", "coll"],
    [823, 1, "hat", "vest"],
    [961, 0.92, "hair", "collar"],
    [1099, 1.04, "bare", "head"],
    [1237, 0.98, "hat", "vest"],
  ];
  const pen = new Drawing("crew", "Seven colleagues drawn by one continuous line", "wall", [0, 74, 1312, 151]);
  let m = "M0 0",
    f = "";
  for (const [c, s, h] of people) {
    const d = `H${c - 64 * s}${neckL(c, s)}${heads[h](c, s)}${neckR(c, s)}`;
    m += d;
    f += `M${c - 64 * s} 0${neckL(c, s)}${heads[h](c, s)}${neckR(c, s)}Z`;
  }
  m += "H1312";
  let d = "";
  for (const [c, s, h, w] of people) {
    const q = (...z: Point[]) => `M${z.map(([x, y]) => `${(c + x * s).toFixed(1)} ${(y * s).toFixed(1)}`).join("L")}`;
    if (w === "vest")
      d +=
        q([-34, 51], [-34, 0]) +
        q([-22, 53], [-22, 0]) +
        q([34, 51], [34, 0]) +
        q([22, 53], [22, 0]) +
        q([-22, 16], [22, 16]) +
        q([-22, 24], [22, 24]);
    else if (w === "head")
      d +=
        `M${p(c, s, [-23, 84])}V${100 * s}C${p(c, s, [-20, 124], [20, 124], [23, 100])}V${84 * s}` +
        rect(+(c - 29 * s).toFixed(1), 80 * s, 7 * s, 16 * s) +
        rect(+(c + 22 * s).toFixed(1), 80 * s, 7 * s, 16 * s) +
        q([-26, 80], [-20, 70], [-8, 66]);
    else
      d +=
        `M${p(c, s, [-16, 55])}C${p(c, s, [-8, 46], [8, 46], [16, 55])}` +
        (w === "coll"
          ? q([0, 48], [0, 0]) + q([-40, 8], [-40, 24]) + q([40, 8], [40, 24])
          : q([-44, 0], [-44, 22]) + q([44, 0], [44, 22]));
    if (h === "hat")
      d +=
        q([-21, 94], [21, 94]) +
        q([-25, 100], [25, 100]) +
        q([0, 101], [0, 128]) +
        q([-12, 101], [-11, 124]) +
        q([12, 101], [11, 124]);
    if (h === "cap") d += q([-24, 102], [24, 102]) + q([-22, 94], [22, 94]);
    if (h === "hair") d += q([0, 117], [0, 80]) + q([-14, 62], [-12, 90]) + q([14, 62], [12, 90]);
    if (h === "bun") d += q([-12, 116], [12, 116]);
    if (h !== "hair")
      d += `M${p(c, s, [-22, 88])}C${p(c, s, [-28, 88], [-28, 76], [-20, 77])}M${p(c, s, [22, 88])}C${p(c, s, [28, 88], [28, 76], [20, 77])}`;
  }
  pen.mask(f);
  pen.detail(d);
  pen.line(m);
  pen.lamp(circle(872, 30, 3.6));
  return pen;
}
