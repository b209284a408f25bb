import { fold } from "#platform/i18n/fold.ts";
import { WORDS_MAX } from "#ui/site/query-max.ts";
import type { FormFields } from "./fields.ts";

/** Controls whose texts a search looks through. */
const SEARCHED: readonly string[] = ["name", "line", "email", "phone", "area"];

/** All of a submission that a search looks through: folded, and its phone numbers as bare digits too. */
export function foldedSubmission(
  fields: FormFields,
  reference: string,
  values: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(fields).filter((name) => SEARCHED.includes(fields[name]?.control ?? ""));
  const phones = names.filter((name) => fields[name]?.control === "phone");
  const texts = [...names.map((name) => values[name] ?? ""), ...phones.map((name) => digitsOf(values[name] ?? ""))];
  return fold([reference, ...texts].join(" "));
}

const NUMBER = /^[\d\s()+./-]+$/;

/** The folded texts that a submission must contain, each of them, to be found; one of the lists is enough. */
export function searchedTexts(fields: FormFields, q: string): string[][] {
  const words = fold(q)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const hasPhone = Object.values(fields).some(({ control }) => control === "phone");
  // A phone number is found however it is grouped.
  return hasPhone && NUMBER.test(q) && digitsOf(q) !== "" ? [words, [digitsOf(q)]] : [words];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
