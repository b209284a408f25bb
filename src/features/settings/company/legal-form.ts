import { optionalLine } from "#features/submissions/person-fields.ts";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import { taxNumberProblem } from "#ui/site/company/tax-number.ts";
import { checkFields, type SettingsErrorId, type SettingsForm } from "../form-rules.ts";

const fields = {
  legalName: optionalLine(COMPANY_LIMITS.legalName),
  legalForm: optionalLine(COMPANY_LIMITS.legalForm),
  shareCapital: optionalLine(COMPANY_LIMITS.shareCapital),
  register: optionalLine(COMPANY_LIMITS.register),
  registerNumber: optionalLine(COMPANY_LIMITS.registerNumber),
  representatives: optionalLine(COMPANY_LIMITS.representatives),
  vatId: optionalLine(COMPANY_LIMITS.taxNumber),
};

/** The form of what the register has about the company. Each field may be empty. */
export const legalForm: SettingsForm<CompanyParts["legal"]> = {
  fieldsOf: ({ legal }) => legal,

  check(typed) {
    const checked = checkFields(fields, typed);
    if (!checked.ok) return checked;
    const id = vatIdProblem(checked.value.vatId);
    return id === undefined ? { ok: true, value: { legal: checked.value } } : { ok: false, errors: { vatId: { id } } };
  },
};

/** As the EU writes VAT numbers: the code of a country, then 2 to 13 letters and digits. */
const VAT_ID = /^[A-Z]{2}[A-Z\d]{2,13}$/;

/** Polish and German numbers have their check digits too. */
function vatIdProblem(vatId: string): SettingsErrorId | undefined {
  if (vatId === "") return undefined;
  const compact = vatId.toUpperCase().replace(/[\s.-]/g, "");
  return VAT_ID.test(compact) ? taxNumberProblem(vatId, compact.slice(0, 2)) : "vatIdForm";
}
