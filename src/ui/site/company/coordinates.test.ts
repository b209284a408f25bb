import { expect, test } from "vitest";
import { formatCoordinates } from "./coordinates.ts";

test.each([
  [54.42, 18.62, "54°25′ N 018°37′ E"],
  [-33.9, -70.5, "33°54′ S 070°30′ W"],
  [0, 0, "00°00′ N 000°00′ E"],
  [9.9999, 179.9999, "10°00′ N 180°00′ E"],
])("formats %d, %d as %s", (latitude, longitude, written) => {
  expect(formatCoordinates({ latitude, longitude })).toBe(written);
});
