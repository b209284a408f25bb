import { expect, test } from "vitest";
import { dayText, formatDay, formatTime, formatUtc, plannedText, timeText } from "./dates.ts";

const WINTER = Date.UTC(2026, 10, 20, 16, 1);
const SUMMER = Date.UTC(2026, 6, 1, 22, 30);

test("a time is in the company's time zone", () => {
  expect(timeText(WINTER, "en")).toBe("20 Nov 2026, 17:01");
  expect(timeText(WINTER, "de")).toBe("20. Nov. 2026, 17:01 Uhr");
  expect(timeText(SUMMER, "pl")).toBe("2 lip 2026, 00:30");
});

test("a planned time names its zone, which changes with the season", () => {
  expect(plannedText(WINTER, "en")).toBe("20 Nov 2026, 17:01 CET");
  expect(plannedText(SUMMER, "en")).toBe("2 Jul 2026, 00:30 CEST");
  expect(plannedText(SUMMER, "de")).toBe("2. Juli 2026, 00:30 MESZ");
});

test("in a sentence a time is in words of the language", () => {
  expect(formatTime(WINTER, "en")).toBe("20 November 2026 at 17:01 CET");
  expect(formatTime(WINTER, "pl")).toBe("20 listopada 2026 r. o godz. 17:01 (CET)");
  expect(formatTime(SUMMER, "de")).toBe("2. Juli 2026 um 00:30 Uhr (MESZ)");
});

test("a day is in words of the language, and that of an instant is in the company's time zone", () => {
  expect(formatDay("2026-11-05", "en")).toBe("5 November 2026");
  expect(formatDay("2026-11-05", "pl")).toBe("5 listopada 2026 r.");
  expect(formatDay("2026-11-05", "de")).toBe("5. November 2026");
  expect(formatDay(SUMMER, "en")).toBe("2 July 2026");
  expect(dayText("2026-11-05", "pl")).toBe("5 lis 2026");
  expect(dayText("2026-05-21", "pl")).toBe("21 maja 2026");
  expect(timeText(Date.UTC(2026, 4, 21, 8), "pl")).toBe("21 maja 2026, 10:00");
  expect(dayText(SUMMER, "de")).toBe("2. Juli 2026");
});

test("a time of UTC is in words of the language", () => {
  expect(formatUtc("2026-11-26T14:00", "en")).toBe("26 November 2026 at 14:00");
  expect(formatUtc("2026-11-26T14:00", "pl")).toBe("26 listopada 2026 r., godz. 14:00");
  expect(formatUtc("2026-11-26T14:00", "de")).toBe("26. November 2026, 14:00 Uhr");
  expect(formatUtc("Thursday", "en")).toBe("Thursday");
});

test("a text that is no day stays as it is", () => {
  expect([formatDay("", "pl"), formatDay("soon", "pl"), dayText("soon", "pl")]).toEqual(["", "soon", "soon"]);
});
