import { everyRecord } from "#features/publishing/storage/every-record.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import type { Storage } from "#platform/services.server.ts";
import type { ApplicationRow, MessageRow } from "./person-data.server.ts";
import type { personTexts } from "./texts.ts";
import type { ExportOf } from "./write-data.server.ts";

type Words = StaffTexts<typeof personTexts>["person"]["summary"];
/** A name and what stands behind it; without a text there is no line. */
type Line = readonly [string, string];

const RULE = "-".repeat(72);

/**
 * Writes `summary.txt`: what the person has sent and what was noted about it, to be read. All else stands in `data.json`.
 * @param words in the person's language
 */
export async function* writeSummary(
  { persons, collection }: Pick<Storage, "persons" | "collection">,
  { address, reference, at }: ExportOf,
  words: Words,
  language: Language,
): AsyncGenerator<string> {
  // Windows' oldest editor takes a file for UTF-8 by this mark.
  yield "\uFEFF";
  yield* lines([fill(words.title, { address }), fill(words.made, { time: time(at), reference }), words.dataFile, ""]);
  const messages = everyRecord((after, limit) => persons.records.messages(address, after, limit));
  for await (const row of messages) yield* lines(messageLines(row, words));
  const applications = everyRecord((after, limit) => persons.records.applications(address, after, limit));
  for await (const row of applications) {
    const offer = row.offer_id === null ? undefined : await collection("offer").title(row.offer_id, language);
    yield* lines(applicationLines(row, offer?.title ?? "", words));
  }
}

function messageLines(row: MessageRow, words: Words): string[] {
  return [
    RULE,
    fill(words.message, { reference: row.reference }),
    ...facts([
      [words.received, time(row.received_at)],
      [words.name, `${row.first_name} ${row.last_name}`],
      [words.email, row.email],
    ]),
    "",
    row.message,
    "",
    ...noteLines(row.notes, words),
  ];
}

function applicationLines(row: ApplicationRow, offer: string, words: Words): string[] {
  return [
    RULE,
    fill(words.application, { reference: row.reference }),
    ...facts([
      [words.received, time(row.received_at)],
      [words.offer, offer],
      [words.name, `${row.first_name} ${row.last_name}`],
      [words.email, row.email],
      [words.phone, row.phone],
      [words.consent, `${row.consent === "future" ? words.future : words.vacancy}, ${time(row.consent_at)}`],
      [words.file, row.file_name],
      ...row.ratings.map(({ author, stars }): Line => [words.rating, `${stars}/5, ${author}`]),
    ]),
    "",
    ...noteLines(row.notes, words),
  ];
}

function noteLines(notes: readonly { at: number; author: string; text: string }[], words: Words): string[] {
  return notes.flatMap(({ at, author, text }) => [`${words.note}, ${time(at)}, ${author}:`, text, ""]);
}

function facts(all: readonly Line[]): string[] {
  return all.filter(([, text]) => text !== "").map(([name, text]) => `${name}: ${text}`);
}

/** As Windows ends lines: others take it too. */
function* lines(all: readonly string[]): Generator<string> {
  yield all.map((line) => `${line.replaceAll("\n", "\r\n")}\r\n`).join("");
}

const time = (at: number) => localTimeOf(at).replace("T", " ");
