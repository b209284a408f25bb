import { PAGE_ID } from "#features/publishing/page.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { findItem } from "#features/publishing/storage/item-rows.server.ts";
import { fingerprintOf } from "#features/publishing/storage/versioned-record.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";

/** Characters of a fingerprint: enough to tell versions apart. */
const SHOWN = 10;

/**
 * Returns the versions of pages that visitors read now in a language, by stored name: the number of the published
 * version, 0 for the default words, and a fingerprint of the words, which a release may change too: "3-aK3f9xQ2mZ".
 * @throws ExpectedError `storage-unavailable`
 */
export async function documentVersions(
  storage: Pick<Storage, "publishing" | "collection">,
  names: readonly string[],
  language: Language,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const name of names) {
    const definition = storage.publishing.collections.named(name);
    if (definition.page === undefined) throw new Error(`${name} is no page`);
    const item = await findItem(storage.publishing.rows, name, PAGE_ID);
    const words = await readPage(storage, { ...definition, page: definition.page }, language);
    versions[name] = `${item?.published_version ?? 0}-${fingerprintOf(words).slice(0, SHOWN)}`;
  }
  return versions;
}
