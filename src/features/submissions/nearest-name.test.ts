import { expect, test } from "vitest";
import { companyPorts } from "#collections/ports/company-ports.ts";
import { namedPlace, nearestName } from "./nearest-name.ts";

const ports = companyPorts.flatMap(({ texts }) => texts.en?.ports ?? []).map(namedPlace);

test.each([
  "Gdansk",
  "gdańsk",
  "GDAŃSK",
  "Danzig",
  "Port of Gdansk",
  "Gdynia, quay 3",
  "Antwerpia",
  "Le Havre",
  "Odessa",
])("%s is a known port", (typed) => expect(nearestName(typed, ports)).toBeUndefined());

test.each([
  ["Gdnask", "Gdańsk"],
  ["Gdanks", "Gdańsk"],
  ["Gdańskk", "Gdańsk"],
  ["Gdinia", "Gdynia"],
  ["Roterdam", "Rotterdam"],
  ["Kopenhagn", "København"],
  ["Swinoujscei", "Świnoujście"],
  ["Port of Hamburgh", "Hamburg"],
  ["PLGDN", "Gdańsk"],
  ["nl rtm", "Rotterdam"],
])("%s may mean %s", (typed, port) => expect(nearestName(typed, ports)).toBe(port));

test.each(["", "Kil", "at anchor off Skaw", "Zanzibar", "Constantinople", "x".repeat(100_000)])(
  "%s is near to no port",
  (typed) => expect(nearestName(typed, ports)).toBeUndefined(),
);

test("every port has a code of its own and a name", () => {
  const codes = ports.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(200);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, names } of ports) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
    expect(names[0]).toMatch(/^\p{Lu}/u);
  }
});
