import { mailNames } from "#features/health/mail-names.ts";
import type { healthTexts } from "#features/health/texts.ts";
import { notificationNames, retentionNames } from "#features/settings/form-names.ts";
import type { ShownForm } from "#features/submissions/dashboard/inbox-form.tsx";
import { plannedText, timeText } from "#platform/i18n/dates.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { countText, sizeText } from "#ui/amounts.ts";
import type { dashboardTexts } from "#ui/dashboard/texts.ts";
import type { AuditEntry } from "../audit.server.ts";
import { type AuditTexts, COMMAND_LINE } from "./sentence-parts.ts";
import { wordsOf } from "./words-of.ts";

/** Texts for the details of entries. */
type DetailTexts = AuditTexts & StaffTexts<typeof healthTexts | typeof dashboardTexts>;

/** Details shown without a label. */
const SHOWN_ALONE = ["by", "reason", "which"] as const;
/** Details that are part of the sentence. */
const inSentence = (action: AuditEntry["action"], name: string, value: string | number) =>
  (name === "count" && action === "sign-in-refused") || (name === "by" && value === COMMAND_LINE);
/** Details whose names end where their number follows: "version 2". */
const NUMBERED = ["version", "restored"];
const TIMES = ["publishAt", "withdrawAt"];
const AMOUNTS = ["count", "rows", "files"];

/** Returns the details of an entry that its sentence does not contain, a phrase each. */
export function detailWords(
  entry: AuditEntry,
  texts: DetailTexts,
  language: Language,
  forms: readonly ShownForm[],
): string[] {
  const { details, action } = entry;
  const words = texts.audit.details;
  const states = forms.find(({ name }) => name === entry.subject?.kind)?.texts.states ?? {};
  const { from, to } = details;
  const isChange = from !== undefined && to !== undefined;
  const change = isChange
    ? [fill(words.change, { from: wordsOf(states, String(from)), to: wordsOf(states, String(to)) })]
    : [];
  const rest = Object.entries(details).filter(
    ([name, value]) => !inSentence(action, name, value) && !(isChange && (name === "from" || name === "to")),
  );
  return [...change, ...rest.map(([name, value]) => phrase(name, value, entry, { texts, language, forms }))];
}

type Value = string | number;

interface Words {
  texts: DetailTexts;
  language: Language;
  forms: readonly ShownForm[];
}

function phrase(name: string, value: Value, entry: AuditEntry, given: Words): string {
  const { texts } = given;
  const words = texts.audit.details;
  const alone = SHOWN_ALONE.find((known) => known === name);
  if (alone !== undefined) return wordsOf(words[alone], String(value));
  // The kind of mail is sufficient.
  const mails = name === "mail" || name === "kind" ? mailNames(given.forms, texts.health) : {};
  if (Object.hasOwn(mails, value)) return wordsOf(mails, String(value));
  return `${wordsOf(words.names, name)}${NUMBERED.includes(name) ? "" : ":"} ${describeValue(name, value, entry, given)}`;
}

function describeValue(name: string, value: Value, entry: AuditEntry, given: Words): string {
  const { texts, language } = given;
  if (typeof value === "number") {
    if (TIMES.includes(name)) return plannedText(value, language);
    if (name === "bytes") return sizeText(value, language);
    return AMOUNTS.includes(name) ? countText(value, language) : String(value);
  }
  const form = given.forms.find((one) => one.name === entry.subject?.kind);
  if (name === "file") return form?.texts.labels[value] ?? value;
  if (name === "role") return wordsOf(texts.accountForms.roles, value);
  if (name === "to" && value === "") return texts.audit.details.nobody;
  if (name === "fields") return fieldNames(value.split(", "), entry, given).join(", ");
  // When a backup was made, in ISO 8601.
  if (name === "backup" && !Number.isNaN(Date.parse(value))) return timeText(Date.parse(value), language);
  return value;
}

/** Returns the labels of settings fields without duplicates: "country.en" and "country.pl" have one. */
function fieldNames(
  fields: readonly string[],
  { subject }: AuditEntry,
  { texts: { settings }, forms }: Words,
): string[] {
  const { backups, figures, navigation, parts } = settings;
  const notifications = notificationNames(forms, settings);
  const times = Object.entries(retentionNames(forms, settings)).map(([name, { label }]) => [name, label]);
  const retention = Object.fromEntries(times);
  const ofParts: Readonly<Record<string, object>> = { backups, figures, notifications, retention, navigation };
  const own = subject !== undefined && Object.hasOwn(ofParts, subject.name) ? ofParts[subject.name] : {};
  const words = { ...settings.fields, social: parts.social, ...own };
  return [...new Set(fields.map((field) => wordsOf(words, field.split(".")[0] ?? field)))];
}
