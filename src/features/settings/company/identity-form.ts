import * as z from "zod/mini";
import { COUNTRY_CODES } from "#features/publishing/countries.ts";
import { normalizedLine } from "#platform/i18n/typed-text.ts";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import { taxNumberProblem } from "#ui/site/company/tax-number.ts";
import {
  byLanguage,
  checkFields,
  type FormFields,
  line,
  rule,
  type SettingsErrorId,
  type SettingsErrors,
  type SettingsForm,
  textsOf,
} from "../form-rules.ts";

const fields = {
  name: line(COMPANY_LIMITS.name),
  shortName: line(COMPANY_LIMITS.shortName),
  owner: line(COMPANY_LIMITS.owner),
  taxNumber: line(COMPANY_LIMITS.taxNumber),
  street: line(COMPANY_LIMITS.street),
  postalCode: line(COMPANY_LIMITS.postalCode),
  city: line(COMPANY_LIMITS.city),
  ...byLanguage("country", () => line(COMPANY_LIMITS.country)),
  countryCode: z.string().check(
    z.overwrite<string>((text) => text.trim().toUpperCase()),
    rule("countryUnknown", (code) => COUNTRY_CODES.includes(code)),
  ),
};

/** Poland: "80-001" (Poczta Polska, kod PNA). Germany: five digits (Deutsche Post, Postleitzahl). */
const POSTAL_CODES = {
  PL: { form: /^\d{2}-\d{3}$/, id: "postalCodePolish" },
  DE: { form: /^\d{5}$/, id: "postalCodeGerman" },
} as const;

/** The form of the company's name, tax number and postal address. */
export const identityForm: SettingsForm<CompanyParts["identity"]> = {
  fieldsOf({ name, shortName, owner, taxNumber, address: { country, ...address } }) {
    return { name, shortName, owner, taxNumber, ...address, ...byLanguage("country", (code) => country[code]) };
  },

  check(typed, stored) {
    const checked = checkFields(fields, typed);
    const errors: SettingsErrors = checked.ok ? {} : checked.errors;
    // Fields that depend on each other are compared where each is valid by itself, so that all errors are reported at once.
    for (const [name, id] of mismatches(typed, stored)) {
      if (name !== "shortName" || errors.name === undefined) errors[name] ??= { id };
    }
    if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
    const { name, shortName, owner, taxNumber, street, postalCode, city, countryCode } = checked.value;
    const address = { street, postalCode, city, country: textsOf(checked.value, "country"), countryCode };
    return { ok: true, value: { name, shortName, owner, taxNumber, address } };
  },
};

/** Returns the errors of fields that are invalid only in combination with another one. */
function mismatches(typed: FormFields, stored: CompanyParts["identity"]): [string, SettingsErrorId][] {
  const of = (name: string) => normalizedLine(typed[name] ?? "");
  const countryCode = of("countryCode").toUpperCase();
  const found: [string, SettingsErrorId][] = [];
  if (!of("name").startsWith(of("shortName"))) found.push(["shortName", "shortNameElsewhere"]);
  const taxProblem = taxNumberProblem(of("taxNumber"), countryCode);
  const isLeftExample = taxProblem === "taxNumberExample" && of("taxNumber") === stored.taxNumber;
  if (taxProblem !== undefined && !isLeftExample) found.push(["taxNumber", taxProblem]);
  const postal = countryCode === "PL" || countryCode === "DE" ? POSTAL_CODES[countryCode] : undefined;
  if (postal?.form.test(of("postalCode")) === false) found.push(["postalCode", postal.id]);
  return found;
}
