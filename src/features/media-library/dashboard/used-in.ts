import type { StaffContext } from "#features/accounts/staff.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";

/** An item that uses a picture, as the picture's page names it. */
export interface UsingItem {
  kind: string;
  id: number;
  /** Where staff edit it. */
  to: string;
  /** Empty when it has none yet. */
  title: string;
  published: boolean;
}

/** Items that are named; a picture that more use is safe from removal all the same. */
const NAMED_MAX = 30;

/**
 * The items that use a picture, published ones first, each once. Those of a collection that only another release has are
 * left out: nothing can show them.
 */
export async function usedIn(
  { actor, pictures, publishing, collections }: StaffContext,
  key: string,
): Promise<UsingItem[]> {
  const uses = (await pictures.uses(actor, [key])).get(key) ?? [];
  const distinct = uses.filter(
    ({ kind, id }, i) => uses.findIndex((other) => other.kind === kind && other.id === id) === i,
  );
  const addressOf = (kind: string) => collections.find(({ name }) => name === kind)?.addresses.dashboard;
  const named = distinct.filter(({ kind }) => addressOf(kind) !== undefined).slice(0, NAMED_MAX);
  return Promise.all(
    named.map(async ({ kind, id, published }) => {
      const texts = (await publishing.open(actor, kind, id))?.draft.texts;
      const title = LANGUAGE_CODES.map((code) => String(texts?.[code].title ?? "")).find((words) => words !== "") ?? "";
      return {
        kind,
        id,
        title,
        published,
        to: `/dashboard/${addressOf(kind)}/${id}`,
      };
    }),
  );
}
