import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { type AuditQuery, auditFields } from "../audit-query.ts";
import { auditTexts } from "../texts.ts";
import css from "./audit-download.module.css";

/** Form that downloads all entries matching the filters as a file. */
export function AuditDownload({ query }: { query: AuditQuery }) {
  const { audit } = useTexts(auditTexts);
  return (
    // Not the router's form: the browser saves the response as a file.
    <form method="post" action="/dashboard/audit/entries.csv" className={css.form}>
      {auditFields({ ...query, before: undefined }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass("medium")}>
        <Icon name="download" />
        {audit.download}
      </button>
    </form>
  );
}
