import type { ItemKind } from "#content/publishing/kinds.ts";
import type { DashboardTexts } from "#i18n/dashboard/en.ts";

/** What the menu calls each kind. */
export function kindNames({ shell }: DashboardTexts): Record<ItemKind, string> {
  return { news: shell.news, project: shell.projects, product: shell.products, offer: shell.offers };
}
