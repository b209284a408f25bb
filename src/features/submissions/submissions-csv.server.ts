import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { personTexts } from "#features/personal-data/texts.ts";
import { everyBatch } from "#features/publishing/storage/every-record.server.ts";
import { CSV_START, csvLine } from "#features/transfer/csv.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { dayOf, localTimeOf } from "#platform/i18n/time-zone.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import { filesOf } from "./fields.ts";
import { type AnyForm, auditAction, SUBMISSION_ACTIONS } from "./form.ts";
import { statesOfKind } from "./inbox-query.ts";
import { type InboxTexts, inboxTexts } from "./inbox-texts.ts";
import { linesText } from "./lines.ts";
import type { NameEntries } from "./open-inbox.server.ts";
import type { StoredSubmission } from "./storage/submissions-store.server.ts";

/** CSV exports of submissions, for admins with a session. */
export interface SubmissionsCsv {
  /**
   * Returns all submissions of a form by arrival, without files, with a header line in the actor's language. The export
   * is recorded in the audit log first. Rows are read in batches, so memory stays bounded.
   * @throws ExpectedError `forbidden`; `storage-unavailable` or `storage-full` when it cannot be recorded
   */
  submissionsCsv(actor: Actor, form: AnyForm): Promise<AsyncIterable<string>>;
}

/** Creates the CSV exports. @param entries returns entries with titles, by collection that submissions can be about */
export function submissionsCsv(
  { storage, audit }: Pick<ServiceParts, "storage" | "audit">,
  entries: Readonly<Record<string, NameEntries>>,
): SubmissionsCsv {
  return {
    async submissionsCsv(actor, form) {
      requireRole(actor, "admin");
      requireSession(actor);
      const exported = auditAction(form, "exported");
      // An action name of the form's own already identifies the form.
      const subject = exported === SUBMISSION_ACTIONS.exported ? { kind: form.name, name: form.csv } : undefined;
      if (exported !== undefined) await audit.note(actor, exported, subject && { subject });
      const titleOf = entryTitles(form, entries, actor.language);
      const columns = columnsOf(form, inboxTexts(form.texts.folder, actor.language), actor.language);
      return table(columns, everyBatch(storage.submissions.of(form).every), titleOf);
    },
  };
}

type Column = readonly [name: string, cell: (row: StoredSubmission, entry: string) => string | number];

function columnsOf(form: AnyForm, t: InboxTexts, language: Language): Column[] {
  const { csv } = personTexts.staff(language).person;
  const names: Readonly<Record<string, string>> = { ...t.labels, ...csv, ...t.data?.columns };
  const nameOf = (column: string) => names[column] ?? column;
  const pieces = (count: number) => fill(plural(language, t.pieces, count), { count });
  const fields = Object.entries(form.fields).flatMap(([name, { control, stored }]): Column[] => {
    if (control === "file" || control === "reference" || stored === false) return [];
    if (control === "lines") return [[nameOf(name), ({ values }) => linesText(values[name] ?? "", pieces)]];
    const value: Column = [nameOf(name), ({ values }) => t.choices?.[name]?.[values[name] ?? ""] ?? values[name] ?? ""];
    return control === "choice" ? [value, [nameOf(`${name}At`), ({ since }) => time(since[name])]] : [value];
  });
  const files = filesOf(form.fields).flatMap(([name, { several }], _, { length }): Column[] => {
    const label = length > 1 || several !== undefined ? `${nameOf(name)}: ` : "";
    const all = (row: StoredSubmission) => row.files.filter(({ field }) => length === 1 || field === name);
    if (several !== undefined) {
      return [
        [
          label + csv.fileName,
          (row) =>
            all(row)
              .map((file) => file.name)
              .join("; "),
        ],
        [
          label + csv.fileBytes,
          (row) =>
            all(row)
              .map((file) => file.size)
              .join("; "),
        ],
      ];
    }
    return [
      [label + csv.fileName, (row) => all(row)[0]?.name ?? ""],
      [label + csv.fileBytes, (row) => all(row)[0]?.size ?? ""],
    ];
  });
  return [
    [csv.reference, ({ reference }) => reference],
    [csv.received, ({ receivedAt }) => time(receivedAt)],
    [csv.language, (row) => row.language],
    ...(form.about === undefined ? [] : [[nameOf(form.about.field), (_, entry) => entry] satisfies Column]),
    ...fields,
    ...files,
    [csv.state, ({ state }) => t.states[state] ?? state],
    [csv.changed, ({ changedAt }) => time(changedAt)],
    ...(form.owners ? [[csv.owner, ({ owner }) => owner?.name ?? ""] satisfies Column] : []),
    ...(statesOfKind(form, "waiting").length > 0
      ? [[t.waitUntil, ({ waitingUntil }) => (waitingUntil === undefined ? "" : dayOf(waitingUntil))] satisfies Column]
      : []),
    ...(form.plan ? planColumns(t) : []),
    [t.spam, ({ spam }) => (spam ? csv.yes : csv.no)],
    [csv.answered, ({ answeredAt }) => time(answeredAt)],
  ];
}

const planColumns = (t: InboxTexts): Column[] => [
  [`${t.plan}: ${t.planFrom}`, ({ plan }) => time(plan?.from)],
  [`${t.plan}: ${t.planUntil}`, ({ plan }) => time(plan?.until)],
  [`${t.plan}: ${t.planWhere}`, ({ plan }) => plan?.where ?? ""],
  [`${t.plan}: ${t.planWho}`, ({ plan }) => plan?.who ?? ""],
];

/** Yields the table in pieces of one batch each. */
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

/** Formats a time in the company's time zone, as spreadsheet programs recognise it; empty for undefined. */
function time(at: number | undefined): string {
  return at === undefined ? "" : localTimeOf(at).replace("T", " ");
}

/** Returns a function that looks up titles of entries, with a cache. */
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
