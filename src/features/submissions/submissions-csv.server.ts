import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { personTexts } from "#features/personal-data/texts.ts";
import { everyBatch } from "#features/publishing/storage/every-record.server.ts";
import { CSV_START, csvLine } from "#features/transfer/csv.ts";
import { applicationState } from "#forms/job-application/application-states.ts";
import { consentOf } from "#forms/job-application/job-application.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { type StaffTexts, staffTexts } from "#platform/i18n/texts.ts";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import type { ServiceParts, Storage } from "#platform/services.server.ts";
import { messageState } from "./message-states.ts";
import type { AnyApplication, AnyMessage } from "./storage/all-submissions.server.ts";
import { submissionTexts } from "./texts.ts";

/** All that visitors have sent, as tables for spreadsheet programs; for admins in a session. */
export interface SubmissionsCsv {
  /**
   * All messages, in the order in which they came, with a line of names in the asker's language. Who asked is on record
   * before the first piece: when it cannot be recorded there is none. Memory does not grow with their number.
   * @throws ExpectedError `forbidden`, `storage-unavailable`, `storage-full`
   */
  messagesCsv(actor: Actor): Promise<AsyncIterable<string>>;
  /** The same of all applications, without their files. */
  applicationsCsv(actor: Actor): Promise<AsyncIterable<string>>;
}

type Words = StaffTexts<typeof personTexts | typeof submissionTexts | typeof applicationTexts>;

/** Makes it. */
export function submissionsCsv({ storage, audit }: Pick<ServiceParts, "storage" | "audit">): SubmissionsCsv {
  async function wordsFor(actor: Actor): Promise<Words> {
    requireRole(actor, "admin");
    requireSession(actor);
    return staffTexts(actor.language, personTexts, submissionTexts, applicationTexts);
  }
  return {
    async messagesCsv(actor) {
      const words = await wordsFor(actor);
      await audit.note(actor, "messages-exported");
      return table(messageHead(words), everyBatch(storage.allSubmissions.messages), async (row) =>
        messageCells(row, words),
      );
    },
    async applicationsCsv(actor) {
      const words = await wordsFor(actor);
      await audit.note(actor, "applications-exported");
      const titleOf = offerTitles(storage, actor.language);
      return table(applicationHead(words), everyBatch(storage.allSubmissions.applications), async (row) =>
        applicationCells(row, await titleOf(row.offer_id), words),
      );
    },
  };
}

/** Writes a table, a batch of rows a piece. */
async function* table<Row>(
  head: readonly string[],
  batches: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => Promise<(string | number)[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(head);
  for await (const rows of batches) {
    let piece = "";
    for (const row of rows) piece += csvLine(await cellsOf(row));
    yield piece;
  }
}

function messageHead({ person: { csv }, inbox: { spam } }: Words): string[] {
  const { reference, received, language, firstName, lastName, email, message, state, changed, owner } = csv;
  return [reference, received, language, firstName, lastName, email, message, state, changed, owner, spam];
}

function messageCells(row: AnyMessage, { person: { csv }, inbox: { states } }: Words): string[] {
  return [
    row.reference,
    time(row.received_at),
    row.language,
    row.first_name,
    row.last_name,
    row.email,
    row.message,
    states[messageState(row.state)],
    time(row.changed_at),
    row.owner ?? "",
    row.suspected_spam === 1 ? csv.yes : csv.no,
  ];
}

function applicationHead({ person: { csv }, applicants: { spam } }: Words): string[] {
  return [
    ...[csv.reference, csv.received, csv.language, csv.offer, csv.firstName, csv.lastName, csv.email, csv.phone],
    ...[csv.consent, csv.consentAt, csv.fileName, csv.fileBytes, csv.state, csv.changed, spam],
  ];
}

function applicationCells(
  row: AnyApplication,
  offer: string,
  { person: { csv }, applicants: { states, consents } }: Words,
): (string | number)[] {
  return [
    row.reference,
    time(row.received_at),
    row.language,
    offer,
    row.first_name,
    row.last_name,
    row.email,
    row.phone,
    consents[consentOf(row.consent)],
    time(row.consent_at),
    row.file_name,
    row.file_size,
    states[applicationState(row.state)],
    time(row.changed_at),
    row.suspected_spam === 1 ? csv.yes : csv.no,
  ];
}

/** The company's clocks, as spreadsheet programs take them for a time; empty for none. */
function time(at: number | null): string {
  return at === null ? "" : localTimeOf(at).replace("T", " ");
}

/** Titles of offers in a language, each asked for once. */
function offerTitles({ collection }: Pick<Storage, "collection">, language: Language) {
  const known = new Map<number, string>();
  return async (id: number | null): Promise<string> => {
    if (id === null) return "";
    const title = known.get(id) ?? (await collection("offer").title(id, language))?.title ?? "";
    known.set(id, title);
    return title;
  };
}
