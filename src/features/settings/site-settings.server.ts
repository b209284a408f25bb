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

/** A part of the settings, and its fingerprint, by which a form names the version that it shows. */
export interface Shown<Value> {
  value: Value;
  fingerprint: string;
}

/** All parts of the settings. */
export type ShownSettings = { [Part in SettingsPart]: Shown<Settings[Part]> };

/** The result of a save. */
export type Saved<Value> =
  | { kind: "saved" }
  /** Somebody else has saved since the form was opened: nothing was changed; `current` is what is stored. */
  | { kind: "conflict"; current: Shown<Value> };

/** Counts of what shortened times would erase at the next run. */
/** By the part of the dashboard: submissions of each form, and `audit`. */
export type PendingDeletion = Readonly<Record<string, number>>;

/** The settings of the company. All methods are for admins: others get `forbidden`. */
export interface SiteSettings {
  /** @throws ExpectedError `forbidden`, `storage-unavailable` */
  read(actor: Actor): Promise<ShownSettings>;
  /**
   * Changes a part of the company's record. When it returns, this process shows it on the public site, others within a
   * second.
   * @param fingerprint of the version that the form shows
   */
  saveCompany<Part extends CompanyPart>(
    actor: Actor,
    part: Part,
    value: Settings[Part],
    fingerprint: string,
  ): Promise<Saved<Settings[Part]>>;
  saveNotifications(actor: Actor, value: Notifications, fingerprint: string): Promise<Saved<Notifications>>;
  /** Counts what the next run erases with these times and would not erase with the current ones. */
  countPendingDeletion(actor: Actor, value: Retention): Promise<PendingDeletion>;
  saveRetention(actor: Actor, value: Retention, fingerprint: string): Promise<Saved<Retention>>;
  saveNavigation(actor: Actor, value: ShownParts, fingerprint: string): Promise<Saved<ShownParts>>;
}
