import { Icon } from "#ui/icon.tsx";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./urgent-call.module.css";

interface UrgentCallProps {
  heading: string;
  text: string;
  /** Who answers at night; may be empty. */
  night: string;
}

/** The service phone, for urgent cases. */
export function UrgentCall({ heading, text, night }: UrgentCallProps) {
  const { company } = usePage();
  const phone = company && servicePhone(company)?.number;
  return phone === undefined ? null : (
    <section className={css.urgent} aria-labelledby="urgent">
      <h2 id="urgent">{heading}</h2>
      <p className="muted">{text}</p>
      <a href={telephoneUri(phone)}>
        <Icon name="phone" />
        {phone}
      </a>
      {night === "" ? null : <p className="muted">{night}</p>}
    </section>
  );
}
