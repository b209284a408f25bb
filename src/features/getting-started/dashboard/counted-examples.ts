import type { ShownCollection } from "#features/publishing/dashboard/collections.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { listText } from "#ui/amounts.ts";
import type { RemovedExamples } from "../getting-started.ts";
import type { gettingStartedTexts } from "../texts.ts";

/** Formats counts: "3 news items, 1 project and 2 social links of the example"; empty when there are none. */
export function countedExamples(
  { items, links }: RemovedExamples,
  collections: readonly ShownCollection[],
  { gettingStarted }: StaffTexts<typeof gettingStartedTexts>,
  language: Language,
): string {
  const counts = collections.map(({ name, words }) => [words.counted, items[name] ?? 0] as const);
  const all = [...counts, [gettingStarted.examples.links, links] as const].filter(([, count]) => count > 0);
  return listText(
    all.map(([forms, count]) => fill(plural(language, forms, count), { count })),
    language,
  );
}
