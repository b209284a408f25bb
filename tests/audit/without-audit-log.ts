import type { Database } from "#platform/database/open-database.server.ts";

/** Runs `work` while audit entries cannot be written: a column has another name meanwhile. */
export async function withoutAuditLog<Result>({ schema }: Database, work: () => Promise<Result>): Promise<Result> {
  await schema.alterTable("audit_log").renameColumn("action", "action_away").execute();
  try {
    return await work();
  } finally {
    await schema.alterTable("audit_log").renameColumn("action_away", "action").execute();
  }
}
