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
 * @param placed finds where in the archive the files of a submission will be
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
