import type { ExpiringEntry } from "#features/outbox/outbox.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import type { Collections } from "./collection.ts";
import type { ItemName } from "./publishing.server.ts";

/** Returns the reference of the reminder of an entry and its last day: one mail for each. @param lastDay YYYY-MM-DD */
export const expiryReference = ({ kind, id }: ItemName, lastDay: string): string => `${kind}-${id}-${lastDay}`;

/** Returns a reader of the entry that such a reference names. */
export function expiringEntry(collections: Collections, storeOf: Storage["collection"]) {
  return async (reference: string, language: Language): Promise<ExpiringEntry> => {
    const [, kind = "", id, lastDay = ""] = /^(.+)-(\d+)-(\d{4}-\d{2}-\d{2})$/.exec(reference) ?? [];
    const collection = collections.named(kind);
    const found = await storeOf(collection).title(Number(id), language);
    return { collection, entryId: Number(id), title: found?.title ?? "", lastDay };
  };
}
