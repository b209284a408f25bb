import { everyRecord } from "#features/publishing/storage/every-record.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { type ApplicationRow, applicationData, FORMAT, mailData, messageData, VERSION } from "./person-data.server.ts";

/** What is exported of whom. */
export interface ExportOf {
  address: string;
  /** Under which the audit log has it. */
  reference: string;
  /** ms since 1970. */
  at: number;
}

/**
 * Writes `data.json`, a piece a record: memory does not grow with what there is.
 * @param fileOf tells where in the archive the file of an application will stand; null: the store has lost it
 */
export async function* writeData(
  { persons }: Pick<Storage, "persons">,
  { address, reference, at }: ExportOf,
  fileOf: (row: ApplicationRow) => Promise<string | null>,
): AsyncGenerator<string> {
  const { records } = persons;
  const head = { format: FORMAT, version: VERSION, reference, exportedAt: new Date(at).toISOString(), address };
  yield JSON.stringify(head, undefined, 1).slice(0, -"\n}".length);
  yield ',\n "messages": [';
  yield* listed(
    everyRecord((after, limit) => records.messages(address, after, limit)),
    async (row) => messageData(row),
  );
  yield '],\n "applications": [';
  yield* listed(
    everyRecord((after, limit) => records.applications(address, after, limit)),
    async (row) => applicationData(row, await fileOf(row)),
  );
  yield '],\n "otherMails": [';
  yield* listed(
    everyRecord((after, limit) => records.looseMails(address, after, limit)),
    async (row) => mailData(row),
  );
  yield "]\n}\n";
}

async function* listed<Row>(rows: AsyncIterable<Row>, dataOf: (row: Row) => Promise<object>): AsyncGenerator<string> {
  let before = "\n";
  for await (const row of rows) {
    yield before + JSON.stringify(await dataOf(row), undefined, 1);
    before = ",\n";
  }
}
