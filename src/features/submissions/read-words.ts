import { readPage } from "#features/publishing/read-page.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import type { AnyForm, FormWords } from "./form.ts";

/** Returns the words of a form that staff edit; undefined where it has none. */
export async function readWords(
  storage: Pick<Storage, "collection">,
  { words }: Pick<AnyForm, "words">,
  language: Language,
): Promise<FormWords | undefined> {
  return words && readPage(storage, words, language);
}
