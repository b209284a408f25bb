import { fold } from "#platform/i18n/fold.ts";
import { WORDS_MAX } from "#ui/site/query-max.ts";

/** What of an application is searched for. */
interface Searched {
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** All of an application that a search looks through: folded, and its phone number as bare digits too. */
export function foldedApplicant({ reference, firstName, lastName, email, phone }: Searched): string {
  return fold([reference, firstName, lastName, email, phone, digitsOf(phone)].join(" "));
}

const NUMBER = /^[\d\s()+./-]+$/;

/** The folded texts that an application must hold, each of them, to be found; one of the lists is enough. */
export function searchedTexts(q: string): string[][] {
  const words = fold(q)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, WORDS_MAX);
  if (words.length === 0) return [];
  // A phone number is found however it is grouped.
  return NUMBER.test(q) && digitsOf(q) !== "" ? [words, [digitsOf(q)]] : [words];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
