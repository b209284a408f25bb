import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { Rating } from "../rating.ts";
import { useInboxTexts } from "./inbox-form.tsx";

/** Formats the average of stars with one decimal: "4.3". */
export function averageText({ average }: Rating, language: Language): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(LANGUAGES[language].locale, one).format(average);
}

/** Shows the average rating and the number of raters. */
export function RatingWords({ rating }: { rating: Rating | undefined }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  if (rating === undefined) return t.notRated;
  const stars = fill(t.stars, { average: averageText(rating, language) });
  return `${stars}, ${fill(plural(language, t.raters, rating.count), { count: rating.count })}`;
}
