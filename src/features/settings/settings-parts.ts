import type { CompanyParts } from "#ui/site/company/company-parts.ts";
import { contactForm } from "./company/contact-form.ts";
import { identityForm } from "./company/identity-form.ts";
import { legalForm } from "./company/legal-form.ts";
import { placeForm } from "./company/place-form.ts";
import { socialForm } from "./company/social-form.ts";
import { fieldOrList } from "./form-rows.ts";
import type { SettingsForm } from "./form-rules.ts";
import type { ShownParts } from "./navigation.ts";
import { navigationForm } from "./navigation-form.ts";
import type { Notifications } from "./notifications.ts";
import { notificationsForm } from "./notifications-form.ts";
import type { SettingsPart } from "./part-names.ts";
import type { Retention } from "./retention.ts";
import { retentionForm } from "./retention-form.ts";

/** The value of each part. */
export interface Settings extends CompanyParts {
  notifications: Notifications;
  retention: Retention;
  navigation: ShownParts;
}

/** The form of each part. */
export const settingsForms: { readonly [Part in SettingsPart]: SettingsForm<Settings[Part]> } = {
  identity: identityForm,
  legal: legalForm,
  contact: contactForm,
  place: placeForm,
  social: socialForm,
  notifications: notificationsForm,
  retention: retentionForm,
  navigation: navigationForm,
};

/** Returns the names of the fields that differ between two versions of a part; a list is one field. */
export function changedFields<Part extends SettingsPart>(
  part: Part,
  before: Settings[Part],
  after: Settings[Part],
): string[] {
  const { fieldsOf } = settingsForms[part];
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = Object.keys({ ...old, ...next }).filter((name) => old[name] !== next[name]);
  return [...new Set(names.map(fieldOrList))];
}
