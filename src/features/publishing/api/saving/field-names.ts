import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { type Drafts, fieldsOf } from "../../drafts/drafts.ts";
import type { FactField, TextField } from "../../fields.ts";

/** The kinds that the API saves. */
export type SavedKind = "news" | "project" | "product";

type TextName<K extends SavedKind> = Extract<Exclude<keyof Drafts[K]["texts"][Language], "rich">, string>;
type FactName<K extends SavedKind> = Extract<Exclude<keyof Drafts[K], "texts">, string>;

/** What the API calls the fields of a draft: its name on the left, the draft's on the right. */
export interface CallNames {
  kind: SavedKind;
  /** In English under this name, in every other language with its code as suffix. */
  texts: Readonly<Record<string, string>>;
  facts: Readonly<Record<string, string>>;
}

/** The names of one kind: each leads to a field that its draft has. */
export interface FieldNames<K extends SavedKind> extends CallNames {
  kind: K;
  texts: Readonly<Record<string, TextName<K>>>;
  facts: Readonly<Record<string, FactName<K>>>;
}

/** One field of a call: what it becomes, and the rules of that. */
export type CallField =
  | { name: string; language: Language; text: string; rules: TextField }
  | { name: string; fact: string; rules: FactField };

/** All fields that a call may have. */
export function callFields({ kind, texts, facts }: CallNames): CallField[] {
  const rules = fieldsOf(kind);
  return [
    ...Object.entries(texts).flatMap(([name, text]) =>
      LANGUAGE_CODES.flatMap((language) => {
        const field = rules.texts[text];
        const suffixed = language === FALLBACK_LANGUAGE ? name : `${name}_${language}`;
        return field === undefined ? [] : [{ name: suffixed, language, text, rules: field }];
      }),
    ),
    ...Object.entries(facts).flatMap(([name, fact]) => {
      const field = rules.facts[fact];
      return field === undefined ? [] : [{ name, fact, rules: field }];
    }),
  ];
}

/** The path by which problems name what a field becomes: "texts.pl.title", "img". */
export function draftPath(field: CallField): string {
  return "fact" in field ? field.fact : `texts.${field.language}.${field.text}`;
}

/** The API's name of the field that a problem is about. */
export function nameOf(names: CallNames, path: string): string {
  return callFields(names).find((field) => draftPath(field) === path)?.name ?? path;
}
