import { createContext, type ReactNode, useContext } from "react";
import type { InEveryLanguage, Language } from "#platform/i18n/languages.ts";
import type { TextValues } from "#ui/site/company/figures-in-texts.ts";
import type { Draft } from "../../drafts/drafts.ts";
import type { DocumentFile, ListedFile } from "../../file-lists.ts";
import type { EnglishTexts } from "../../language-states.ts";
import type { Problem } from "../../problems.ts";
import type { EntryName, PageDefaultsState } from "../../publishing.server.ts";

/** A picture of the library, with the alternative texts that it has there. */
export interface LibraryPick {
  path: string;
  alt: InEveryLanguage<string>;
}

/** What the parts of the form share. */
export interface Editor {
  kind: string;
  draft: Draft;
  /** Increases when the whole draft is replaced, for instance by a restored one: fields with state of their own are reset. */
  generation: number;
  /** Set by a save or a check; those of a field are removed as soon as it is changed. */
  problems: readonly Problem[];
  /** The English texts that each translation follows. */
  englishThen: Readonly<Partial<Record<Language, EnglishTexts>>>;
  /** Languages whose texts differ from the saved ones. */
  touched: ReadonlySet<Language>;
  /** Translations that staff have marked as following the English text. */
  upToDate: readonly Language[];
  setFact(name: string, value: string | number[]): void;
  /** Edits a list of files. @param place of a changed text: "2.text.pl"; problems of the other ones remain */
  setFiles(name: string, edit: (files: readonly ListedFile[]) => readonly ListedFile[], place?: string): void;
  /** @param place of a changed cell in the rows of the text: "2.link"; problems of the other cells remain */
  setText(language: Language, changes: Readonly<Record<string, unknown>>, place?: string): void;
  /** Labels for which staff have chosen to write a text of their own instead of one of the list. */
  ownLabels: ReadonlySet<string>;
  setOwnLabel(label: string, isOwn: boolean): void;
  setUpToDate(language: Language, follows: boolean): void;
  /** Opens the picture library. @param most maximum number of pictures to choose @returns the chosen ones, in their order */
  pickPictures(most: number): Promise<readonly LibraryPick[]>;
  /** Returns the alternative texts that the library has of a chosen picture. */
  altOf(path: string): InEveryLanguage<string> | undefined;
  /** Returns what the library knows of a document of a list. */
  documentOf(path: string): DocumentFile | undefined;
  /** Makes a document known that was uploaded in the form. */
  addDocument(document: DocumentFile & { path: string }): void;
  /**
   * Entries that facts refer to, all entries of a list that is not a collection, and those of a list of labels; in the
   * account's language. One that is no longer in its list is marked.
   */
  choices: Readonly<Record<string, readonly (EntryName & { isGone?: true })[]>>;
  /** The default words of a page. */
  defaults: PageDefaultsState | undefined;
  /** Today's values that texts may name, in each language; undefined for a collection whose texts name none. */
  values: InEveryLanguage<TextValues> | undefined;
  /** The labels of the company's figures among them, by name, in the account's language. */
  figureLabels: Readonly<Record<string, string>>;
  /** Examples of the values that single fields may name, in each language; undefined where none may. */
  examples: InEveryLanguage<Readonly<Record<string, string>>> | undefined;
}

const EditorContext = createContext<Editor | undefined>(undefined);

/** Provides the editor to the parts of the form. */
export function EditorProvider({ value, children }: { value: Editor; children: ReactNode }) {
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** Returns the editor of the form. @throws Error outside of a form */
export function useItemEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error("useItemEditor is called outside of the editor");
  return editor;
}
