import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { changedPassages, type Passage } from "../../changed-passages.ts";
import type { AnyCollection, Draft } from "../../collection.ts";
import { filesOf, textOf } from "../../drafts/drafts.ts";
import { editedFacts, isFileList, richField } from "../../fields.ts";
import { type ListedFile, readableFiles } from "../../file-lists.ts";
import { readableText } from "../../rows.ts";
import { formChanged } from "./form-changed.ts";

type Fields = Pick<AnyCollection, "texts" | "facts" | "order">;

/** A fact that differs; empty where it has no value. References are ids, separated by ", ". */
export interface FactChange {
  field: string;
  before: string;
  after: string;
  /** Of a list of files, before and after. */
  files?: readonly (readonly ListedFile[])[];
}

/** A text that differs. */
export interface TextChange {
  field: string;
  /** The changed words; empty when only the formatting has changed. */
  passages: Passage[];
  /** Whether headings, lists, links, pictures or emphasis differ. */
  form: boolean;
}

/** The differences between two versions. Equal fields are left out. */
export interface Comparison {
  facts: FactChange[];
  texts: Record<Language, TextChange[]>;
}

/**
 * Compares two versions of an item field by field. A long text takes up to a tenth of a second, so the event loop gets a
 * turn after each field.
 */
export async function compareDrafts(fields: Fields, before: Draft, after: Draft): Promise<Comparison> {
  const texts = await Promise.all(
    LANGUAGE_CODES.map(async (language) => [language, await textChanges(fields, before, after, language)] as const),
  );
  return {
    facts: factChanges(fields, before, after),
    texts: Object.fromEntries(texts) as Record<Language, TextChange[]>,
  };
}

function factChanges(fields: Fields, before: Draft, after: Draft): FactChange[] {
  const value = (draft: Draft, field: string) => {
    const fact = draft[field];
    return Array.isArray(fact) ? fact.toSorted().join(", ") : String(fact ?? "");
  };
  return editedFacts(fields)
    .map(([field, rules]): FactChange => {
      if (!isFileList(rules)) return { field, before: value(before, field), after: value(after, field) };
      const [then, now] = [filesOf(before, field), filesOf(after, field)];
      return { field, before: readableFiles(then), after: readableFiles(now), files: [then, now] };
    })
    .filter((change) => change.before !== change.after);
}

async function textChanges(fields: Fields, before: Draft, after: Draft, language: Language): Promise<TextChange[]> {
  const changes: TextChange[] = [];
  const richName = richField(fields.texts);
  for (const [field, rules] of Object.entries(fields.texts)) {
    const readable = (draft: Draft) => readableText(textOf(draft, language, field), rules);
    const [then, now] = [readable(before), readable(after)];
    const form = field === richName && formChanged(before.texts[language].rich, after.texts[language].rich);
    if (then === now && !form) continue;
    changes.push({ field, passages: then === now ? [] : changedPassages(then, now), form });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return changes;
}
