import { z } from "zod";
import { newMail, newReference } from "#features/submissions/storage/new-submission.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { type HealthReport, NOTHING_NOTICED, type NoticedConcerns } from "../noticed.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    noticedConcerns: ReturnType<typeof noticedStore>;
  }
}

/** The row of `site_state` that all processes share. */
const KEY = "noticed-concerns";

const schema = z.object({
  concerns: z.record(z.string(), z.object({ since: z.number(), until: z.number(), notified: z.boolean() })),
  mailedAt: z.number(),
});

/** Stores the problems that were noticed, and adds the mails about them to the outbox. */
export function noticedStore(db: Database) {
  return {
    /**
     * Changes what is stored, in one transaction with the mail that is due.
     * @returns whether a mail was added; not when another process has changed it meanwhile
     */
    change(
      next: (before: NoticedConcerns) => { after: NoticedConcerns; report: HealthReport | undefined },
      { language, mailHost, now }: { language: Language; mailHost: string; now: number },
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("site_state")
          .select("value")
          .where("key", "=", KEY)
          .executeTakeFirst();
        const { after, report } = next(read(row?.value));
        const value = JSON.stringify(after);
        if (value === (row?.value ?? JSON.stringify(NOTHING_NOTICED))) return false;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("site_state")
          .values({ key: KEY, value })
          .onConflict((conflict) =>
            conflict
              .column("key")
              .doUpdateSet({ value })
              .where("site_state.value", "=", row?.value ?? ""),
          )
          .executeTakeFirst();
        if (report === undefined || (numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
        const mail = newMail("health-notice", { language, receivedAt: now, mailHost }, newReference("S"));
        await transaction
          .insertInto("outbox")
          .values({ ...mail, content: JSON.stringify(report) })
          .execute();
        return true;
      });
    },

    /** Forgets what was noticed. */
    async clear(): Promise<void> {
      await db.deleteFrom("site_state").where("key", "=", KEY).execute();
    },
  };
}

/** A damaged row counts as none: what lasts is noticed again. */
function read(text: string | undefined): NoticedConcerns {
  if (text === undefined) return NOTHING_NOTICED;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return NOTHING_NOTICED;
  }
}
