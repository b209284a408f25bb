import { type Company, companySchema } from "#ui/site/company/company.ts";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import { checkRows, type RowRules, rowFields } from "../form-rows.ts";
import { checkFields, line, rule, type SettingsForm } from "../form-rules.ts";

/**
 * Returns whether a text is the address of a web page: http or https with a host, no user (`user@`), no script
 * (`javascript:`), no address relative to the page ("//").
 */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    /^https?:\/\/[^/\s]/i.test(text) &&
    !/[\s\\<>"]/.test(text) &&
    url !== null &&
    url.username === "" &&
    url.password === "" &&
    url.hostname.includes(".") &&
    companySchema.shape.social.element.shape.url.safeParse(text).success
  );
}

const link = line(COMPANY_LIMITS.linkUrl, rule("linkForm", isWebAddress));

const linkRows: RowRules<Company["social"][number]> = {
  list: "social",
  max: COMPANY_LIMITS.social,
  check({ name: row }, fields) {
    const checked = checkFields({ [`${row}.name`]: line(COMPANY_LIMITS.linkName), [`${row}.url`]: link }, fields);
    if (!checked.ok) return checked;
    return { ok: true, value: { name: checked.value[`${row}.name`] ?? "", url: checked.value[`${row}.url`] ?? "" } };
  },
  unique: { key: "url", of: ({ url }) => new URL(url).href, id: "linkTwice" },
};

/** The form of the company's pages on social networks; the list may be empty. */
export const socialForm: SettingsForm<CompanyParts["social"]> = {
  fieldsOf: ({ social }) => rowFields("social", social),

  check(typed) {
    const rows = checkRows(linkRows, typed);
    return rows.ok ? { ok: true, value: { social: rows.value } } : rows;
  },
};
