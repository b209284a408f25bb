import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { type Drafts, emptyDraft, fieldsOf } from "./drafts/drafts.ts";
import type { ItemKind } from "./kinds.ts";
import type { Contents } from "./published.ts";

type Text = Readonly<Record<string, unknown>>;

/** What a text is in a form: lists one entry a line. */
const typedTexts = (text: Text | undefined) =>
  Object.fromEntries(
    Object.entries(text ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join("\n") : value]],
    ),
  );

/** Labels, which content keeps beside its texts and a form among them. */
function typedLabels(kind: ItemKind, content: Readonly<Record<string, unknown>>, language: string) {
  return Object.fromEntries(
    Object.entries(fieldsOf(kind).texts).flatMap(([name, { label: isLabel }]) => {
      if (!isLabel) return [];
      const label = (content[name] as Readonly<Record<string, string>> | undefined)?.[language];
      return label === undefined ? [] : [[name, label]];
    }),
  );
}

/**
 * The draft that would have led to what is public. Nobody knows whether vessel and client may be named: the answers stay
 * open.
 */
export function fromPublished<K extends ItemKind>(kind: K, content: Contents[K]): Drafts[K] {
  const empty = emptyDraft(kind, "");
  const given = content as unknown as Readonly<Record<string, unknown>>;
  const facts = Object.keys(empty).flatMap((name) => {
    const value = given[name];
    if (name === "texts" || value === undefined) return [];
    return [[name, Array.isArray(value) ? value : String(value)]];
  });
  const texts = LANGUAGE_CODES.map((language) => {
    const text = (content.texts as Readonly<Record<string, Text | undefined>>)[language];
    return [
      language,
      {
        ...empty.texts[language],
        ...typedTexts(text),
        ...(text === undefined ? {} : typedLabels(kind, given, language)),
      },
    ];
  });
  return { ...empty, ...Object.fromEntries(facts), texts: Object.fromEntries(texts) };
}
