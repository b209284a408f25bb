import { Link } from "react-router";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { auditTexts } from "../texts.ts";
import css from "./empty-audit.module.css";

/** Explains why no entries are shown, with a link. @param paged whether a page of older entries was requested */
export function EmptyAudit({ filtered, paged }: { filtered: boolean; paged: boolean }) {
  const { audit } = useTexts(auditTexts);
  const words = paged ? audit.emptyOlder : filtered ? audit.emptyFiltered : audit.empty;
  return (
    <div className={css.empty}>
      <p className="lead">{words}</p>
      {filtered || paged ? <Link to="?">{audit.showAll}</Link> : null}
    </div>
  );
}
