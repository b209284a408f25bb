import type { Company } from "./company.ts";
import { exampleCompany } from "./example.ts";

/** Facts of the company that a fresh installation invents. */
export const EXAMPLE_FACTS = [
  "name",
  "owner",
  "taxNumber",
  "address",
  "phones",
  "email",
  "social",
  "coordinates",
] as const;

export type ExampleFact = (typeof EXAMPLE_FACTS)[number];

/** The whole record is an example as long as one of these is. */
const TELLING: ReadonlySet<ExampleFact> = new Set(["name", "owner", "taxNumber", "address", "phones", "email"]);

/** Returns which of the record's facts are still, in whole or in part, those of the example. */
export function exampleFacts(company: Company): readonly ExampleFact[] {
  return EXAMPLE_FACTS.filter((fact) => IS_EXAMPLE[fact](company));
}

/** Returns whether the record must be marked as an example: it has an invented fact that could be taken for real. */
export function isExample(company: Company): boolean {
  return exampleFacts(company).some((fact) => TELLING.has(fact));
}

const { address, coordinates } = exampleCompany;
const numbers = new Set(exampleCompany.phones.map(({ number }) => digits(number)));
const links = new Set(exampleCompany.social.map(({ url }) => url));

const IS_EXAMPLE: Readonly<Record<ExampleFact, (company: Company) => boolean>> = {
  name: ({ name }) => name === exampleCompany.name,
  owner: ({ owner }) => owner === exampleCompany.owner,
  taxNumber: ({ taxNumber }) => isExampleTaxNumber(taxNumber),
  address: ({ address: given }) => given.street === address.street || given.city === address.city,
  phones: ({ phones }) => phones.some(({ number }) => numbers.has(digits(number))),
  email: ({ email }) => email === exampleCompany.email,
  social: ({ social }) => social.some(({ url }) => links.has(url)),
  coordinates: ({ coordinates: { latitude, longitude } }) =>
    latitude === coordinates.latitude && longitude === coordinates.longitude,
};

/** Returns whether a tax number is the example's in any notation: all digits are zero. */
export function isExampleTaxNumber(taxNumber: string): boolean {
  return /^[A-Z]*0+$/.test(taxNumber.toUpperCase().replace(/[^A-Z\d]/g, ""));
}

function digits(number: string): string {
  return number.replace(/\D/g, "");
}
