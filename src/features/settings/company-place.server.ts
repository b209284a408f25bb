import { fingerprintOf } from "#features/publishing/storage/versioned-record.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import { type CompanyPart, companyParts } from "#ui/site/company/company-parts.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { isExample } from "#ui/site/company/example-facts.ts";
import type { PartPlace } from "./save-part.server.ts";
import type { Settings } from "./settings-parts.ts";
import type { Shown } from "./site-settings.server.ts";

/** Returns the company's record by parts, each with its fingerprint; the example's until one is stored. */
export function shownCompany(company: Company | undefined): { [Part in CompanyPart]: Shown<Settings[Part]> } {
  const { identity, legal, contact, place, social } = companyParts(company ?? exampleCompany);
  const shown = <Value>(value: Value): Shown<Value> => ({ value, fingerprint: fingerprintOf(value) });
  return {
    identity: shown(identity),
    legal: shown(legal),
    contact: shown(contact),
    place: shown(place),
    social: shown(social),
  };
}

/** Returns where a part of the company's record is stored. Colleagues may change different parts at the same time. */
export function companyPlace<Part extends CompanyPart>(
  { company }: Pick<Storage, "company">,
  part: Part,
): PartPlace<Settings[Part]> {
  const read = async () => {
    const record = await company.record.read();
    return { record, shown: shownCompany(record.value)[part] };
  };
  return {
    read: async () => (await read()).shown,

    async replace(fingerprint, value, audit) {
      for (;;) {
        const { record, shown } = await read();
        if (shown.fingerprint !== fingerprint) return false;
        const changed: Company = { ...(record.value ?? exampleCompany), ...value };
        const next = { ...changed, isExample: isExample(changed) };
        // Otherwise another part was changed in between: the next attempt starts from the new record.
        if (await company.record.replace(record.fingerprint, next, audit)) return true;
      }
    },

    public: true,
  };
}
