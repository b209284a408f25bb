import { Link } from "react-router";
import { hasPersonName } from "#features/accounts/account-fields.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";

/** Tells an account without a name that only the company signs its answers. */
export function SignatureNote() {
  const t = useInboxTexts();
  const { actor } = useStaff();
  if (actor === undefined || hasPersonName(actor)) return null;
  return (
    <p className={`muted ${css.lead}`}>
      {t.signedByCompany} <Link to="/dashboard/account">{t.enterName}</Link>
    </p>
  );
}
