import { inLanguageName, type Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { CollectionWords } from "../../collection.ts";
import { type LanguageReport, leadLanguage } from "../../language-states.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./language-state.module.css";

/** Shows the state of a language as an icon with a label: full when it is complete, half when English has changed since. */
export function LanguageLamp({ report }: { report: LanguageReport }) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { words } = useCollection(useItemEditor().kind);
  return <span className={`${css.lamp} ${css[report.state]}`}>{reportText(texts, words, report, account)}</span>;
}

/** Returns a language's state as a short text: "Description missing". */
function reportText(
  { editor }: StaffTexts<typeof publishingTexts>,
  { fields }: CollectionWords,
  { state, missingFields }: LanguageReport,
  account: Language,
): string {
  const { languages } = editor;
  if (state === "complete" || state === "changed") return languages[state];
  if (state === "missing") return languages.unwritten;
  const [first, ...others] = missingFields;
  const count = missingFields.length;
  if (others.length > 0) return fill(plural(account, languages.severalMissing, count), { count });
  return fill(languages.missing, { field: fields[first ?? ""] ?? "" });
}

/** Says what visitors of this language see while the texts are incomplete; nothing when they see these texts. */
export function MeanwhileNote({ language, report: { state } }: { language: Language; report: LanguageReport }) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { languages } = texts.editor;
  const { kind, draft } = useItemEditor();
  const collection = useCollection(kind);
  const lead = leadLanguage(collection, draft);
  // A page is not shown in another language.
  if (state === "complete" || (collection.page !== undefined && state !== "changed")) return null;
  // The leading language is incomplete only while all are.
  const words =
    language === lead
      ? languages.waits
      : { missing: languages.optional, incomplete: languages.seenOther, changed: languages.seenOutdated }[state];
  return <p className={css.note}>{fill(words, { inLanguage: inLanguageName(lead, account) })}</p>;
}
