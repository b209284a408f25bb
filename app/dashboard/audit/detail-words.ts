import type { DashboardTexts } from "#i18n/dashboard/en.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { Language } from "#i18n/languages.ts";
import type { AuditEntry } from "#server/audit/audit.ts";
import { plannedText } from "../parts/times.ts";
import { COMMAND_LINE } from "./sentence-parts.ts";
import { wordsOf } from "./words-of.ts";

/** Details that are told as they are, without a name before them. */
const TOLD_ALONE = ["by", "reason", "which"] as const;
/** Told in the sentence itself. */
const inSentence = (action: AuditEntry["action"], name: string, value: string | number) =>
  (name === "count" && action === "sign-in-refused") || (name === "by" && value === COMMAND_LINE);
const TIMES = ["publishAt", "withdrawAt"];

/** What an entry tells beside its sentence, a phrase each. */
export function detailWords(entry: AuditEntry, texts: DashboardTexts, language: Language): string[] {
  const { details, action } = entry;
  const words = texts.audit.details;
  const states = action === "application-state" ? texts.applicants.states : texts.inbox.states;
  const { from, to } = details;
  const isChange = from !== undefined && to !== undefined;
  const change = isChange
    ? [fill(words.change, { from: wordsOf(states, String(from)), to: wordsOf(states, String(to)) })]
    : [];
  const rest = Object.entries(details).filter(
    ([name, value]) => !inSentence(action, name, value) && !(isChange && (name === "from" || name === "to")),
  );
  return [...change, ...rest.map(([name, value]) => phrase(name, value, texts, language))];
}

function phrase(name: string, value: string | number, texts: DashboardTexts, language: Language): string {
  const words = texts.audit.details;
  const alone = TOLD_ALONE.find((known) => known === name);
  if (alone !== undefined) return wordsOf(words[alone], String(value));
  return `${wordsOf(words.names, name)}: ${told(name, value, texts, language)}`;
}

function told(name: string, value: string | number, texts: DashboardTexts, language: Language): string {
  if (TIMES.includes(name) && typeof value === "number") return plannedText(value, language);
  if (name === "role") return wordsOf(texts.accountForms.roles, String(value));
  if (name === "to" && value === "") return texts.audit.details.nobody;
  if (name === "fields") {
    const fields = String(value).split(", ");
    return fields.map((field) => wordsOf(texts.settings.fields, field)).join(", ");
  }
  return String(value);
}
