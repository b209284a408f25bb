import { LANGUAGE_CODES } from "#i18n/languages.ts";
import { samePage } from "#i18n/localized-urls.ts";
import { textsIn } from "#i18n/texts.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import css from "./language-offers.module.css";

/**
 * An offer for each other language, hidden until the site's small script finds that the browser prefers it.
 * The page stays the same for all visitors; nobody is redirected.
 */
export function LanguageOffers() {
  const { language, path } = usePage();
  return LANGUAGE_CODES.filter((code) => code !== language).map((code) => {
    const t = textsIn(code);
    return (
      <aside key={code} className={css.offer} lang={code} data-offer={code} aria-label={t("nav.language")} hidden>
        <p>
          {t("nav.languageOffer")} <a href={samePage(path, code)}>{t("nav.languageOfferAccept")}</a>
        </p>
        <button type="button" aria-label={t("nav.languageOfferDismiss")}>
          <Icon name="close" />
        </button>
      </aside>
    );
  });
}
