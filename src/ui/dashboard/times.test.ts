import { expect, test } from "vitest";
import { plannedText, timeText } from "./times.ts";

const WINTER = Date.UTC(2026, 10, 20, 16, 1);
const SUMMER = Date.UTC(2026, 6, 1, 22, 30);

test("a time is in the company's time zone", () => {
  expect(timeText(WINTER, "en")).toBe("20 Nov 2026, 17:01");
  expect(timeText(WINTER, "de")).toBe("20. Nov. 2026, 17:01");
  expect(timeText(SUMMER, "pl")).toBe("2 lip 2026, 00:30");
});

test("a planned time names its zone, which changes with the season", () => {
  expect(plannedText(WINTER, "en")).toBe("20 Nov 2026, 17:01 CET");
  expect(plannedText(SUMMER, "en")).toBe("2 Jul 2026, 00:30 CEST");
  expect(plannedText(SUMMER, "de")).toBe("2. Juli 2026, 00:30 MESZ");
});
