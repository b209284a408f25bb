import { expect, test } from "vitest";
import { type LedgerEntry, replayErasures } from "#features/backup/erasure-ledger.server.ts";
import { removeErasedFiles } from "#features/submissions/erased-files.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { PersonSite } from "./person-site.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

/** Erasing again what a restored database has again. */
export function replayContract(opened: () => PersonSite): void {
  test("what a restored database has again is erased again, with all that belongs to it", async () => {
    const site = opened();
    const message = await site.message({});
    const { reference, key } = await site.application({});
    const stays = await site.message({ email: "ben@example.com" });
    await site.note(message, "Call back");
    await site.note(reference, "Good");
    const entries: LedgerEntry[] = [
      { kind: "message", reference: message, reason: "retention", erasedAt: 1 },
      { kind: "application", reference, reason: "sender", erasedAt: 2 },
      { kind: "application", reference, reason: "sender", erasedAt: 2 },
      { kind: "message", reference: "M-GONE-GONE", reason: "request", erasedAt: 3 },
    ];
    expect(await replayErasures(site.storage, entries, NOW)).toBe(2);
    expect(await site.tablesWith("anna@example.com")).toEqual([]);
    for (const table of ["submission_files", "submission_notes", "submission_ratings"] as const) {
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await site.storage.submissions.filesToRemove()).toEqual([key]);
    const traces = async () =>
      site.db
        .selectFrom("erasures")
        .select(["kind", "reference", "reason", "erased_at"])
        .orderBy("erased_at")
        .execute();
    const all = entries.toSpliced(2, 1).map(({ erasedAt, ...rest }) => ({ ...rest, erased_at: erasedAt }));
    expect(await traces()).toEqual(all);
    expect(await replayErasures(site.storage, entries, NOW)).toBe(0);
    expect(await traces()).toEqual(all);
    expect(await site.db.selectFrom("submissions").select("reference").execute()).toEqual([{ reference: stays }]);
    await removeErasedFiles({ ...site, log: createLog("silent") });
    await expect(site.files.open(key)).rejects.toMatchObject({ id: "not-found" });
  });
}
