import type { Selectable } from "kysely";
import type { WaitingSubmissions } from "#features/outbox/outbox.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { type AnyForm, bodyOf, type MailedMessage, type MailedSubmission } from "../form.ts";
import { isNumbered } from "../inbox-query.ts";
import { workingDaysWaited } from "../working-days.ts";
import { NO_ENTRY } from "./numbered-submissions.server.ts";
import { submissionsOf, type WholeSubmission } from "./submission-rows.server.ts";
import { type SubmissionsStore, submissionsStore } from "./submissions-store.server.ts";

/** Maximum number of references in a reminder. */
const REMINDED = 20;

/** Returns the message that a mail brings; undefined: it brings none. */
function mailedMessage(form: AnyForm, found: WholeSubmission, messageId: string): MailedMessage | undefined {
  const { thread, values, receivedAt } = found;
  const message = thread.find(({ mail }) => mail?.messageId === messageId);
  if (message === undefined) return undefined;
  const { subject, text, at } = message;
  const before = thread.findLast((one) => one.kind !== "answer" && one.at <= at && one.id < message.id);
  const first = values[bodyOf(form) ?? ""] ?? "";
  const quoted = before ?? (first === "" ? undefined : { text: first, at: receivedAt });
  return { subject, text, quoted: quoted && { text: quoted.text, at: quoted.at } };
}

/** Stores of the submissions of all forms. */
export function submissionStores(db: Database, dialect: DialectName, all: readonly AnyForm[]) {
  const stores = new Map(all.map((form) => [form.name, submissionsStore(db, dialect, form)]));
  return {
    /** In the order of the forms. */
    all: [...stores.values()],

    /** Returns the store of a form. @throws Error for an unknown form */
    of({ name }: Pick<AnyForm, "name">): SubmissionsStore {
      const store = stores.get(name);
      if (store === undefined) throw new Error(`no form is called ${name}`);
      return store;
    },

    /**
     * Returns the data of a submission for its e-mail; undefined when it is erased.
     * @param titleOf returns the title of the entry that the submission is about
     */
    async mailed(
      form: AnyForm,
      mail: Selectable<Schema["outbox"]>,
      titleOf: (id: number) => Promise<string | undefined>,
    ): Promise<MailedSubmission | undefined> {
      const { form: name, submission_id: id } = mail;
      const found = name !== form.name || id === null ? undefined : await stores.get(name)?.find({ id });
      if (found === undefined) return undefined;
      const { values, about, files } = found;
      return {
        message: mailedMessage(form, found, mail.message_id),
        values,
        about: about === undefined ? undefined : await titleOf(about),
        files: files.map(({ field, name, size, scan }) => ({ field, name, size, scan })),
      };
    },

    /** Returns the overdue submissions that a reminder reports. @param at ms since 1970 */
    async waiting(at: number): Promise<WaitingSubmissions> {
      const waiting = [...stores.values()].filter(({ form }) => form.waiting !== undefined);
      const [late, counts, spam] = await Promise.all([
        Promise.all(waiting.map((store) => store.waitingSince(at, REMINDED))),
        Promise.all(waiting.map((store) => store.countWaitingSince(at))),
        Promise.all(waiting.map((store) => store.countUnseenSpam())),
      ]);
      const oldest = late
        .flat()
        .sort((a, b) => a.receivedAt - b.receivedAt)
        .slice(0, REMINDED);
      const reported = waiting.filter((_, i) => (counts[i] ?? 0) + (spam[i] ?? 0) > 0);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      return {
        forms: (reported.length > 0 ? reported : waiting).map(({ form }) => form),
        late: oldest.map(({ reference, receivedAt }) => ({
          reference,
          workingDays: workingDaysWaited(receivedAt, at),
        })),
        more: Math.max(0, sum(counts) - oldest.length),
        spam: sum(spam),
      };
    },

    /** Returns the staff to whom submissions can be assigned: all active accounts, by name. */
    colleagues: () =>
      db
        .selectFrom("staff_users")
        .select(["id", "name"])
        .where("banned", "=", 0)
        .where("activated_at", "is not", null)
        .orderBy("name")
        .orderBy("id")
        .execute(),

    /** Returns the dashboard paths of submissions by reference; erased ones may be left out. */
    async paths(subjects: readonly { kind: string; name: string }[]): Promise<Record<string, string>> {
      const paths: Record<string, string> = {};
      for (const form of all) {
        const names = [...new Set(subjects.flatMap(({ kind, name }) => (kind === form.name ? [name] : [])))];
        if (names.length === 0) continue;
        const path = `/dashboard/${form.addresses.dashboard}`;
        if (isNumbered(form)) {
          for (const name of names) paths[name] = `${path}/${encodeURIComponent(name)}`;
          continue;
        }
        const found = await submissionsOf(db, form)
          .select(["s.id", "s.reference"])
          .where("s.reference", "in", names)
          .execute();
        for (const { id, reference } of found) paths[reference] = `${path}/${id}`;
      }
      return paths;
    },

    /**
     * Counts submissions that are about an entry, by form name; forms without any are left out.
     * @param within transaction to read in
     */
    async countAbout(within: Database = db): Promise<Record<string, number>> {
      const rows = await within
        .selectFrom("submission_counts")
        .select(["form", ({ fn }) => fn.sum<number>("count").as("count")])
        .where("about", "!=", NO_ENTRY)
        .where("count", ">", 0)
        .groupBy("form")
        .execute();
      const counts = new Map(rows.map(({ form, count }) => [form, Number(count)]));
      return Object.fromEntries(all.flatMap(({ name }) => (counts.has(name) ? [[name, counts.get(name) ?? 0]] : [])));
    },

    /** Returns the keys of files of erased submissions that may still be in the store. */
    async filesToRemove(): Promise<string[]> {
      return (await db.selectFrom("file_removals").select("file_key").execute()).map((row) => row.file_key);
    },

    /** Records that a file was removed from the store. */
    async fileRemoved(key: string): Promise<void> {
      await db.deleteFrom("file_removals").where("file_key", "=", key).execute();
    },
  };
}

declare module "#platform/services.server.ts" {
  interface Storage {
    submissions: ReturnType<typeof submissionStores>;
  }
}
