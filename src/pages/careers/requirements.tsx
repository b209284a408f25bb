import type { OfferEntry } from "#collections/offers/offers.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import type { CareersText } from "./careers.ts";
import css from "./requirements.module.css";

/** The requirements of an offer, in order. */
export const REQUIREMENTS = [
  "educationAndExperience",
  "skills",
  "driversLicence",
  "optionalCertifications",
  "additionalRequirements",
] as const;

type SectionProps = Pick<OfferEntry, "text"> & { words: CareersText };

/** Shows the requirements of an offer in five groups; empty ones are left out. */
export function Requirements({ text, words }: SectionProps) {
  const { t, langOf } = usePage();
  const lang = langOf(text);
  const note = lang === undefined ? null : <p className={`mono muted ${css.note}`}>{t("site.shownIn")}</p>;
  const headings = REQUIREMENTS.filter((key) => text[key].length > 0);
  if (headings.length === 0) return note;
  return (
    <section aria-labelledby="requirements">
      {note}
      <h2 className={css.heading} id="requirements">
        {words.requirements}
      </h2>
      <dl className={css.requirements}>
        {headings.map((key) => (
          <div key={key}>
            <dt>{words[key]}</dt>
            <dd>
              <Lines lines={text[key]} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows what the company offers; nothing where the offer does not say so. */
export function Benefits({ text, words }: SectionProps) {
  const { langOf } = usePage();
  if (text.offer.length === 0) return null;
  return (
    <section className={css.benefits} aria-labelledby="benefits">
      <h2 className={css.heading} id="benefits">
        {words.offer}
      </h2>
      <Lines lines={text.offer} lang={langOf(text)} />
    </section>
  );
}

function Lines({ lines, lang }: { lines: readonly string[]; lang?: Language | undefined }) {
  return (
    <ul className={css.lines} lang={lang}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
