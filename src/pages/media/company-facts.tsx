import { STATISTICS } from "#ui/site/company/company.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PostalAddress } from "#ui/site/postal-address.tsx";
import facts from "#ui/site/side-facts.module.css";
import css from "./company-facts.module.css";
import type { MediaText } from "./media.ts";
import { mediaTexts } from "./texts.ts";

/** The company's figures and data from its record, for quotation. */
export function CompanyFacts({ captions }: { captions: MediaText }) {
  const { t, company } = usePage(mediaTexts);
  if (company === undefined) return null;
  const { statistics } = company;
  return (
    <dl className={`${facts.facts} ${css.facts}`}>
      {STATISTICS.map((key) => (
        <div key={key}>
          <dt>{captions[key]}</dt>
          <dd className={css.figure}>
            {key === "founded" ? statistics[key] : t("statistics.over", { count: statistics[key] })}
          </dd>
        </div>
      ))}
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
        <dd>{company.phones[0]?.number}</dd>
      </div>
      <div>
        <dt>{t("labels.email")}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
    </dl>
  );
}
