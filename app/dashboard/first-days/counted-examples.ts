import type { RemovedExamples } from "#content/house/first-days.ts";
import { ITEM_KINDS } from "#content/publishing/kinds.ts";
import type { DashboardTexts } from "#i18n/dashboard/en.ts";
import { plural } from "#i18n/dashboard/plural.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { Language } from "#i18n/languages.ts";
import { listText } from "../parts/amounts.ts";

/** How many there are of each: "3 news items, 1 project and 2 social links of the example". Empty when there is none. */
export function countedExamples(
  { items, links }: RemovedExamples,
  { transfer, firstDays }: DashboardTexts,
  language: Language,
): string {
  const counts = ITEM_KINDS.map((kind) => [transfer.kinds[kind], items[kind]] as const);
  const all = [...counts, [firstDays.examples.links, links] as const].filter(([, count]) => count > 0);
  return listText(
    all.map(([forms, count]) => fill(plural(language, forms, count), { count })),
    language,
  );
}
