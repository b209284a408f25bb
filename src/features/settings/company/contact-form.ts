import * as z from "zod/mini";
import type { Company } from "#ui/site/company/company.ts";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import { checkRows, type RowRules, rowFields } from "../form-rows.ts";
import { byLanguage, checkFields, line, rule, type SettingsForm, textsOf } from "../form-rules.ts";

/** ITU-T E.164: a country code that does not begin with 0, at most 15 digits; here with single spaces between groups. */
const PHONE = /^\+[1-9]\d*(?: \d+)*$/;
const PHONE_DIGITS = { min: 7, max: 15 } as const;
const PHONE_LENGTH = 21;

/** A telephone number with its country: "+48 58 000 00 01". */
const phone = line(
  PHONE_LENGTH,
  rule("phoneForm", (text) => {
    const { length } = text.replace(/\D/g, "");
    return PHONE.test(text) && length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max;
  }),
);

/** An e-mail address that can be delivered to and that browsers accept in a `mailto:` link. */
export const companyEmail = line(
  COMPANY_LIMITS.email,
  rule("emailInvalid", (text) => z.email().safeParse(text).success),
);

const phoneRows: RowRules<Company["phones"][number]> = {
  list: "phones",
  max: COMPANY_LIMITS.phones,
  check({ name }, fields) {
    const shape: Record<string, ReturnType<typeof line>> = {
      [`${name}.number`]: phone,
      ...byLanguage(`${name}.label`, () => line(COMPANY_LIMITS.phoneLabel)),
    };
    const checked = checkFields(shape, fields);
    if (!checked.ok) return checked;
    const { value } = checked;
    return { ok: true, value: { number: value[`${name}.number`] ?? "", label: textsOf(value, `${name}.label`) } };
  },
  unique: { key: "number", of: ({ number }) => number.replaceAll(" ", ""), id: "phoneTwice" },
};

/** The form of the company's phones and e-mail addresses. */
export const contactForm: SettingsForm<CompanyParts["contact"]> = {
  fieldsOf({ phones, email }) {
    const rows = phones.map(({ number, label }) => ({ number, ...byLanguage("label", (code) => label[code]) }));
    return { ...rowFields("phones", rows), email };
  },

  check(typed) {
    const email = checkFields({ email: companyEmail }, typed);
    const phones = checkRows(phoneRows, typed);
    const none = phones.ok && phones.value.length === 0;
    if (email.ok && phones.ok && !none) return { ok: true, value: { phones: phones.value, email: email.value.email } };
    const errors = {
      ...(phones.ok ? {} : phones.errors),
      ...(none ? { phones: { id: "phoneMissing" as const } } : {}),
      ...(email.ok ? {} : email.errors),
    };
    return { ok: false, errors };
  },
};
