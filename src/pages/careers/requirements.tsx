import type { OfferEntry } from "#collections/offers/offers.ts";
import { usePage } from "#ui/site/page-context.tsx";
import type { CareersText } from "./careers.ts";
import css from "./requirements.module.css";

/** The sections of an offer, in order. */
export const REQUIREMENTS = [
  "educationAndExperience",
  "skills",
  "optionalCertifications",
  "driversLicence",
  "additionalRequirements",
  "offer",
] as const;

/** Shows the requirements and benefits of an offer in six sections; empty sections are left out. */
export function Requirements({ text, words }: Pick<OfferEntry, "text"> & { words: CareersText }) {
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
          <div key={key} className={key === "offer" ? css.offer : undefined}>
            <dt>{words[key]}</dt>
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
