import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { personTexts } from "#features/personal-data/texts.ts";
import { everyBatch } from "#features/publishing/storage/every-record.server.ts";
import { CSV_START, csvLine } from "#features/transfer/csv.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localTimeOf } from "#platform/i18n/time-zone.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { type AnyForm, auditAction, SUBMISSION_ACTIONS } from "./form.ts";
import { type InboxTexts, inboxTexts } from "./inbox-texts.ts";
import type { NameEntries } from "./open-inbox.server.ts";
import type { StoredSubmission } from "./storage/submissions-store.server.ts";

/** All that visitors have sent, as tables for spreadsheet programs; for admins in a session. */
export interface SubmissionsCsv {
  /**
   * All submissions of a form, in the order in which they came, with a line of names in the asker's language, and without
   * their files. Who asked is on record before the first piece: when it cannot be recorded there is none. Memory does not
   * grow with their number.
   * @throws ExpectedError `forbidden`, `storage-unavailable`, `storage-full`
   */
  submissionsCsv(actor: Actor, form: AnyForm): Promise<AsyncIterable<string>>;
}

/** @param entries names the entries of each collection that submissions can be about */
export function submissionsCsv(
  { storage, audit }: Pick<ServiceParts, "storage" | "audit">,
  entries: Readonly<Record<string, NameEntries>>,
): SubmissionsCsv {
  return {
    async submissionsCsv(actor, form) {
      requireRole(actor, "admin");
      requireSession(actor);
      const exported = auditAction(form, "exported");
      // A name of the form's own says which form it was.
      const subject = exported === SUBMISSION_ACTIONS.exported ? { kind: form.name, name: form.csv } : undefined;
      if (exported !== undefined) await audit.note(actor, exported, subject && { subject });
      const titleOf = entryTitles(form, entries, actor.language);
      const columns = columnsOf(form, inboxTexts(form.texts.folder, actor.language), actor.language);
      return table(columns, everyBatch(storage.submissions.of(form).every), titleOf);
    },
  };
}

/** A column: its name, and what a row has in it. */
type Column = readonly [name: string, cell: (row: StoredSubmission, entry: string) => string | number];

function columnsOf(form: AnyForm, t: InboxTexts, language: Language): Column[] {
  const { csv } = personTexts.staff(language).person;
  const names: Readonly<Record<string, string>> = { ...t.labels, ...csv, ...t.data?.columns };
  const nameOf = (column: string) => names[column] ?? column;
  const fields = Object.entries(form.fields).flatMap(([name, { control, stored }]): Column[] => {
    if (control === "file" || control === "reference" || stored === false) return [];
    const value: Column = [nameOf(name), ({ values }) => t.choices?.[name]?.[values[name] ?? ""] ?? values[name] ?? ""];
    return control === "choice" ? [value, [nameOf(`${name}At`), ({ since }) => time(since[name])]] : [value];
  });
  const hasFile = Object.values(form.fields).some(({ control }) => control === "file");
  return [
    [csv.reference, ({ reference }) => reference],
    [csv.received, ({ receivedAt }) => time(receivedAt)],
    [csv.language, (row) => row.language],
    ...(form.about === undefined ? [] : [[nameOf(form.about.field), (_, entry) => entry] satisfies Column]),
    ...fields,
    ...(hasFile
      ? ([
          [csv.fileName, ({ files: [file] }) => file?.name ?? ""],
          [csv.fileBytes, ({ files: [file] }) => file?.size ?? ""],
        ] satisfies Column[])
      : []),
    [csv.state, ({ state }) => t.states[state] ?? state],
    [csv.changed, ({ changedAt }) => time(changedAt)],
    ...(form.owners ? [[csv.owner, ({ owner }) => owner?.name ?? ""] satisfies Column] : []),
    [t.spam, ({ spam }) => (spam ? csv.yes : csv.no)],
  ];
}

/** Writes a table, a batch of rows a piece. */
async function* table(
  columns: readonly Column[],
  batches: AsyncIterable<StoredSubmission[]>,
  titleOf: (id: number | undefined) => Promise<string>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns.map(([name]) => name));
  for await (const rows of batches) {
    let piece = "";
    for (const row of rows) {
      const entry = await titleOf(row.about);
      piece += csvLine(columns.map(([, cell]) => cell(row, entry)));
    }
    yield piece;
  }
}

/** The company's clocks, as spreadsheet programs take them for a time; empty for none. */
function time(at: number | undefined): string {
  return at === undefined ? "" : localTimeOf(at).replace("T", " ");
}

/** Titles of entries in a language, each asked for once. */
function entryTitles({ about }: AnyForm, entries: Readonly<Record<string, NameEntries>>, language: Language) {
  const known = new Map<number, string>();
  const name = about === undefined ? undefined : entries[about.collection];
  return async (id: number | undefined): Promise<string> => {
    if (id === undefined || name === undefined) return "";
    const title = known.get(id) ?? (await name([id], language))[0]?.title ?? "";
    known.set(id, title);
    return title;
  };
}
