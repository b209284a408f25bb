import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

const URI =
  "otpauth://totp/Ship%20to%20Shore:anna?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Ship%20to%20Shore%20Automation&digits=6&period=30&algorithm=SHA1&image=https%3A%2F%2Fship-to-shore.example%2Ficons%2Ficon.png%3Fsize%3D192%26night%3D0";

/** The modules as rows of "#" and ".". */
function rowsOf(text: string): string[] {
  const code = qrCode(text);
  const rows = Array.from({ length: code?.size ?? 0 }, () => Array<string>(code?.size ?? 0).fill("."));
  for (const [, x, y, run] of code?.path.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
    rows[Number(y)]?.fill("#", Number(x), Number(x) + Number(run));
  }
  return rows.map((row) => row.join(""));
}

test("a short text is the code that other encoders draw", () => {
  expect(rowsOf(URI.slice(0, 14))).toEqual([
    "#######..#.##.#######",
    "#.....#..##.#.#.....#",
    "#.###.#.#.#...#.###.#",
    "#.###.#.#####.#.###.#",
    "#.###.#.##..#.#.###.#",
    "#.....#.#.#.#.#.....#",
    "#######.#.#.#.#######",
    "........##..#........",
    "#.#####.....#.#####..",
    "#.###....#.#..#.#####",
    "..#.####...##.##..##.",
    ".####...#...#..#.####",
    "###..###.####.####.##",
    "........##.#.####.#.#",
    "#######..######...##.",
    "#.....#.#..#...#.##.#",
    "#.###.#.##.#..#....##",
    "#.###.#.#....##.#.#..",
    "#.###.#.#..####..##..",
    "#.....#..##.##...##..",
    "#######.#..####..#.#.",
  ]);
});

// Digests of the same codes as the npm package "qrcode" 1.5.4 draws them. Each is filled to its last byte, or to one byte
// less where the two encoders choose different masks.
test.each([
  [26, 25, "9f3eaace7cc8b46b"],
  [42, 29, "de950aa213cd5a7b"],
  [62, 33, "4a4b251b28a9f986"],
  [84, 37, "00c04d66de62c998"],
  [106, 41, "d442a4c389788a0e"],
  [122, 45, "20bbf1ae474821af"],
  [152, 49, "24f3a43a5ca52874"],
  [179, 53, "aaf9fec345295fb4"],
  [212, 57, "9737784aae6955c2"],
])("%i bytes make the code of %i modules that other encoders draw", (bytes, size, digest) => {
  const rows = rowsOf(URI.slice(0, bytes));
  expect(rows).toHaveLength(size);
  const bits = rows.join("").replaceAll("#", "1").replaceAll(".", "0");
  expect(createHash("sha256").update(bits).digest("hex").slice(0, 16)).toBe(digest);
});

test("a text of 213 bytes has a code of 57 modules, and a longer one has none", () => {
  expect(qrCode(URI.slice(0, 180))?.size).toBe(53);
  expect(qrCode(URI.slice(0, 213))?.size).toBe(57);
  expect(qrCode(URI.slice(0, 214))).toBeUndefined();
  expect(qrCode("ł".repeat(107))).toBeUndefined();
});
