import { sql } from "kysely";
import type { AnyForm } from "#features/submissions/form.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { SectionCounts } from "../sections.ts";
import { personErasure } from "./erase-person.server.ts";
import {
  accountHasEmail,
  mailsAbout,
  notesAbout,
  submissionsOfPerson,
  threadsOf,
  unattachedMails,
} from "./of-person.server.ts";
import { submissionRecords, unattachedMailRecords } from "./person-records.server.ts";
import {
  entriesAbout,
  entryRows,
  mailRows,
  messageRows,
  noteRows,
  type Slice,
  submissionRows,
} from "./section-rows.server.ts";
import { similarAddresses } from "./similar-addresses.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    persons: ReturnType<typeof personsStore>;
  }
}

/** Store for the data of a person by e-mail address, ignoring case. */
export function personsStore(db: Database, dialect: DialectName, forms: readonly AnyForm[]) {
  async function count(rows: { executeTakeFirst(): Promise<{ count: number } | undefined> }): Promise<number> {
    return Number((await rows.executeTakeFirst())?.count ?? 0);
  }
  const all = sql<number>`count(*)`.as("count");

  return {
    /** Counts the rows of each section. */
    async counts(address: string): Promise<SectionCounts> {
      const submissions: Record<string, number> = {};
      let mails = await count(unattachedMails(db, address).select(all));
      let thread = 0;
      let notes = 0;
      for (const form of forms) {
        const part = form.addresses.dashboard;
        submissions[part] = await count(submissionsOfPerson(db, form, address).select(all));
        mails += await count(mailsAbout(db, form, address).select(all));
        thread += await count(threadsOf(db, form, address).select(all));
        notes += await count(notesAbout(db, form, address).select(all));
      }
      const entries = await count(entriesAbout(db, forms, address).select(all));
      return { ...submissions, mails, thread, notes, entries };
    },

    /** Return a page of a section, newest first. */
    page: {
      submissions: (form: AnyForm, address: string, slice: Slice) => submissionRows(db, form, address, slice),
      mails: (address: string, slice: Slice) => mailRows(db, forms, address, slice),
      thread: (address: string, slice: Slice) => messageRows(db, forms, address, slice),
      notes: (address: string, slice: Slice) => noteRows(db, forms, address, slice),
      entries: (address: string, slice: Slice) => entryRows(db, forms, address, slice),
    },

    /** Return batches of whole records with an id after the given one. */
    records: {
      submissions: (form: AnyForm, address: string, after: number, limit: number) =>
        submissionRecords(db, forms, form, address, after, limit),
      unattachedMails: (address: string, after: number, limit: number) =>
        unattachedMailRecords(db, address, after, limit),
    },

    /** Returns other addresses of the same mailbox. */
    similar: (address: string) => similarAddresses(db, forms, address),

    /** Returns whether a staff account has the address. */
    async isStaff(address: string): Promise<boolean> {
      const row = await db.selectFrom("staff_users").select("id").where(accountHasEmail(address)).executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the language of the newest submission; undefined: there is no data. */
    async language(address: string): Promise<Language | undefined> {
      const rows = [];
      for (const form of forms) {
        const newest = submissionsOfPerson(db, form, address).select(["s.language", "s.received_at"]);
        rows.push(...(await newest.orderBy("s.id", "desc").limit(1).execute()));
      }
      const last = rows.sort((one, other) => other.received_at - one.received_at)[0]?.language;
      return isLanguage(last) ? last : undefined;
    },

    erasure: personErasure(db, dialect, forms),
  };
}
