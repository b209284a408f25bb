import type { settingsTexts } from "#features/settings/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import type { AuditEntry } from "../audit.server.ts";
import type { JoinedAuditTexts } from "./audit-words.ts";
import { wordsOf } from "./words-of.ts";

/** Texts for the sentence of an entry. */
export type AuditTexts = StaffTexts<typeof settingsTexts> & { audit: JoinedAuditTexts };

/** A part of a sentence: plain text, the actor, or the subject. */
export interface SentencePart {
  what: "words" | "who" | "subject";
  text: string;
}

/** The actor of changes by `src/commands/staff.ts`. */
export const COMMAND_LINE = "command line";

/** Characters shown of the key of a picture or document. */
const KEY_SHOWN = 8;
/** Placeholder for a subject that an entry of an older release does not name. */
const UNKNOWN = "–";

/** Returns the sentence of an entry, in parts; actor and subject are emphasized. */
export function sentenceParts(entry: AuditEntry, texts: AuditTexts, language: Language): SentencePart[] {
  const template = templateOf(entry, texts, language);
  const filled: Record<string, SentencePart> = {
    "{{who}}": { what: "who", text: whoOf(entry, texts) },
    "{{subject}}": { what: "subject", text: subjectOf(entry, texts) },
    "{{kind}}": { what: "words", text: wordsOf(texts.audit.details.names, entry.subject?.kind ?? UNKNOWN) },
  };
  const pieces = template.split(/(\{\{(?:who|subject|kind)\}\})/).filter((piece) => piece !== "");
  return pieces.map((piece) => filled[piece] ?? { what: "words", text: piece });
}

function templateOf({ action, subject, details }: AuditEntry, { audit }: AuditTexts, language: Language): string {
  // An action unknown to this release is shown by its stored name.
  const sentence = wordsOf(
    audit.sentences,
    action,
    `{{who}}: ${action}${subject === undefined ? "" : " – {{subject}}"}`,
  );
  if (action !== "sign-in-refused") return sentence;
  const { count } = details;
  if (typeof count !== "number") return subject === undefined ? sentence : audit.refused.of;
  return fill(plural(language, subject === undefined ? audit.refused.more : audit.refused.moreOf, count), { count });
}

function whoOf({ actor, actorId, address, details }: AuditEntry, { audit: { who } }: AuditTexts): string {
  if (actorId !== undefined) return actor;
  if (address !== undefined) return who.stranger;
  return details.by === COMMAND_LINE ? who.shell : who.site;
}

function subjectOf({ subject }: AuditEntry, { audit, settings }: AuditTexts): string {
  if (subject === undefined) return UNKNOWN;
  const { kind, name } = subject;
  const shown = kind === "picture" || kind === "document" ? name.slice(0, KEY_SHOWN) : name;
  return fill(wordsOf(audit.subjects, kind, `${kind} {{name}}`), {
    name: kind === "setting" ? wordsOf(settings.parts, name) : shown,
  });
}
