import fc from "fast-check";
import { expect, test } from "vitest";
import { pickCoding } from "./send.server.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", "identity"],
  ["br;q=0.1", "br"],
  ["deflate", "identity"],
  ["identity", "identity"],
])("of %j picks %s", (header, coding) => {
  expect(pickCoding(header)).toBe(coding);
});

test("any header gets a valid coding", () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(["br", "gzip", "identity"]).toContain(pickCoding(header));
    }),
  );
});
