import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { OTHER_CODES } from "#platform/i18n/preferred-language.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { siteTexts } from "#ui/site/texts.ts";
import { useOtherLanguage } from "./other-language.ts";
import css from "./strip.module.css";

/**
 * Shows the offer of the browser's first language that the site has, unless it is the page's or the offer was
 * dismissed. It runs before the first paint of the following content, so that nothing shifts or is covered. React
 * escapes quotes.
 */
export const OFFER_SCRIPT = `try{if(!localStorage.languageOffer)for(let p of navigator.languages){let c=p.slice(0,2),o;${siteCode()}if(c==document.documentElement.lang)break;if(o=document.querySelector(\`[data-offer=\`+c+\`]\`)){o.hidden=!1;break}}}catch{}`;

/** Script that maps the browser's code `c` of a language to the site's, where they differ. */
function siteCode(): string {
  const codes = [...OTHER_CODES].map(([asked, code]) => `${asked}:\`${code}\``);
  return codes.length === 0 ? "" : `c={${codes}}[c]||c;`;
}

/**
 * An offer for each other language, hidden until `OFFER_SCRIPT` finds that the browser prefers it. The page stays the
 * same for all visitors; there is no redirect.
 */
export function LanguageOffers() {
  const { language } = usePage();
  const addressIn = useOtherLanguage();
  const offers = LANGUAGE_CODES.filter((code) => code !== language).map((code) => {
    const t = siteTexts.site(code);
    return (
      <aside key={code} className={css.strip} lang={code} data-offer={code} aria-label={t("nav.language")} hidden>
        <p>
          {t("nav.languageOffer")} <a href={addressIn(code)}>{t("nav.languageOfferAccept")}</a>
        </p>
        <button type="button" aria-label={t("nav.languageOfferDismiss")}>
          <Icon name="close" />
        </button>
      </aside>
    );
  });
  return (
    <>
      {offers}
      <script>{OFFER_SCRIPT}</script>
    </>
  );
}
