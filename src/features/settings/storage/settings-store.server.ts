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
const stateRow = (key: string): RecordPlace => ({
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
 * What the company may set without a developer. Each `save…` throws ZodError for what is out of bounds.
 * @param forms those of the site
 * @param navigationParts what the navigation may leave out
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
    /** The settings as staff change them: with the fingerprint of the version that a form is made from. */
    records: { retention, navigation, notifications },
    /** All parts that the navigation may leave out, in the order in which staff see them. */
    navigationParts,

    /** How long personal data is kept. */
    retention: (): Promise<Retention> => retention.read().then(recordOf),
    /** Sets it; pages that state it are made anew. */
    saveRetention: retention.save,

    /** What the navigation leaves out. */
    navigation: (): Promise<Navigation> => navigation.read().then(recordOf),
    /** Sets it; all pages are made anew. */
    saveNavigation: navigation.save,

    /** Who gets a mail when something comes. */
    notifications: (): Promise<Notifications> => notifications.read().then(recordOf),
    saveNotifications: notifications.save,
    /** Sets one list for all notices, if nothing has been set yet and the list names anybody. @returns whether it did */
    seedNotifications: async (addresses: readonly string[]): Promise<boolean> =>
      addresses.length > 0 &&
      notifications.seed(Object.fromEntries(forms.map(({ notified }) => [notified, [...addresses]]))),
  };
}

const recordOf = <Value>({ value }: Versioned<Value>): Value => value;
