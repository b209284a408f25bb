import type { OfferText } from "#content/offers/offer.ts";
import type { Language } from "#i18n/languages.ts";
import { usePage } from "../page/page-context.tsx";
import css from "./requirements.module.css";

/** The headings of an offer, in their order. */
export const REQUIREMENTS = [
  "educationAndExperience",
  "skills",
  "optionalCertifications",
  "driversLicence",
  "additionalRequirements",
  "offer",
] as const;

/** What an offer asks for and what it gives, under its six headings. */
export function Requirements({ text }: { text: OfferText & { language: Language } }) {
  const { t, langOf } = usePage();
  const lang = langOf(text);
  return (
    <section aria-labelledby="requirements">
      {lang === undefined ? null : <p className={`mono muted ${css.note}`}>{t("site.shownIn")}</p>}
      <h2 className={css.heading} id="requirements">
        {t("careers.requirements")}
      </h2>
      <dl className={css.requirements}>
        {REQUIREMENTS.filter((key) => text[key].length > 0).map((key) => (
          <div key={key}>
            <dt>{t(`careers.${key}`)}</dt>
            <dd lang={lang}>
              <ul>
                {text[key].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
