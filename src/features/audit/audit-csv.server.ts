import { CSV_START, csvLine } from "#features/transfer/csv.ts";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import type { Storage } from "#platform/services.server.ts";
import type { AuditEntry } from "./audit.server.ts";
import type { AuditSearch } from "./audit-query.ts";

/** Maximum number of entries in memory. */
const BATCH = 500;

const COLUMNS = ["time", "time_utc", "person", "address", "action", "subject_kind", "subject", "details"];

/** Writes all entries of a query as lines of a CSV file, newest first; memory holds one batch. */
export async function* auditCsv(
  store: Pick<Storage["audit"], "search">,
  query: AuditSearch,
): AsyncGenerator<string, void, undefined> {
  yield CSV_START + csvLine(COLUMNS);
  for (let place = query.before; ; ) {
    const entries = await store.search({ ...query, before: place }, BATCH);
    const last = entries.at(-1);
    if (last === undefined) return;
    yield entries.map(lineOf).join("");
    if (entries.length < BATCH) return;
    place = last;
  }
}

function lineOf({ at, actor, address, action, subject, details }: AuditEntry): string {
  const detailTexts = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  const time = localTimeOf(at).replace("T", " ");
  const about = [subject?.kind ?? "", subject?.name ?? "", detailTexts.join("; ")];
  return csvLine([time, new Date(at).toISOString(), actor, address ?? "", action, ...about]);
}
