import { Icon } from "#ui/icon.tsx";
import type { Company } from "#ui/site/company/company.ts";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { contactTexts } from "./texts.ts";
import css from "./urgent-call.module.css";

/** The service phone, for urgent cases. */
export function UrgentCall({ company, text }: { company: Company; text: string }) {
  const { t } = usePage(contactTexts);
  const phone = servicePhone(company)?.number;
  return phone === undefined ? null : (
    <section className={css.urgent} aria-labelledby="urgent">
      <h2 id="urgent">{t("callHeading")}</h2>
      <p className="muted">{text}</p>
      <a href={telephoneUri(phone)}>
        <Icon name="phone" />
        {phone}
      </a>
    </section>
  );
}
