import { data } from "react-router";
import type { ItemKind } from "#content/publishing/kinds.ts";
import type { Language } from "#i18n/languages.ts";
import { textsIn } from "#i18n/texts.ts";
import type { Services } from "#server/services.ts";

/**
 * Says that there is no such item: 410 in its own words for one that was public once, 404 for all others.
 * @param id undefined for an address that names none
 * @param notFound the text of the 404 page
 * @throws always
 */
export async function throwAbsent(
  { publishing }: Pick<Services, "publishing">,
  kind: ItemKind,
  id: number | undefined,
  language: Language,
  notFound: string,
): Promise<never> {
  if (id !== undefined && (await publishing.gone(kind, id)))
    throw data(textsIn(language)(`gone.${kind}`), { status: 410 });
  throw data(notFound, { status: 404 });
}
