import { type InEveryLanguage, type InSomeLanguages, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";

/*
 * Lists of pictures and of documents: an order of files of the library, each with a text in each language. The text of a
 * picture is its alternative text, by default that of the library. The text of a document is its title, by default the
 * name of its file.
 */

/** Maximum length of the text of a file, in characters. */
export const FILE_TEXT_MAX = 300;

/** A file of a list, as drafts have it. */
export interface ListedFile {
  path: string;
  /** Empty where the default applies. */
  text: InEveryLanguage<string>;
}

/** A file of a published entry: its texts in the languages of the entry. */
export interface ContentFile {
  path: string;
  text: InSomeLanguages<string>;
  /** Of a picture: the alternative text of the library in other languages, as in `PartialTexts`. */
  partialText?: InSomeLanguages<string> | undefined;
  /** Of a document: the name of its file. */
  name?: string;
  /** Of a document: bytes. */
  size?: number;
}

/** A file of a published entry in one language. */
export interface ShownFile {
  path: string;
  /** The alternative text of a picture; the title of a document, or the name of its file. */
  text: string;
  /** The language of the text where it is another than that of the entry. */
  language?: Language;
  /** Of a document: bytes. */
  size?: number;
}

/** What the library knows of a document: the name of the file that it came as, and its size in bytes. */
export interface DocumentFile {
  name: string;
  size: number;
}

/** Returns the files of a published entry in a language. @param shown the language of the entry's texts */
export function shownFiles(files: readonly ContentFile[], language: Language, shown: Language): ShownFile[] {
  return files.map(({ path, text, partialText, name = "", size }) => {
    const partial = language === shown ? undefined : partialText?.[language];
    return {
      path,
      ...(partial === undefined ? { text: text[shown] ?? name } : { text: partial, language }),
      ...(size === undefined ? {} : { size }),
    };
  });
}

/** Returns a list as staff read it in comparisons: a file a line, with its texts. */
export function readableFiles(files: readonly ListedFile[]): string {
  return files
    .map(({ path, text }) => [path, ...LANGUAGE_CODES.map((code) => text[code])].filter(Boolean).join(" · "))
    .join("\n");
}
