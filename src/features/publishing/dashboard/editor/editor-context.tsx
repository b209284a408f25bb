import { createContext, type ReactNode, useContext } from "react";
import type { InEveryLanguage, Language } from "#platform/i18n/languages.ts";
import type { Draft } from "../../drafts/drafts.ts";
import type { EnglishTexts } from "../../language-states.ts";
import type { Problem } from "../../problems.ts";
import type { EntryName } from "../../publishing.server.ts";

/** A picture of the library, with the alternative texts that it has there. */
export interface LibraryPick {
  path: string;
  alt: InEveryLanguage<string>;
}

/** What every part of the form works with. */
export interface Editor {
  kind: string;
  draft: Draft;
  /** Goes up when the whole draft is replaced, as by a restored one: fields that keep their own state begin anew. */
  generation: number;
  /** Told after a save or a check; a field's own go away as soon as it is changed. */
  problems: readonly Problem[];
  /** The English texts that each translation follows. */
  englishThen: Readonly<Partial<Record<Language, EnglishTexts>>>;
  /** Languages whose texts differ from what is saved. */
  touched: ReadonlySet<Language>;
  /** Translations that staff have said follow the English text. */
  upToDate: readonly Language[];
  setFact(name: string, value: string | number[]): void;
  setText(language: Language, changes: Readonly<Record<string, unknown>>): void;
  setUpToDate(language: Language, follows: boolean): void;
  /** Lets a picture be chosen or uploaded; undefined when none was. */
  pickPicture(): Promise<LibraryPick | undefined>;
  /** The chosen picture's alternative texts in the library, which hold where the item has none of its own. */
  imageAlt: InEveryLanguage<string> | undefined;
  /** Entries that facts refer to, and all of a list that is no collection; in the account's language. */
  choices: Readonly<Record<string, readonly EntryName[]>>;
}

const EditorContext = createContext<Editor | undefined>(undefined);

/** Gives the form's parts what they work with. */
export function EditorProvider({ value, children }: { value: Editor; children: ReactNode }) {
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** What the form works with. @throws Error outside of it */
export function useItemEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error("useItemEditor is called outside of the editor");
  return editor;
}
