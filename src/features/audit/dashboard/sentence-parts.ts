import type { settingsTexts } from "#features/settings/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import type { AuditEntry } from "../audit.server.ts";
import type { JoinedAuditTexts } from "./audit-words.ts";
import { wordsOf } from "./words-of.ts";

/** Texts from which the sentence of an entry is written. */
export type AuditTexts = StaffTexts<typeof settingsTexts> & { audit: JoinedAuditTexts };

/** A part of a sentence: plain words, or the one who did it, or what it was done to. */
export interface SentencePart {
  what: "words" | "who" | "subject";
  text: string;
}

/** What `src/commands/staff.ts` says of itself. */
export const COMMAND_LINE = "command line";

/** Characters of a picture's or document's key: enough to tell one from another. */
const KEY_SHOWN = 8;
/** Stands for what an entry of an older release does not name. */
const UNKNOWN = "–";

/** Says an entry as a sentence, in parts of which some stand out. */
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
  // One that this release does not know is shown by its name.
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
