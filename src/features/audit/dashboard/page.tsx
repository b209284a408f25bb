import { redirect, useNavigation } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { auditSearch, isFiltered, readAuditQuery } from "../audit-query.ts";
import { auditTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { AuditDownload } from "./audit-download.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditPages } from "./audit-pages.tsx";
import { AuditTable } from "./audit-table.tsx";
import { EmptyAudit } from "./empty-audit.tsx";
import css from "./page.module.css";

/** Loads a page of the audit log, newest first, for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, audit, storage, searchParams } = await staffContext(args, "admin");
  const encrypted = searchParams.get("sealed") ?? "";
  const words = audit.decryptWords(actor, encrypted);
  const query = { ...readAuditQuery(searchParams, audit.choices), ...words };
  const [page, { auditMonths }] = await Promise.all([audit.list(actor, query), storage.settings.retention()]);
  const shown = words.subject === "" && words.address === "" ? "" : encrypted;
  return { query, choices: audit.choices, encrypted: shown, page, months: auditMonths };
}

/** Redirects to the URL of the submitted filters, which contains no names. */
export async function action(args: Route.ActionArgs) {
  const { actor, audit } = await staffContext(args, "admin");
  const fields = await readFields(args.request);
  const query = readAuditQuery(new Map(Object.entries(fields)), audit.choices);
  return redirect(`/dashboard/audit${auditSearch(query, audit.encryptWords(actor, query))}`, 303);
}

export default function AuditPage({ loaderData: { query, choices, encrypted, page, months } }: Route.ComponentProps) {
  const { texts, language } = useStaff(auditTexts);
  const { audit } = texts;
  const waiting = useNavigation().state !== "idle";
  const { entries, people, paths, hasOlder } = page;
  const last = entries.at(-1);
  const older = hasOlder && last !== undefined ? { at: last.at, id: last.id } : undefined;
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={audit.title}>
        <AuditDownload query={query} />
      </PageHead>
      <p className={`muted ${css.lead}`}>{fill(plural(language, audit.lead, months), { months })}</p>
      <AuditFilters query={query} choices={choices} people={people} />
      <div className={waiting ? css.waiting : undefined} aria-busy={waiting}>
        {entries.length === 0 ? (
          <EmptyAudit filtered={isFiltered(query)} paged={query.before !== undefined} />
        ) : (
          <AuditTable entries={entries} paths={paths} />
        )}
      </div>
      <AuditPages query={query} encrypted={encrypted} older={older} />
    </div>
  );
}
