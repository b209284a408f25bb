import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, CollectionJson } from "../collection.ts";
import type { FactField, TextField } from "../fields.ts";
import { type Filter, filterFields, filterOf } from "../listed-fields.ts";

/** A collection that the API shows. */
export type ApiCollection = AnyCollection & { readonly json: CollectionJson };

/** One field of a call: the field of the draft that it sets, and its rules. */
export type CallField =
  | { name: string; language: Language; text: string; rules: TextField }
  | { name: string; fact: string; rules: FactField };

/** Lists the fields that a call may have. */
export function callFields({ texts, facts, json }: ApiCollection): CallField[] {
  return [
    ...Object.entries(json.texts).flatMap(([name, text]) =>
      LANGUAGE_CODES.flatMap((language) => {
        const field = texts[text];
        const suffixed = language === FALLBACK_LANGUAGE ? name : `${name}_${language}`;
        return field === undefined ? [] : [{ name: suffixed, language, text, rules: field }];
      }),
    ),
    ...Object.entries(json.facts).flatMap(([name, fact]) => {
      const field = facts[fact];
      return field === undefined ? [] : [{ name, fact, rules: field }];
    }),
  ];
}

/** The parameters that the list of a collection can be filtered by: fields that the API names, by the first name of each. */
export function callFilters(collection: ApiCollection): { name: string; fact: string; filter: Filter }[] {
  const names = Object.entries(collection.json.facts);
  return Object.entries(filterFields(collection)).flatMap(([fact, field]) => {
    const [name] = names.find(([, named]) => named === fact) ?? [];
    return name === undefined ? [] : [{ name, fact, filter: filterOf(field) }];
  });
}

/** Returns the path of a field in problems: "texts.pl.title", "img". */
export function draftPath(field: CallField): string {
  return "fact" in field ? field.fact : `texts.${field.language}.${field.text}`;
}

/** Returns the API's name of the field that a problem is about: of the list for one of its files. */
export function nameOf(collection: ApiCollection, path: string): string {
  const isAbout = (field: CallField) => draftPath(field) === path || path.startsWith(`${draftPath(field)}.`);
  return callFields(collection).find(isAbout)?.name ?? path;
}
