import { telephoneUri } from "#ui/site/company/contact-lines.ts";
import { unitAfter } from "#ui/site/figures.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PostalAddress } from "#ui/site/postal-address.tsx";
import facts from "#ui/site/side-facts.module.css";
import css from "./company-facts.module.css";
import { mediaTexts } from "./texts.ts";

/** The company's figures, and its data from its record, for quotation. */
export function CompanyFacts() {
  const { t, language, langOf, company, figures } = usePage(mediaTexts);
  return (
    <dl className={`${facts.facts} ${css.facts}`}>
      {figures.shown.map(({ id, value, unit = "", ...figure }) => (
        <div key={id}>
          <dt lang={langOf(figure)}>
            {figure.label}
            <ForeignMark text={figure} />
          </dt>
          <dd className={css.figure}>
            {unit === "+" ? t("statistics.over", { count: value }) : `${value}${unitAfter(unit, language)}`}
          </dd>
        </div>
      ))}
      {company === undefined ? null : (
        <>
          <div>
            <dt>{t("name")}</dt>
            <dd>{company.name}</dd>
          </div>
          <div>
            <dt>{t("labels.owner")}</dt>
            <dd>{company.owner}</dd>
          </div>
          <div>
            <dt>{t("labels.address")}</dt>
            <dd>
              <PostalAddress />
            </dd>
          </div>
          <div>
            <dt>{t("labels.taxNumber")}</dt>
            <dd>{company.taxNumber}</dd>
          </div>
          <div>
            <dt>{t("labels.phone")}</dt>
            <dd>
              {company.phones.slice(0, 1).map(({ number }) => (
                <a key={number} href={telephoneUri(number)}>
                  {number}
                </a>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t("labels.email")}</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
