import type { DashboardTexts } from "#ui/dashboard/texts/en.ts";
import type { ItemKind } from "../../kinds.ts";

/** What the menu calls each kind. */
export function kindNames({ shell }: DashboardTexts): Record<ItemKind, string> {
  return { news: shell.news, project: shell.projects, product: shell.products, offer: shell.offers };
}
