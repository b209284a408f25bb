import { Fragment, type ReactNode } from "react";
import { linesOf } from "#features/publishing/fields.ts";
import type { Company } from "#ui/site/company/company.ts";
import { telephoneUri } from "#ui/site/company/contact-lines.ts";
import { taxIdentity } from "#ui/site/company/tax-number.ts";
import { DocumentPage } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PostalAddress } from "#ui/site/postal-address.tsx";
import type { ImprintText } from "./imprint.ts";
import css from "./imprint-body.module.css";
import { imprintTexts } from "./texts.ts";

/** The page between header and footer: the company's legal identity, without facts that have not been entered. */
export function ImprintBody({ text, company }: { text: ImprintText; company: Company }) {
  const { t, withFigures } = usePage(imprintTexts);
  const texts = withFigures(text);
  const { legal, name, owner, taxNumber, phones, email } = company;
  const { vatID = "" } = taxIdentity(company);
  const vatId = legal.vatId || vatID;
  const sections = [
    {
      id: "company",
      heading: texts.companyHeading,
      paragraphs: linesOf(texts.companyText),
      children: (
        <Facts
          of={[
            [t("facts.name"), legal.legalName || name],
            [t("facts.legalForm"), legal.legalForm],
            [t("facts.shareCapital"), legal.shareCapital],
            [t("labels.owner"), owner],
            [t("facts.representatives"), legal.representatives],
            [t("labels.address"), <PostalAddress key="address" />],
            [t("facts.register"), legal.register],
            [t("facts.registerNumber"), legal.registerNumber],
            [t("labels.taxNumber"), compact(taxNumber) === compact(vatId) ? "" : taxNumber],
            [t("facts.vatId"), vatId],
          ]}
        />
      ),
    },
    {
      id: "contact",
      heading: texts.contactHeading,
      paragraphs: linesOf(texts.contactText),
      children: (
        <Facts
          of={[
            [
              t("labels.email"),
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            [
              t("labels.phone"),
              phones.map(({ number }) => (
                <a key={number} href={telephoneUri(number)}>
                  {number}
                </a>
              )),
            ],
          ]}
        />
      ),
    },
  ];
  return <DocumentPage title={texts.title} lead={texts.lead} sections={sections} />;
}

const compact = (number: string): string => number.replace(/[\s.-]/g, "");

/** Facts with their labels; those that are empty are left out. */
function Facts({ of }: { of: readonly (readonly [label: string, fact: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {of.map(([label, fact]) =>
        fact === "" ? null : (
          <Fragment key={label}>
            <dt className="label">{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
