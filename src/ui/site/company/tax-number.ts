import type { Company } from "./company.ts";
import { isExampleTaxNumber } from "./example-facts.ts";

/** Faults of a tax number. */
export type TaxNumberProblem =
  | "taxNumberExample"
  | "taxNumberPolish"
  | "taxNumberPolishSum"
  | "taxNumberGerman"
  | "taxNumberGermanSum";

/** Weights of the first nine digits of a NIP. */
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const NIP = /^(?:PL)?(\d{10})$/;
const UST_ID = /^DE([1-9]\d{8})$/;
/** As the states write it ("93815/08152", "181/815/08155"), and in the 12 or 13 digits of the tax return. */
const STEUERNUMMER = /^(?:\d{2,3}\/\d{3}\/\d{4,5}|\d{3}\/\d{4}\/\d{4}|\d{5}\/\d{5}|\d{10,13})$/;

/**
 * Returns what is wrong with a tax number, by its country; in any other country any line is accepted.
 *
 * Poland: the NIP of 10 digits, with or without hyphens and "PL"; the tenth is the weighted sum of the others modulo
 * 11, and never 10 (Rozporządzenie Ministra Finansów on the NIP; the weights are those the Ministry publishes).
 * Germany: the USt-IdNr., "DE" and 9 digits, the last by ISO/IEC 7064 MOD 11,10 (§ 27a UStG; form published by the
 * Bundeszentralamt für Steuern); or a Steuernummer of 10 to 13 digits as one of the states writes it (§ 139 AO leaves
 * its check digit to them, so only the form is checked).
 * @param countryCode ISO 3166-1 alpha-2
 */
export function taxNumberProblem(taxNumber: string, countryCode: string): TaxNumberProblem | undefined {
  if (isExampleTaxNumber(taxNumber)) return "taxNumberExample";
  if (countryCode === "PL") return polishProblem(compact(taxNumber));
  return countryCode === "DE" ? germanProblem(taxNumber) : undefined;
}

function polishProblem(number: string): TaxNumberProblem | undefined {
  const digits = NIP.exec(number)?.[1];
  if (digits === undefined) return "taxNumberPolish";
  const sum = NIP_WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return sum % 11 === Number(digits[9]) ? undefined : "taxNumberPolishSum";
}

function germanProblem(written: string): TaxNumberProblem | undefined {
  const digits = UST_ID.exec(compact(written))?.[1];
  if (digits === undefined) return STEUERNUMMER.test(written.replaceAll(" ", "")) ? undefined : "taxNumberGerman";
  return checkDigit(digits.slice(0, 8)) === Number(digits[8]) ? undefined : "taxNumberGermanSum";
}

/** Returns the check digit by ISO/IEC 7064 MOD 11,10. */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Returns the capitals and digits without separators. */
function compact(number: string): string {
  return number.toUpperCase().replace(/[\s.-]/g, "");
}

/** Returns the number as schema.org names it: `vatID` with its country prefix, otherwise `taxID`. */
export function taxIdentity({ taxNumber, address }: Pick<Company, "taxNumber" | "address">): {
  vatID?: string;
  taxID?: string;
} {
  const number = compact(taxNumber);
  return number.startsWith(address.countryCode) ? { vatID: number } : { taxID: taxNumber };
}
