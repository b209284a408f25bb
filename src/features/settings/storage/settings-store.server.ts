import { core } from "zod";
import {
  type RecordPlace,
  type Versioned,
  versionedRecord,
} from "#features/publishing/storage/versioned-record.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { DEFAULT_NAVIGATION, type Navigation } from "#ui/site/navigation-parts.ts";
import { navigationSchema, storedNavigationSchema } from "../navigation.ts";
import { type Notifications, notificationsSchema } from "../notifications.ts";
import { defaultRetention, type Retention } from "../retention.ts";
import { retentionSchema } from "../retention-schema.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    settings: ReturnType<typeof settingsStore>;
  }
}

/** A row of `site_state`. */
export const stateRow = (key: string): RecordPlace => ({
  name: `the setting ${key}`,
  async read(db) {
    const row = await db.selectFrom("site_state").select("value").where("key", "=", key).executeTakeFirst();
    return row?.value;
  },
  async swap(transaction, old, value) {
    if (old === undefined) {
      const added = await transaction
        .insertInto("site_state")
        .values({ key, value })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    }
    const changed = await transaction
      .updateTable("site_state")
      .set({ value })
      .where("key", "=", key)
      .where("value", "=", old)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
});

/**
 * Returns the store of the settings. Each `save…` throws ZodError for values out of bounds.
 * @param forms those of the site
 * @param navigationParts parts of the navigation that can be hidden
 */
export function settingsStore(db: Database, forms: readonly AnyForm[], navigationParts: readonly string[]) {
  const retention = versionedRecord<Retention>(db, {
    place: stateRow("retention"),
    schema: retentionSchema(forms),
    initial: defaultRetention(forms),
    public: true,
  });
  const navigation = versionedRecord<Navigation>(db, {
    place: stateRow("navigation"),
    schema: navigationSchema(navigationParts),
    stored: storedNavigationSchema(navigationParts),
    initial: DEFAULT_NAVIGATION,
    public: true,
  });
  const schemaOfNotifications = notificationsSchema(forms);
  const notifications = versionedRecord<Notifications>(db, {
    place: stateRow("notifications"),
    schema: schemaOfNotifications,
    initial: core.parse(schemaOfNotifications, {}),
    public: false,
  });
  return {
    /** The settings with their fingerprints, for changes by staff. */
    records: { retention, navigation, notifications },
    /** The parts of the navigation that can be hidden, in the order of the page. */
    navigationParts,

    /** Returns how long personal data is stored. */
    retention: (): Promise<Retention> => retention.read().then(recordOf),
    /** Sets the retention times; pages that state them are rendered again. */
    saveRetention: retention.save,

    /** Returns the hidden parts of the navigation. */
    navigation: (): Promise<Navigation> => navigation.read().then(recordOf),
    /** Sets the hidden parts; all pages are rendered again. */
    saveNavigation: navigation.save,

    /** Returns the recipients of notices. */
    notifications: (): Promise<Notifications> => notifications.read().then(recordOf),
    saveNotifications: notifications.save,
    /** Sets one list for all notices if none has been set and the list is not empty. @returns whether it did */
    seedNotifications: async (addresses: readonly string[]): Promise<boolean> =>
      addresses.length > 0 &&
      notifications.seed(Object.fromEntries(forms.map(({ notified }) => [notified, [...addresses]]))),
  };
}

const recordOf = <Value>({ value }: Versioned<Value>): Value => value;
