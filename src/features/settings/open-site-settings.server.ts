import { requireRole } from "#features/accounts/require-role.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { companyPlace, shownCompany } from "./company-place.server.ts";
import { hiddenParts, type ShownParts, shownParts } from "./navigation.ts";
import { countPendingDeletion } from "./pending-deletion.server.ts";
import { type PartPlace, savePart } from "./save-part.server.ts";
import type { SiteSettings } from "./site-settings.server.ts";

/** Returns the service of the settings, which checks roles. A change stores its audit entry in its own transaction. */
export function openSiteSettings(parts: Pick<ServiceParts, "storage" | "log" | "onPublished">): SiteSettings {
  const { storage } = parts;
  const { notifications, retention, navigation } = storage.settings.records;
  const navigationPlace: PartPlace<ShownParts> = {
    async read() {
      const { value, fingerprint } = await navigation.read();
      return { value: shownParts(storage.settings.navigationParts, value), fingerprint };
    },
    replace: (fingerprint, shown, audit) => navigation.replace(fingerprint, hiddenParts(shown), audit),
    public: true,
  };
  return {
    async read(actor) {
      requireRole(actor, "admin");
      const [company, ...stored] = await Promise.all([
        storage.company.read(),
        notifications.read(),
        retention.read(),
        navigationPlace.read(),
      ]);
      return { ...shownCompany(company), notifications: stored[0], retention: stored[1], navigation: stored[2] };
    },

    saveCompany: (actor, part, value, fingerprint) =>
      savePart(parts, companyPlace(storage, part), { actor, part, value, fingerprint }),

    saveNotifications: (actor, value, fingerprint) =>
      savePart(parts, { ...notifications, public: false }, { actor, part: "notifications", value, fingerprint }),

    async countPendingDeletion(actor, value) {
      requireRole(actor, "admin");
      return countPendingDeletion(storage, value, Date.now());
    },

    saveRetention: (actor, value, fingerprint) =>
      savePart(parts, { ...retention, public: true }, { actor, part: "retention", value, fingerprint }),

    saveNavigation: (actor, value, fingerprint) =>
      savePart(parts, navigationPlace, { actor, part: "navigation", value, fingerprint }),
  };
}
