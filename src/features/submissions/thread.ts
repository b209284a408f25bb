import * as z from "zod/mini";
import { momentOf } from "#platform/i18n/time-zone.ts";
import { normalizedLines } from "#platform/i18n/typed-text.ts";
import { placeholdersIn } from "#ui/site/company/figures-in-texts.ts";
import { type FieldErrors, fieldErrors, oneLine, textOfLines } from "./person-fields.ts";

/**
 * Kinds of messages of a thread: `answer` of staff by e-mail; `reply` of the sender by e-mail, which staff have pasted;
 * `page`: the sender wrote on the private page. Stored by these names.
 */
export const MESSAGE_KINDS = ["answer", "reply", "page"] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Limits: characters of texts, messages of a submission, those of them that the sender writes on the private page, and
 * submissions that are answered at once.
 */
export const THREAD_LIMITS = {
  subject: 200,
  answer: 10_000,
  written: 5000,
  messages: 200,
  byPage: 50,
  atOnce: 50,
} as const;

/** Maximum size of a pasted reply in bytes. */
export const REPLY_BYTES = 64 * 1024;

const MINUTE_MS = 60_000;

const answerSchema = z.object({
  subject: oneLine("required", THREAD_LIMITS.subject),
  text: textOfLines("messageRequired", THREAD_LIMITS.answer),
});

const writtenSchema = z.object({ text: textOfLines("messageRequired", THREAD_LIMITS.written) });

type Checked<Value, Field extends string> = { ok: true; value: Value } | { ok: false; errors: FieldErrors<Field> };

type Typed = Readonly<Record<string, string | undefined>>;

/** Checks subject and text of an answer. */
export function checkAnswer({ subject = "", text = "" }: Typed) {
  return checked(answerSchema, { subject, text });
}

/** Returns the placeholders that no value has replaced, as they are in the text: "{{offer}}". */
export const gapsIn = (text: string): string[] => [...new Set(placeholdersIn(text).names)].map((name) => `{{${name}}}`);

/** Checks a message of the private page. */
export function checkWritten({ text = "" }: Typed) {
  return checked(writtenSchema, { text });
}

/** Checks a pasted reply. @returns text and time in ms since 1970, or the fields at fault */
export function checkReply(
  { received = "", text = "" }: Typed,
  now: number,
): { text: string; at: number } | { errors: readonly ("received" | "text")[] } {
  const typed = momentOf(received);
  // Fields have no seconds: what arrived in a minute follows what was sent in it.
  const at = typed !== undefined && typed <= now ? Math.min(typed + MINUTE_MS - 1, now) : typed;
  const whole = normalizedLines(text);
  const isTime = at !== undefined && at <= now;
  const isText = whole !== "" && isReplySize(whole);
  if (isTime && isText) return { text: whole, at };
  return { errors: [...(isTime ? [] : ["received" as const]), ...(isText ? [] : ["text" as const])] };
}

/** Returns whether a pasted reply is small enough. */
export const isReplySize = (text: string): boolean => new TextEncoder().encode(text).length <= REPLY_BYTES;

function checked<Schema extends z.ZodMiniObject>(schema: Schema, typed: Typed) {
  const result = schema.safeParse(typed);
  type Value = z.output<Schema>;
  const answer: Checked<Value, keyof Value & string> = result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors<keyof Value & string>(result.error) };
  return answer;
}

/** A key of a form by which a repeated request is recognised. */
export const isRequestKey = (text: string | undefined): text is string => /^[\w-]{8,64}$/.test(text ?? "");
