import { STATISTICS } from "#content/company/company.ts";
import type { MediaPageText } from "#content/pages/media.ts";
import { usePage } from "../page/page-context.tsx";
import { PostalAddress } from "../page/postal-address.tsx";
import facts from "../page/side-facts.module.css";
import css from "./company-facts.module.css";

/** The company's figures and data as its record has them, to be quoted. */
export function CompanyFacts({ captions }: { captions: MediaPageText["facts"]["captions"] }) {
  const { t, company } = usePage();
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
        <dt>{t("media.name")}</dt>
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
