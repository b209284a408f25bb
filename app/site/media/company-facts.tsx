import type { MediaPageText } from "#content/pages/media.ts";
import { usePage } from "../page/page-context.tsx";
import facts from "../page/side-facts.module.css";
import css from "./company-facts.module.css";

const FIGURES = ["founded", "services", "unitsRepaired", "countries", "vessels", "students"] as const;

/** The company's figures and data as its record has them, to be quoted. */
export function CompanyFacts({ captions }: { captions: MediaPageText["facts"]["captions"] }) {
  const { t, language, company } = usePage();
  if (company === undefined) return null;
  const { statistics, address } = company;
  return (
    <dl className={`${facts.facts} ${css.facts}`}>
      {FIGURES.map((key) => (
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
          {address.street}
          <br />
          {address.postalCode} {address.city}, {address.country[language]}
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
