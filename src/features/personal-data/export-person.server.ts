import { Readable } from "node:stream";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { newReference } from "#features/submissions/storage/new-submission.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { ApplicationRow } from "./person-data.server.ts";
import type { PersonalData, PersonParts } from "./personal-data.server.ts";
import { personTexts } from "./texts.ts";
import { writeData } from "./write-data.server.ts";
import { writeSummary } from "./write-summary.server.ts";
import { type ZipEntry, zipOf } from "./zip-of.server.ts";

/** Makes an archive of what is held of a person. */
export function exportPerson({ storage, files, audit, log }: PersonParts): PersonalData["archive"] {
  const { persons } = storage;

  /** Where a CV stands in the archive; null when the store has lost it, which must not keep all else from the person. */
  async function placeOf({ file_key, file_name, reference }: ApplicationRow): Promise<string | null> {
    try {
      (await files.open(file_key)).destroy();
      return `files/${reference}${endingOf(file_name)}`;
    } catch (error) {
      if (failureId(error) !== "not-found") throw error;
      log.error({ reference }, "the store has lost the file of an application");
      return null;
    }
  }

  return async (actor, address) => {
    requireRole(actor, "admin");
    requireSession(actor);
    const reference = newReference("P");
    const { messages, applications } = await persons.counts(address);
    const language = (await persons.language(address)) ?? actor.language;
    await audit.note(actor, "person-exported", {
      subject: { kind: "person", name: reference },
      details: { messages, applications },
    });
    const about = { address, reference, at: Date.now() };
    const cvs: ZipEntry[] = [];
    const noteFile = async (row: ApplicationRow) => {
      const name = await placeOf(row);
      if (name !== null) cvs.push({ name, open: () => files.open(row.file_key), compress: false });
      return name;
    };
    async function* entries(): AsyncGenerator<ZipEntry> {
      const words = personTexts.staff(language).person.summary;
      yield { name: "summary.txt", open: async () => Readable.from(writeSummary(storage, about, words, language)) };
      yield { name: "data.json", open: async () => Readable.from(writeData(storage, about, noteFile)) };
      // Once the data has named them.
      yield* cvs;
    }
    return { name: `${reference}.zip`, type: "application/zip", body: zipOf(entries()) };
  };
}

/** The ending of a CV's name, of those that the site takes; the name itself is data. */
function endingOf(name: string): string {
  return /\.(?:pdf|docx?)$/i.exec(name)?.[0].toLowerCase() ?? "";
}
