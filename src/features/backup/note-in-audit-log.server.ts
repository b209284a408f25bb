import { auditStore } from "#features/audit/storage/audit-store.server.ts";
import { connectDatabase, type DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";

/** Records a backup in the audit log; the site may be running. */
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
