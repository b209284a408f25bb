import { expect, test } from "vitest";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import type { Company } from "./company.ts";
import { exampleCompany } from "./example.ts";
import { EXAMPLE_FACTS, exampleFacts, isExample } from "./example-facts.ts";

const own: Company = {
  ...exampleCompany,
  name: "Rudder & Relay",
  shortName: "Rudder",
  owner: "Ewa Nowak",
  taxNumber: "123-456-32-18",
  address: { ...exampleCompany.address, street: "ul. Portowa 1", postalCode: "80-001", city: "Gdańsk" },
  coordinates: { latitude: 54.35, longitude: 18.65 },
  phones: [{ number: "+48 58 000 00 01", label: inEveryLanguage({ en: "office", pl: "biuro", de: "Büro" }) }],
  email: "office@rudder.example",
  social: [],
};

test("all facts of a fresh record are examples", () => {
  expect(exampleFacts(exampleCompany)).toEqual(EXAMPLE_FACTS);
  expect(isExample(exampleCompany)).toBe(true);
});

test("a company's own record has none", () => {
  expect(exampleFacts(own)).toEqual([]);
  expect(isExample(own)).toBe(false);
});

test.each(["name", "owner", "taxNumber", "address", "phones", "email"] as const)(
  "one made-up fact (%s) makes the record an example",
  (fact) => {
    const record = { ...own, [fact]: exampleCompany[fact] };
    expect(exampleFacts(record)).toEqual([fact]);
    expect(isExample(record)).toBe(true);
  },
);

test("made-up links and the chart's location are listed, but do not make the record an example", () => {
  const record = { ...own, social: exampleCompany.social, coordinates: exampleCompany.coordinates };
  expect(exampleFacts(record)).toEqual(["social", "coordinates"]);
  expect(isExample(record)).toBe(false);
});

test("a made-up phone counts beside real ones, and a made-up city in another street", () => {
  const phones = [...own.phones, ...exampleCompany.phones.slice(1)];
  expect(exampleFacts({ ...own, phones })).toEqual(["phones"]);
  expect(exampleFacts({ ...own, address: { ...own.address, city: "Port City" } })).toEqual(["address"]);
});
