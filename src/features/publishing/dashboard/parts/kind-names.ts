import type { StaffTexts } from "#platform/i18n/texts.ts";
import type { dashboardTexts } from "#ui/dashboard/texts.ts";
import type { ItemKind } from "../../kinds.ts";

/** What the menu calls each kind. */
export function kindNames({ shell }: StaffTexts<typeof dashboardTexts>): Record<ItemKind, string> {
  return { news: shell.news, project: shell.projects, product: shell.products, offer: shell.offers };
}
