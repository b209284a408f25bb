import { auditStore } from "#features/audit/storage/audit-store.server.ts";
import { connectDatabase, type DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";

/** Notes a backup that was made in the site's log of who did what, beside a running site. */
export async function noteInAuditLog(
  location: DatabaseLocation,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  const db = connectDatabase(location, createLog("silent"));
  try {
    await auditStore(db).append(Date.now(), undefined, "backup-made", { details });
  } finally {
    await db.destroy();
  }
}
