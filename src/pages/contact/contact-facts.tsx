import { textIn } from "#platform/i18n/languages.ts";
import type { Company } from "#ui/site/company/company.ts";
import { telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PostalAddress } from "#ui/site/postal-address.tsx";
import { SideFacts } from "#ui/site/side-facts.tsx";
import { SocialLinks } from "#ui/site/social-links.tsx";
import css from "./contact-facts.module.css";

/** The company's phones, e-mail, postal address, tax number, owner and social links. */
export function ContactFacts({ company, followUs }: { company: Company; followUs: string }) {
  const { t, language } = usePage();
  const { phones, email, taxNumber, owner, social } = company;
  return (
    <div className={css.facts}>
      <SideFacts
        facts={[
          {
            label: t("labels.phone"),
            value: phones.map(({ number, label }) => {
              const shown = textIn(label, language);
              return (
                <p key={number}>
                  <a href={telephoneUri(number)}>{number}</a>{" "}
                  <span className="muted" lang={shown.language === language ? undefined : shown.language}>
                    {shown.text}
                  </span>
                </p>
              );
            }),
          },
          { label: t("labels.email"), value: <a href={`mailto:${email}`}>{email}</a> },
          {
            label: t("labels.address"),
            value: (
              <address>
                <PostalAddress />
              </address>
            ),
          },
          { label: t("labels.taxNumber"), value: taxNumber },
          { label: t("labels.owner"), value: owner },
          {
            label: followUs,
            value: social.length === 0 ? undefined : <SocialLinks />,
          },
        ]}
      />
    </div>
  );
}
