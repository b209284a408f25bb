import { NO_BREAK_SPACE } from "#platform/i18n/typography.ts";
import { servicePhone, telephoneUri } from "./company/contact-lines.ts";
import { usePage } from "./page-context.tsx";

/** A link that dials the service phone; nothing while no number is known. */
export function ServicePhone() {
  const { company } = usePage();
  const number = company && servicePhone(company)?.number;
  return number === undefined ? null : <a href={telephoneUri(number)}>{number.replaceAll(" ", NO_BREAK_SPACE)}</a>;
}
