import fc from "fast-check";
import { expect, test } from "vitest";
import { coordinateText, readCoordinate } from "./place-input.ts";

test.each([
  ["54.42", 54.42],
  ["54,42", 54.42],
  [" -33.9 ", -33.9],
  ["−33,9", -33.9],
  ["54°25.2′ N", 54.42],
  ["54°25,2' N", 54.42],
  ["54° 25.2′ S", -54.42],
  ["54 25.2 N", 54.42],
  ["54°25′12″ N", 54.42],
  ["54°25'12\" S", -54.42],
  ["N 54° 25′ 12″", 54.42],
  ["S54°25.2", -54.42],
  ["54° N", 54],
  ["0", 0],
  ["75", 75],
])("reads the latitude %s as %d", (typed, degrees) => expect(readCoordinate(typed, "latitude")).toBe(degrees));

test.each([
  ["18.62", 18.62],
  ["18°37.2′ E", 18.62],
  ["18°37,2′ O", 18.62],
  ["70°30′ W", -70.5],
  ["W 70 30", -70.5],
  ["180", 180],
])("reads the longitude %s as %d", (typed, degrees) => expect(readCoordinate(typed, "longitude")).toBe(degrees));

test.each([
  "",
  "north",
  "54°25.2′ E",
  "75.00001",
  "-76",
  "54.5°25′ N",
  "54°25.5′12″ N",
  "54°60′ N",
  "54°25′60″ N",
  "N 54.42 N",
  "-54.42 N",
  "5425.2.1",
  "1e1",
  "0x10",
  "NaN",
  "54.42; 18.62",
  `${"9".repeat(50)}`,
])("does not read the latitude %j", (typed) => expect(readCoordinate(typed, "latitude")).toBeUndefined());

test("reads back what a field shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: -7_500_000, max: 7_500_000 }), (hundredThousandths) => {
      const degrees = hundredThousandths / 100_000 + 0;
      expect(readCoordinate(coordinateText(degrees), "latitude")).toBe(degrees);
    }),
  );
});

test("long texts are refused at once", () => {
  expect(readCoordinate(`${"1 ".repeat(100_000)}N`, "latitude")).toBeUndefined();
});
