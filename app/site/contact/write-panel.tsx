import type { Company } from "#content/company/company.ts";
import { telephoneUri } from "#content/company/contact-lines.ts";
import type { ContactPageText } from "#content/pages/contact.ts";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import css from "./write-panel.module.css";

/** How to reach the company: its e-mail with what belongs into the mail, and the service phone for what cannot wait. */
export function WritePanel({ company, texts }: { company: Company; texts: ContactPageText }) {
  const { t } = usePage();
  const phone = company.phones.at(-1)?.number;
  const mail = `mailto:${company.email}`;
  return (
    <section className={css.panel} aria-labelledby="write">
      <h2 className="label" id="write">
        {texts.heading}
      </h2>
      <a className={css.address} href={mail}>
        {company.email}
      </a>
      <p>{texts.lead}</p>
      <ul>
        {texts.lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <LinkButton variant="primary" href={mail}>
        {t("contact.writeButton")}
      </LinkButton>
      {phone === undefined ? null : (
        <div className={css.urgent}>
          <h3>{t("contact.callHeading")}</h3>
          <p className="muted">{texts.urgent}</p>
          <a className={css.phone} href={telephoneUri(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        </div>
      )}
    </section>
  );
}
