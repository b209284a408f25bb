import * as z from "zod/mini";
import { fold } from "#platform/i18n/fold.ts";
import { PASSWORD_LIMITS } from "#ui/dashboard/forms/form-answer.ts";
import type { AccountErrorId } from "./account-fields.ts";
import { OBVIOUS_WORDS } from "./obvious-words.ts";

/** Reason why a new password is refused. */
export type PasswordProblem = Extract<
  AccountErrorId,
  "passwordRequired" | "passwordShort" | "passwordLong" | "passwordObvious"
>;

/** Minimum number of characters that are not easily guessed. */
const UNGUESSED_MIN = 7;
/** Minimum number of different ones among them. */
const DIFFERENT_MIN = 5;
/** Minimum length of a run such as "1234", "dcba" or "aaaa", which counts as easily guessed. */
const RUN_MIN = 3;
const WORD_MIN = 3;
/** Characters used in place of letters: "P@ssw0rd". */
const DISGUISES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Returns why a new password is refused; undefined when it is accepted.
 * @param own words that are easily guessed for this person: the username
 */
export function passwordProblem(password: string, own: readonly string[] = []): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length === 0) return "passwordRequired";
  if (length < PASSWORD_LIMITS.min) return "passwordShort";
  if (length > PASSWORD_LIMITS.max) return "passwordLong";
  const left = unguessed(fold(password), own.flatMap(partsOf));
  if (left.length < UNGUESSED_MIN || new Set(left).size < DIFFERENT_MIN) return "passwordObvious";
  return undefined;
}

/** Returns the schema of a new password. @param own as of `passwordProblem` */
export function newPassword(own: readonly string[] = []) {
  return z.string().check(
    z.superRefine((password, context) => {
      const problem = passwordProblem(password, own);
      if (problem !== undefined) context.issues.push({ code: "custom", input: password, message: problem, path: [] });
    }),
  );
}

function partsOf(name: string): string[] {
  const folded = fold(name);
  return [folded, ...folded.split(/[^a-z0-9]+/)].filter((part) => part.length >= WORD_MIN);
}

/** Returns the characters that belong to no known word, year or run. */
function unguessed(text: string, own: readonly string[]): string[] {
  const guessed = new Set<number>();
  const strike = (from: number, length: number) => {
    for (let i = from; i < from + length; i++) guessed.add(i);
  };
  const plain = Array.from(text, (sign) => DISGUISES[sign] ?? sign).join("");
  for (const word of [...own, ...OBVIOUS_WORDS]) {
    for (const form of [text, plain]) {
      for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + 1)) strike(at, word.length);
    }
  }
  for (const { 0: year, index } of text.matchAll(/(?:19|20)\d\d/g)) strike(index, year.length);
  for (const [from, length] of runs(text)) strike(from, length);
  return text.split("").filter((_, index) => !guessed.has(index));
}

/** Yields runs: stretches with the same step of -1, 0 or 1 between neighbouring characters. */
function* runs(text: string): Generator<[from: number, length: number]> {
  const step = (at: number) => text.charCodeAt(at) - text.charCodeAt(at - 1);
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    const goes = at < text.length && Math.abs(step(at)) <= 1 && (at - from < 2 || step(at) === step(at - 1));
    if (goes) continue;
    if (at - from >= RUN_MIN) yield [from, at - from];
    from = at < text.length && Math.abs(step(at)) <= 1 ? at - 1 : at;
  }
}
