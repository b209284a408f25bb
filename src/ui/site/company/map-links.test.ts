import { expect, test } from "vitest";
import { mapLinks } from "./map-links.ts";

test("opens the location in each map service", () => {
  expect(mapLinks({ latitude: 54.42, longitude: 18.62 }, "Ship & Shore")).toEqual({
    openStreetMap: "https://www.openstreetmap.org/?mlat=54.42000&mlon=18.62000#map=15/54.42000/18.62000",
    googleMaps: "https://www.google.com/maps/search/?api=1&query=54.42000%2C18.62000",
    appleMaps: "https://maps.apple.com/?ll=54.42000,18.62000&q=Ship%20%26%20Shore",
    geo: "geo:54.42000,18.62000?q=54.42000%2C18.62000(Ship%20%26%20Shore)",
  });
});

test("writes south and west negative, and tiny numbers without an exponent", () => {
  const { geo, openStreetMap } = mapLinks({ latitude: -33.8567844, longitude: -1e-7 }, "x");
  expect(geo.startsWith("geo:-33.85678,-0.00000?")).toBe(true);
  expect(openStreetMap).not.toMatch(/e-/);
});
