import * as z from "zod/mini";
import { companySchema, STATISTICS } from "#ui/site/company/company.ts";
import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import { checkFields, rule, type SettingsErrorId, type SettingsForm } from "../form-rules.ts";

/** A whole number as people write it: "1000", "1 000", "1.000". */
const GROUPS = /(?<=\d)[ \u00a0\u202f.,](?=\d{3}(?:\D|$))/g;

const figure = (name: (typeof STATISTICS)[number], id: SettingsErrorId) =>
  z.string().check(
    z.overwrite<string>((text) => text.trim().replace(GROUPS, "")),
    rule(
      id,
      (text) => /^\d{1,7}$/.test(text) && companySchema.shape.statistics.shape[name].safeParse(Number(text)).success,
    ),
  );

const fields = {
  founded: figure("founded", "yearForm"),
  services: figure("services", "countForm"),
  unitsRepaired: figure("unitsRepaired", "countForm"),
  countries: figure("countries", "countForm"),
  vessels: figure("vessels", "countForm"),
  students: figure("students", "countForm"),
};

/** The form of the company's figures: staff, services and so on. */
export const figuresForm: SettingsForm<CompanyParts["figures"]> = {
  fieldsOf: ({ statistics }) => Object.fromEntries(STATISTICS.map((name) => [name, String(statistics[name])])),

  check(typed) {
    const checked = checkFields(fields, typed);
    if (!checked.ok) return checked;
    const { founded, services, unitsRepaired, countries, vessels, students } = checked.value;
    const numbers = { founded, services, unitsRepaired, countries, vessels, students };
    const statistics = Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)]));
    return { ok: true, value: { statistics: companySchema.shape.statistics.parse(statistics) } };
  },
};
