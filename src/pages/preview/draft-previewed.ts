import type { StaffArgs, StaffContext } from "#features/accounts/staff.ts";
import { draftKeyOf } from "#features/publishing/autosaves.ts";
import { collectionNamed } from "#features/publishing/definitions.ts";
import type { Previewed } from "#features/publishing/publishing.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";

/**
 * Returns the newest version of an item, or the unsaved input under the URL's key; undefined for an address that names
 * nothing.
 * @param params.id "new" before it is saved
 * @throws ExpectedError `not-found` for an unknown kind
 */
export async function draftPreviewed(
  { context }: StaffArgs,
  params: { kind?: string | undefined; id?: string | undefined },
  { actor, publishing, searchParams }: StaffContext,
  language: Language,
): Promise<Previewed | undefined> {
  const { data: id } = itemId.safeParse(params.id);
  const key = draftKeyOf(searchParams);
  const { name } = collectionNamed(context, params.kind);
  const isAddress = (id !== undefined || params.id === "new") && key !== undefined;
  return isAddress ? publishing.previewForStaff(actor, name, id, language, key) : undefined;
}
