import { PaginationLinks } from "#ui/dashboard/pages.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { type AuditPlace, type AuditQuery, auditSearch } from "../audit-query.ts";
import { auditTexts } from "../texts.ts";

interface AuditPagesProps {
  query: AuditQuery;
  encrypted: string;
  /** Address of the next page; undefined on the last one. */
  older: AuditPlace | undefined;
}

/** Links to the newest and to older entries; renders nothing when all are shown. */
export function AuditPages({ query, encrypted, older }: AuditPagesProps) {
  const { audit } = useTexts(auditTexts);
  if (query.before === undefined && older === undefined) return null;
  const to = (before: AuditPlace | undefined) => auditSearch({ ...query, before }, encrypted);
  return (
    <PaginationLinks
      label={audit.pages}
      back={query.before === undefined ? undefined : { to: to(undefined), rel: "first", words: audit.newest }}
      on={older === undefined ? undefined : { to: to(older), rel: "next", words: audit.older }}
    />
  );
}
