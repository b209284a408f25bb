import * as z from "zod/mini";
import { versionedRecord } from "#features/publishing/storage/versioned-record.server.ts";
import { stateRow } from "#features/settings/storage/settings-store.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { type BackupRun, DEFAULT_SCHEDULE, runSchema, scheduleSchema } from "./backup-runs.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    backups: ReturnType<typeof backupsStore>;
  }
}

/** Keys of `site_state`. A restore removes them: they describe the site that was saved. */
export const RUN_KEYS = { backup: "backup-run", check: "backup-check" } as const;

const noRun: { run?: BackupRun } = {};

/** Returns the store of the last backup by the site, of the last check, and of the schedule. */
export function backupsStore(db: Database) {
  const runOf = (key: string) =>
    versionedRecord(db, {
      place: stateRow(key),
      schema: z.object({ run: z.optional(runSchema) }),
      initial: noRun,
      public: false,
    });
  const runs = { backup: runOf(RUN_KEYS.backup), check: runOf(RUN_KEYS.check) };
  return {
    schedule: versionedRecord(db, {
      place: stateRow("backup-schedule"),
      schema: scheduleSchema,
      initial: DEFAULT_SCHEDULE,
      public: false,
    }),
    /** Returns the last run of a kind; undefined before the first. */
    lastRun: async (kind: keyof typeof runs): Promise<BackupRun | undefined> => (await runs[kind].read()).value.run,
    noteRun: (kind: keyof typeof runs, run: BackupRun): Promise<void> => runs[kind].save({ run }),
  };
}
