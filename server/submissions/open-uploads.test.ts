import { expect, test } from "vitest";
import { countUploads } from "./open-uploads.ts";

test("an address has four uploads under way, and all together forty", () => {
  const begin = countUploads();
  const kinds = (address: string, count: number) => Array.from({ length: count }, () => begin(address).kind);
  expect(kinds("192.0.2.1", 6)).toEqual(["open", "open", "open", "open", "limited", "limited"]);
  for (let last = 2; last <= 10; last++) expect(kinds(`192.0.2.${last}`, 4)).not.toContain("limited");
  expect(begin("192.0.2.11").kind).toBe("limited");
});

test("one that has ended makes room", () => {
  const begin = countUploads();
  const uploads = Array.from({ length: 4 }, () => begin("192.0.2.1"));
  const [first] = uploads;
  if (first?.kind === "open") first.end();
  expect(begin("192.0.2.1").kind).toBe("open");
  expect(begin("192.0.2.1").kind).toBe("limited");
});
