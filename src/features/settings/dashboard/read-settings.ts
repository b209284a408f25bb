import { exampleFacts } from "#ui/site/company/example-facts.ts";
import type { FormFields } from "../form-rules.ts";
import { SETTINGS_PARTS, type SettingsPart } from "../part-names.ts";
import { settingsForms } from "../settings-parts.ts";
import type { ShownSettings } from "../site-settings.server.ts";

/** A part as its form shows it at first. */
export interface StoredPart {
  fields: FormFields;
  /** Identifies the version that the form shows. */
  fingerprint: string;
}

/** Returns all parts as their forms show them, and which facts of the company are still those of the example. */
export function storedParts(shown: ShownSettings) {
  const stored = <Part extends SettingsPart>(part: Part): StoredPart => ({
    fields: settingsForms[part].fieldsOf(shown[part].value),
    fingerprint: shown[part].fingerprint,
  });
  const { identity, legal, contact, place, social } = shown;
  const company = {
    ...identity.value,
    ...legal.value,
    ...contact.value,
    ...place.value,
    ...social.value,
    isExample: false,
  };
  return {
    parts: Object.fromEntries(SETTINGS_PARTS.map((part) => [part, stored(part)])) as Record<SettingsPart, StoredPart>,
    examples: exampleFacts(company),
  };
}
