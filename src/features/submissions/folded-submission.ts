import { fold } from "#platform/i18n/fold.ts";
import { WORDS_MAX } from "#ui/site/query-max.ts";
import type { FormFields } from "./fields.ts";
import { linesText } from "./lines.ts";

/** Controls whose values can be searched. */
const SEARCHED: readonly string[] = ["name", "line", "email", "phone", "area", "imo", "vat"];

/** Returns the folded search text of a submission, with phone numbers also as digits only. */
export function foldedSubmission(
  fields: FormFields,
  reference: string,
  values: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(fields).filter((name) => SEARCHED.includes(fields[name]?.control ?? ""));
  const titles = Object.keys(fields).filter((name) => fields[name]?.control === "lines");
  const phones = names.filter((name) => fields[name]?.control === "phone");
  const texts = [...names.map((name) => values[name] ?? ""), ...phones.map((name) => digitsOf(values[name] ?? ""))];
  for (const name of titles) texts.push(linesText(values[name] ?? "", String));
  return fold([reference, ...texts].join(" "));
}

const NUMBER = /^[\d\s()+./-]+$/;

/** Returns alternative lists of folded words; a submission matches when it contains all words of one list. */
export function searchedTexts(fields: FormFields, q: string): string[][] {
  const words = fold(q)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  const hasPhone = Object.values(fields).some(({ control }) => control === "phone");
  // Phone numbers match regardless of how the digits are grouped.
  return hasPhone && NUMBER.test(q) && digitsOf(q) !== "" ? [words, [digitsOf(q)]] : [words];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
