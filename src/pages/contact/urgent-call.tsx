import { Icon } from "#ui/icon.tsx";
import type { Company } from "#ui/site/company/company.ts";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import css from "./urgent-call.module.css";

/** The service phone, for urgent cases. */
export function UrgentCall({ company, heading, text }: { company: Company; heading: string; text: string }) {
  const phone = servicePhone(company)?.number;
  return phone === undefined ? null : (
    <section className={css.urgent} aria-labelledby="urgent">
      <h2 id="urgent">{heading}</h2>
      <p className="muted">{text}</p>
      <a href={telephoneUri(phone)}>
        <Icon name="phone" />
        {phone}
      </a>
    </section>
  );
}
