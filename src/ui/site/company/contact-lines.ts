import { type Language, textIn } from "#platform/i18n/languages.ts";
import type { Company } from "./company.ts";

/** Returns the URI of a phone number: "+48 000 000 001" is "tel:+48000000001". */
export function telephoneUri(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}

/** Returns the phone for service calls: the last of the company's numbers. Each company has at least one. */
export function servicePhone({ phones }: Pick<Company, "phones">): Company["phones"][number] | undefined {
  return phones.at(-1);
}

/** Returns the postal address as on a letter: the street, then postal code, city and country. */
export function addressLines({ address }: Pick<Company, "address">, language: Language): [string, string] {
  return [address.street, `${address.postalCode} ${address.city}, ${textIn(address.country, language).text}`];
}
