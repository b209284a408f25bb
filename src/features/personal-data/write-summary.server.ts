import { everyRecord } from "#features/publishing/storage/every-record.server.ts";
import { filesOf } from "#features/submissions/fields.ts";
import { type AnyForm, bodyOf } from "#features/submissions/form.ts";
import { type InboxTexts, inboxTexts } from "#features/submissions/inbox-texts.ts";
import { linesText } from "#features/submissions/lines.ts";
import type { Plan } from "#features/submissions/plan-fields.ts";
import { senderName } from "#features/submissions/storage/submission-rows.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import type { Storage } from "#platform/services.server.ts";
import { givenValues, type SubmissionRow } from "./person-data.server.ts";
import { personTexts } from "./texts.ts";
import type { ExportOf } from "./write-data.server.ts";

type Words = StaffTexts<typeof personTexts>["person"]["summary"];
/** A name and a value; lines with an empty value are left out. */
type Line = readonly [string, string];

const RULE = "-".repeat(72);

/**
 * Writes `summary.txt`: a readable summary of submissions with their threads and notes. All other data is in `data.json`.
 * @param language of the person
 */
export async function* writeSummary(
  { persons, submissions, collection }: Pick<Storage, "persons" | "submissions" | "collection">,
  { address, reference, at }: ExportOf,
  language: Language,
): AsyncGenerator<string> {
  const words = personTexts.staff(language).person.summary;
  // Old versions of Notepad need the byte order mark to recognise UTF-8.
  yield "\uFEFF";
  yield* lines([fill(words.title, { address }), fill(words.made, { time: time(at), reference }), words.dataFile, ""]);
  for (const { form } of submissions.all) {
    const own = inboxTexts(form.texts.folder, language);
    const rows = everyRecord((after, limit) => persons.records.submissions(form, address, after, limit));
    for await (const row of rows) {
      const entry =
        form.about === undefined || row.about === undefined
          ? undefined
          : await collection(form.about.collection).title(row.about, language);
      yield* lines(submissionLines(form, row, entry?.title ?? "", words, own, language));
    }
  }
}

function submissionLines(
  form: AnyForm,
  row: SubmissionRow,
  entry: string,
  words: Words,
  own: InboxTexts,
  language: Language,
): string[] {
  const body = bodyOf(form) ?? "";
  const { [body]: text = "", ...values } = row.values;
  const fields = filesOf(form.fields);
  const hasSeveral = fields.length > 1 || fields.some(([, { several }]) => several !== undefined);
  const heading = own.data?.heading ?? `${own.title}: {{reference}}`;
  return [
    RULE,
    fill(heading, { reference: row.reference }),
    ...facts([
      [words.received, time(row.receivedAt)],
      ...(form.about === undefined ? [] : [[own.labels?.[form.about.field] ?? own.about, entry] satisfies Line]),
      [words.name, senderName(form, row.values)],
      ...givenValues(form, values).flatMap((given) => givenLines(form, row, given, words, own, language)),
      ...row.files.map(({ field, name }): Line => [(hasSeveral && own.labels?.[field]) || words.file, name]),
      ...(row.plan === undefined ? [] : planLines(row.plan, own)),
      ...row.stars.map(({ author, stars }): Line => [words.rating, `${stars}/5, ${author}`]),
    ]),
    "",
    ...(text === "" ? [] : [text, ""]),
    ...row.thread.flatMap(({ kind, at, author, text: written }) => {
      const by = kind === "answer" ? (author ?? "") : senderName(form, row.values);
      return [`${own.thread[kind]}, ${time(at)}, ${by}:`, written, ""];
    }),
    ...row.notes.flatMap(({ at, author, text }) => [`${words.note}, ${time(at)}, ${author}:`, text, ""]),
  ];
}

const planLines = ({ from, until, where, who }: Plan, own: InboxTexts): Line[] => [
  [`${own.plan}, ${own.planFrom}`, from === undefined ? "" : time(from)],
  [`${own.plan}, ${own.planUntil}`, until === undefined ? "" : time(until)],
  [`${own.plan}, ${own.planWhere}`, where],
  [`${own.plan}, ${own.planWho}`, who],
];

/** Returns the lines of the submitted values; the parts of the name have a separate line. */
function givenLines(
  { fields }: AnyForm,
  { since }: SubmissionRow,
  [name, value]: readonly [string, string],
  words: Words,
  own: InboxTexts,
  language: Language,
): Line[] {
  const field = fields[name];
  if (value === "" || field?.role === "senderName") return [];
  if (field?.control === "lines") {
    const pieces = (count: number) => fill(plural(language, own.pieces, count), { count });
    return [[own.labels?.[name] ?? name, linesText(value, pieces)]];
  }
  const common: Readonly<Record<string, string>> = { email: words.email, phone: words.phone };
  const word = own.data?.choices?.[name]?.[value] ?? own.choices?.[name]?.[value] ?? value;
  const at = since[name];
  return [
    [own.labels?.[name] ?? common[field?.control ?? ""] ?? name, at === undefined ? word : `${word}, ${time(at)}`],
  ];
}

function facts(all: readonly Line[]): string[] {
  return all.filter(([, text]) => text !== "").map(([name, text]) => `${name}: ${text}`);
}

/** Joins lines with CRLF, which all systems accept. */
function* lines(all: readonly string[]): Generator<string> {
  yield all.map((line) => `${line.replaceAll("\n", "\r\n")}\r\n`).join("");
}

const time = (at: number) => localTimeOf(at).replace("T", " ");
