import { hash } from "node:crypto";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import { type StoredDraft, textOf } from "../drafts/drafts.ts";
import { defaultTexts } from "../read-page.ts";

/*
 * What is stored of a page: facts other than their fallbacks, and in each language only the texts that differ from the default words, so that a new release
 * still changes those that nobody has edited. Each is stored with the fingerprint of the default that it replaced.
 */

type Row = Readonly<Record<string, unknown>>;

/** Fingerprints by language and field: of the stored text, and of the default that it replaced. */
type Replaced = Partial<Record<Language, Record<string, { text: string; default: string }>>>;

const fingerprint = (text: string) => hash("sha256", text, "base64url").slice(0, 22);

/** Returns the texts of a public entry that are stored: of a page, those that differ from the default words. */
export function withoutDefaults(collection: AnyCollection, language: Language, texts: Row): Row {
  if (collection.page === undefined) return texts;
  const defaults = defaultTexts(collection, collection.page, language);
  return Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => JSON.stringify(text) !== JSON.stringify(defaults[name])),
  );
}

/** Returns the draft as it is stored. */
export function storedDraft(collection: AnyCollection, draft: Draft): Row {
  const { page } = collection;
  if (page === undefined) return draft;
  const before = replacedIn(draft);
  const replaced: Replaced = {};
  const texts = LANGUAGE_CODES.map((language) => {
    const defaults = page.defaults(language);
    const { ...stored } = draft.texts[language];
    for (const name of Object.keys(collection.texts)) {
      const [text, words] = [textOf(draft, language, name), defaults[name] ?? ""];
      if (text === words && (collection.texts[name]?.control !== "rich" || stored.rich === undefined)) {
        delete stored[name];
        continue;
      }
      const known = before[language]?.[name];
      // The default that staff saw when they wrote this text.
      const seen = known?.text === fingerprint(text) ? known.default : fingerprint(words);
      replaced[language] = { ...replaced[language], [name]: { text: fingerprint(text), default: seen } };
    }
    return [language, stored];
  });
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(texts) }, replaced };
}

/** Returns the draft of an export: of a page as it is stored, so that it follows the default words elsewhere too. */
export function exportedDraft(collection: AnyCollection, { draft, stored }: StoredDraft): Draft {
  if (collection.page === undefined) return draft;
  return storedDraft(collection, { ...draft, replaced: replacedIn(stored) }) as Draft;
}

/**
 * Returns the edited texts of a page whose default has changed since, by language and field.
 * @param stored the JSON of the draft
 */
export function changedDefaults({ page }: AnyCollection, stored: unknown): Partial<Record<Language, string[]>> {
  if (page === undefined) return {};
  const replaced = replacedIn(stored);
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => {
      const defaults = page.defaults(language);
      const changed = Object.entries(replaced[language] ?? {}).filter(
        ([name, known]) => name in defaults && known.default !== fingerprint(defaults[name] ?? ""),
      );
      return [language, changed.map(([name]) => name)];
    }),
  );
}

function replacedIn(draft: unknown): Replaced {
  return (draft as { replaced?: Replaced } | null)?.replaced ?? {};
}
