import { createLog } from "../log.ts";
import { auditStore } from "../storage/audit/audit-store.ts";
import { connectDatabase, type DatabaseLocation } from "../storage/open-database.ts";

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
