import { everyRecord } from "#features/publishing/storage/every-record.server.ts";
import type { Storage } from "#platform/services.server.ts";
import {
  FORMAT,
  mailData,
  type PlacedFile,
  type SubmissionRow,
  submissionData,
  VERSION,
} from "./person-data.server.ts";

/** Facts of an export. */
export interface ExportOf {
  address: string;
  /** Reference in the audit log. */
  reference: string;
  /** ms since 1970. */
  at: number;
}

/**
 * Writes `data.json` as a stream, one piece per record, so memory stays bounded.
 * @param placed returns the files of a submission with their paths in the archive
 */
export async function* writeData(
  { persons, submissions }: Pick<Storage, "persons" | "submissions">,
  { address, reference, at }: ExportOf,
  placed: (row: SubmissionRow) => Promise<PlacedFile[]>,
): AsyncGenerator<string> {
  const { records } = persons;
  const head = { format: FORMAT, version: VERSION, reference, exportedAt: new Date(at).toISOString(), address };
  yield JSON.stringify(head, undefined, 1).slice(0, -"\n}".length);
  for (const { form } of submissions.all) {
    yield `,\n ${JSON.stringify(form.addresses.dashboard)}: [`;
    yield* listed(
      everyRecord((after, limit) => records.submissions(form, address, after, limit)),
      async (row) => submissionData(form, row, await placed(row)),
    );
    yield "]";
  }
  yield ',\n "otherMails": [';
  yield* listed(
    everyRecord((after, limit) => records.unattachedMails(address, after, limit)),
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
