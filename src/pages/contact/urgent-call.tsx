import { Icon } from "#ui/icon.tsx";
import { servicePhone, telephoneUri } from "#ui/site/company/contact-lines.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { SideNote } from "#ui/site/side-note.tsx";
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
    <SideNote heading={heading}>
      <p className="muted">{text}</p>
      <a className={css.phone} href={telephoneUri(phone)}>
        <Icon name="phone" />
        {phone}
      </a>
      {night === "" ? null : <p className="muted">{night}</p>}
    </SideNote>
  );
}
