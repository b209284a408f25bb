import { expect, test } from "vitest";
import { listText, sizeText } from "./amounts.ts";

test.each([
  [0, "0 kB"],
  [999, "1 kB"],
  [1_000, "1 kB"],
  [34_500, "35 kB"],
  [3_440_000, "3.4 MB"],
  [12_000_000_000, "12 GB"],
  [7e15, "7,000 TB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes, "en").replaceAll("\u00a0", " ")).toBe(text);
});

test("a list is written as in a sentence", () => {
  expect(listText([], "en")).toBe("");
  expect(listText(["Nazwa", "adres", "telefon"], "pl")).toBe("Nazwa, adres i telefon");
  expect(listText(["Name", "Anschrift", "Telefon"], "de")).toBe("Name, Anschrift und Telefon");
});
