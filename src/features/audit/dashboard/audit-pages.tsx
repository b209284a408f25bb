import { PageWays } from "#ui/dashboard/pages.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { type AuditPlace, type AuditQuery, auditSearch } from "../audit-query.ts";
import { auditTexts } from "../texts.ts";

interface AuditPagesProps {
  query: AuditQuery;
  encrypted: string;
  /** Where the next page begins; undefined on the last one. */
  older: AuditPlace | undefined;
}

/** To the newest entries and to older ones; nothing where all of them are shown. */
export function AuditPages({ query, encrypted, older }: AuditPagesProps) {
  const { audit } = useTexts(auditTexts);
  if (query.before === undefined && older === undefined) return null;
  const to = (before: AuditPlace | undefined) => auditSearch({ ...query, before }, encrypted);
  return (
    <PageWays
      label={audit.pages}
      back={query.before === undefined ? undefined : { to: to(undefined), rel: "first", words: audit.newest }}
      on={older === undefined ? undefined : { to: to(older), rel: "next", words: audit.older }}
    />
  );
}
