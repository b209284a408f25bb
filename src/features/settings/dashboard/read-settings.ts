import { exampleFacts } from "#ui/site/company/example-facts.ts";
import type { FormFields } from "../form-rules.ts";
import { SETTINGS_PARTS, type SettingsPart } from "../part-names.ts";
import { settingsForms } from "../settings-parts.ts";
import type { ShownSettings } from "../site-settings.server.ts";

/** A part as its form starts from it. */
export interface StoredPart {
  fields: FormFields;
  /** Says from which version the form is made. */
  fingerprint: string;
}

/** All parts as their forms start from them, and which facts of the company are still the example's. */
export function storedParts(shown: ShownSettings) {
  const stored = <Part extends SettingsPart>(part: Part): StoredPart => ({
    fields: settingsForms[part].fieldsOf(shown[part].value),
    fingerprint: shown[part].fingerprint,
  });
  const { identity, contact, place, social, figures } = shown;
  const company = {
    ...identity.value,
    ...contact.value,
    ...place.value,
    ...social.value,
    ...figures.value,
    isExample: false,
  };
  return {
    parts: Object.fromEntries(SETTINGS_PARTS.map((part) => [part, stored(part)])) as Record<SettingsPart, StoredPart>,
    examples: exampleFacts(company),
  };
}
