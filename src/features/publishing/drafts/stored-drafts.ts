import * as z from "zod/mini";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { isStoredRich, type RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { AnyCollection } from "../collection.ts";
import { ITEM_KINDS, type ItemKind } from "../kinds.ts";
import { type Drafts, factAtFirst, fieldsOf } from "./drafts.ts";

const storedRich = z.optional(z.custom<RichDoc>(isStoredRich));

/**
 * Makes the schema that reads drafts which this or another release has stored. A missing field has its default, a
 * missing language is empty, and fields or languages that are not given here are left out of the result. Bounds are not
 * checked: they apply to what is saved. What is not an object, or has a field of another type, is refused.
 * @param fields of the kind
 * @param languages codes of the languages that the result has
 */
export function storedDraftSchema(
  fields: Pick<AnyCollection, "texts" | "facts">,
  languages: readonly string[],
): z.ZodMiniType<Record<string, unknown>> {
  const facts = Object.entries(fields.facts).map(([name, field]) => {
    const first = factAtFirst(field);
    return [name, typeof first === "string" ? z._default(z.string(), first) : z._default(z.array(z.int()), first)];
  });
  const texts = Object.keys(fields.texts).map((name) => [name, z._default(z.string(), "")]);
  const rich = "description" in fields.texts ? { rich: storedRich } : {};
  const text = z.prefault(z.object({ ...Object.fromEntries(texts), ...rich }), {});
  return z.object({
    ...Object.fromEntries(facts),
    texts: z.prefault(z.object(Object.fromEntries(languages.map((language) => [language, text]))), {}),
  });
}

/** Reads a stored draft of each kind, with all fields and languages of this release. */
export const storedDraftSchemas = Object.fromEntries(
  ITEM_KINDS.map((kind) => [kind, storedDraftSchema(fieldsOf(kind), LANGUAGE_CODES)]),
) as unknown as { [K in ItemKind]: z.ZodMiniType<Drafts[K]> };
