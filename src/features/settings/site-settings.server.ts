import type { Actor } from "#features/accounts/accounts.server.ts";
import type { CompanyPart } from "#ui/site/company/company-parts.ts";
import type { ShownParts } from "./navigation.ts";
import type { Notifications } from "./notifications.ts";
import type { SettingsPart } from "./part-names.ts";
import type { Retention } from "./retention.ts";
import type { Settings } from "./settings-parts.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    settings: SiteSettings;
  }
}

/** A part of the settings, and the fingerprint that a form sends back to say from which version it was made. */
export interface Shown<Value> {
  value: Value;
  fingerprint: string;
}

/** All that admins may set. */
export type ShownSettings = { [Part in SettingsPart]: Shown<Settings[Part]> };

/** What a save comes to. */
export type Saved<Value> =
  | { kind: "saved" }
  /** Somebody else has saved since the form was made: nothing was changed, and this is what stands there now. */
  | { kind: "conflict"; current: Shown<Value> };

/** What shortened times would erase at the next run. */
/** By the part of the dashboard: submissions of each form, and `audit`. */
export type PendingDeletion = Readonly<Record<string, number>>;

/** What the company sets without a developer. Everything here is for admins: others get `forbidden`. */
export interface SiteSettings {
  /** @throws ExpectedError `forbidden`, `storage-unavailable` */
  read(actor: Actor): Promise<ShownSettings>;
  /**
   * Changes a part of the company's record. When it answers, this process shows it on the public site, others within a
   * second.
   * @param fingerprint of the version that the form was made from
   */
  saveCompany<Part extends CompanyPart>(
    actor: Actor,
    part: Part,
    value: Settings[Part],
    fingerprint: string,
  ): Promise<Saved<Settings[Part]>>;
  saveNotifications(actor: Actor, value: Notifications, fingerprint: string): Promise<Saved<Notifications>>;
  /** Counts what the next run erases with these times and would not erase with those that hold. */
  countPendingDeletion(actor: Actor, value: Retention): Promise<PendingDeletion>;
  saveRetention(actor: Actor, value: Retention, fingerprint: string): Promise<Saved<Retention>>;
  saveNavigation(actor: Actor, value: ShownParts, fingerprint: string): Promise<Saved<ShownParts>>;
}
