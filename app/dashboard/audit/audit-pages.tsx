import { Link } from "react-router";
import { type AuditPlace, type AuditQuery, auditSearch } from "#content/audit/audit-query.ts";
import { Icon } from "#ui/icon.tsx";
import pages from "../items/list/pages.module.css";
import { useTexts } from "../layout/staff-context.tsx";

interface AuditPagesProps {
  query: AuditQuery;
  sealed: string;
  /** Where the next page begins; undefined on the last one. */
  older: AuditPlace | undefined;
}

/** To the newest entries and to older ones; nothing where all of them are shown. */
export function AuditPages({ query, sealed, older }: AuditPagesProps) {
  const { audit } = useTexts();
  if (query.before === undefined && older === undefined) return null;
  const to = (before: AuditPlace | undefined) => auditSearch({ ...query, before }, sealed);
  return (
    <nav className={pages.pages} aria-label={audit.pages}>
      {query.before === undefined ? (
        <span />
      ) : (
        <Link to={to(undefined)} rel="first">
          <Icon name="left" />
          {audit.newest}
        </Link>
      )}
      <span />
      {older === undefined ? (
        <span />
      ) : (
        <Link to={to(older)} rel="next">
          {audit.older}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
