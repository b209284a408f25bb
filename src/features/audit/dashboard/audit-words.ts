import { type ShownCollection, useAllCollections } from "#features/publishing/dashboard/collections.ts";
import { type ShownForm, useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { capitalized, type StaffTexts } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { auditTexts } from "../texts.ts";

type Words = Readonly<Record<string, string>>;
type Common = StaffTexts<typeof auditTexts>["audit"];
type Joined = "kinds" | "subjects" | "actions" | "sentences";

/** Texts of the audit log, collections and forms, by stored names. */
export type JoinedAuditTexts = Omit<Common, Joined | "details" | "groups"> &
  Readonly<Record<Joined | "groups", Words>> & {
    readonly details: Omit<Common["details"], "names"> & { readonly names: Words };
  };

/** Merges the texts of the audit log with those of collections (`words.audit`) and forms (`texts.audit`). */
export function auditWords(
  common: Common,
  collections: readonly Pick<ShownCollection, "name" | "page" | "words">[],
  forms: readonly Pick<ShownForm, "name" | "dashboard" | "texts">[],
): JoinedAuditTexts {
  const definitions = [
    ...collections.map(({ name, page, words }) => {
      // A page may have the name of a list.
      return { name, title: page === undefined ? words.name : capitalized(words.audit.many), ...words.audit };
    }),
    ...forms.map(({ name, texts }) => ({ name, title: texts.title, ...texts.audit })),
  ];
  const by = (word: "title" | "one" | "many") => definitions.map((one): [string, string] => [one.name, one[word]]);
  const ofForms = forms.map(({ dashboard, texts }): [string, string] => [dashboard, texts.audit.many]);
  return {
    ...common,
    kinds: { ...Object.fromEntries(by("title")), ...common.kinds },
    subjects: { ...Object.fromEntries(by("one")), ...common.subjects },
    actions: Object.assign({}, ...forms.map(({ texts }) => texts.audit.actions), common.actions),
    sentences: Object.assign({}, ...forms.map(({ texts }) => texts.audit.sentences), common.sentences),
    details: {
      ...common.details,
      names: { ...Object.fromEntries([...by("many"), ...ofForms]), ...common.details.names },
    },
  };
}

/** Returns the texts of the audit log in the account's language. */
export function useAuditWords(): JoinedAuditTexts {
  return auditWords(useTexts(auditTexts).audit, useAllCollections(), useForms());
}
