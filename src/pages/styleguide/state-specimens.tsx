import { newsTexts } from "#collections/news/texts.ts";
import { errorTexts } from "#pages/errors/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { FooterEdge } from "#ui/site/footer-edge.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import { siteTexts } from "#ui/site/texts.ts";
import css from "./guide.module.css";
import { Specimen } from "./specimen.tsx";

/** Loading and error states, the language offer, and the end of the page. */
export function StateSpecimens() {
  const { t, href, versioned, language } = usePage(errorTexts);
  const words = errorTexts.page(language);
  return (
    <>
      <Specimen name="Loader" file="public/drawings/loader.svg" note="Still when motion is not wanted.">
        <img src={versioned("/drawings/loader.svg")} alt="Loading" width={112} height={64} />
      </Specimen>
      <Specimen
        name="ErrorScreen"
        file="src/pages/errors/error-screen.tsx"
        note="The open switch, with the only h1 of its page. The two of 404 are linked; the others come when something fails."
      >
        <SideFacts
          facts={[
            {
              label: t("status", { status: 404 }),
              value: <a href={href("/not-an-address")}>{words.title}</a>,
            },
            {
              label: "404, its own text",
              value: <a href={href("/news/999999")}>{newsTexts.page(language).notFound}</a>,
            },
            {
              label: t("status", { status: 500 }),
              value: `${words.unexpectedTitle} ${words.unexpectedLead} ${t("logId", { id: "k3v9q2" })}`,
            },
            {
              label: t("status", { status: 503 }),
              value: `${words.unexpectedTitle} ${t("unavailableLead")}`,
            },
          ]}
        />
      </Specimen>
      <Specimen
        name="LanguageOffers"
        file="src/shells/site/language-offers.tsx"
        note="At the lower right, when the browser prefers another language of the site; once declined, never again."
      >
        <ul className={css.offers}>
          {LANGUAGE_CODES.map((code) => (
            <li key={code} lang={code}>
              {siteTexts.site(code)("nav.languageOffer")} <u>{siteTexts.site(code)("nav.languageOfferAccept")}</u>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="FooterEdge"
        file="src/ui/site/footer-edge.tsx"
        note="Lies over the end of the last section; here over mist, at the end of this page over paper."
        layout="bleed"
      >
        <div className={css.lastSection} />
        <FooterEdge />
        <div className={`deep ${css.depth}`} />
      </Specimen>
    </>
  );
}
