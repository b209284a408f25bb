import { Readable } from "node:stream";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { FILE_ENDINGS } from "#features/submissions/fields.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import type { StoredFile } from "#features/submissions/storage/submission-rows.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { PlacedFile, SubmissionRow } from "./person-data.server.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";
import { submissionCounts } from "./sections.ts";
import { writeData } from "./write-data.server.ts";
import { writeSummary } from "./write-summary.server.ts";
import { type ZipEntry, zipOf } from "./zip-of.server.ts";

/** Creates the export of a person's data. */
export function exportPerson({ storage, files, audit, log }: PersonParts): PersonalData["archive"] {
  const { persons } = storage;

  /** Returns whether the store has a file. A lost file must not prevent the export. */
  async function isThere({ key }: StoredFile, reference: string): Promise<boolean> {
    try {
      (await files.open(key)).destroy();
      return true;
    } catch (error) {
      if (failureId(error) !== "not-found") throw error;
      log.error({ reference }, "the store has lost a file of a submission");
      return false;
    }
  }

  return async (actor, address) => {
    requireRole(actor, "admin");
    requireSession(actor);
    const reference = newReference("P");
    const counts = await persons.counts(address);
    const language = (await persons.language(address)) ?? actor.language;
    await audit.note(actor, "person-exported", {
      subject: { kind: "person", name: reference },
      details: submissionCounts(counts),
    });
    const about = { address, reference, at: Date.now() };
    const sent: ZipEntry[] = [];
    /** Assigns paths in the archive to the files of a submission. */
    const placed = async ({ reference, files: own }: SubmissionRow) => {
      const found: PlacedFile[] = [];
      for (const [i, file] of own.entries()) {
        const name = `files/${reference}${i === 0 ? "" : `-${i + 1}`}${endingOf(file.name)}`;
        const path = (await isThere(file, reference)) ? name : null;
        if (path !== null) sent.push({ name: path, open: () => files.open(file.key), compress: false });
        found.push({ ...file, path });
      }
      return found;
    };
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: "summary.txt", open: async () => Readable.from(writeSummary(storage, about, language)) };
      yield { name: "data.json", open: async () => Readable.from(writeData(storage, about, placed)) };
      // `data.json` has collected them by now.
      yield* sent;
    }
    return { name: `${reference}.zip`, type: "application/zip", body: zipOf(entries()) };
  };
}

/** Returns the extension of a file if forms accept it, else an empty string; the name is untrusted. */
function endingOf(name: string): string {
  const lower = name.toLowerCase();
  return (
    Object.values(FILE_ENDINGS)
      .flat()
      .find((ending) => lower.endsWith(ending)) ?? ""
  );
}
