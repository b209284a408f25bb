import { readWholePage } from "#features/publishing/read-page.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Services, Storage } from "#platform/services.server.ts";
import { textValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import { type Identity, NO_IDENTITY } from "#ui/site/identity.ts";
import { identityOf, identityPage } from "./identity/identity.ts";

/** Returns a reader of the site's identity that serves what is last known, so that no page fails for it. */
export function rememberIdentity(
  storage: Pick<Storage, "collection">,
  { company, figures, retention }: Pick<Services, "company" | "figures" | "retention">,
): Services["identity"] {
  const last = new Map<Language, Identity>();
  return async (language, life) => {
    try {
      const record = await company(life);
      const page = await readWholePage(storage, identityPage, language);
      if (record === undefined) return NO_IDENTITY;
      const { values: figureValues } = await figures(language, life);
      const values = textValues(record, figureValues, await retention(life), language);
      last.set(
        language,
        identityOf(page, (texts) => withFigures(texts, values, language)),
      );
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last.get(language) ?? NO_IDENTITY;
  };
}
