import { expect, test } from "vitest";
import { isFromOwnPages } from "./same-origin.server.ts";

const OWN = "https://www.example.com";
const allowed = new Set([OWN]);

test.each([
  [{ origin: OWN }],
  [{ origin: OWN, "sec-fetch-site": "same-origin" }],
  [{ origin: OWN, "sec-fetch-site": "none" }],
  [{ origin: OWN, host: "evil.example" }],
])("%o is from this site", (headers) => {
  expect(isFromOwnPages(headers, allowed)).toBe(true);
});

test.each([
  [{}],
  [{ "sec-fetch-site": "same-origin" }],
  [{ origin: "null" }],
  [{ origin: "" }],
  [{ origin: "https://evil.example" }],
  [{ origin: "https://evil.example", host: "evil.example" }],
  [{ origin: "http://www.example.com" }],
  [{ origin: `${OWN}:444` }],
  [{ origin: `${OWN}.evil.example` }],
  [{ origin: `${OWN}, https://evil.example` }],
  [{ origin: OWN, "sec-fetch-site": "cross-site" }],
  [{ origin: OWN, "sec-fetch-site": "same-site" }],
  [{ origin: OWN, "sec-fetch-site": "" }],
])("%o is foreign", (headers) => {
  expect(isFromOwnPages(headers, allowed)).toBe(false);
});
