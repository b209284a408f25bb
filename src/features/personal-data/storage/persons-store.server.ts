import { sql } from "kysely";
import type { StoredForm } from "#features/submissions/storage/submission-tables.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { HeldPart } from "../held-parts.ts";
import { personErasure } from "./erase-person.server.ts";
import {
  entriesAbout,
  heldApplications,
  heldEntries,
  heldMails,
  heldMessages,
  heldNotes,
  type Slice,
} from "./held-rows.server.ts";
import { applicationIds, looseMails, messageIds, ofPerson } from "./of-person.server.ts";
import { applicationRecords, looseMailRecords, messageRecords } from "./person-records.server.ts";
import { similarAddresses } from "./similar-addresses.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    persons: ReturnType<typeof personsStore>;
  }
}

/** What is held of one person, by an e-mail address, capitals aside. */
export function personsStore(db: Database, dialect: DialectName, forms: readonly StoredForm[]) {
  async function count(rows: { executeTakeFirst(): Promise<{ count: number } | undefined> }): Promise<number> {
    return Number((await rows.executeTakeFirst())?.count ?? 0);
  }
  const all = sql<number>`count(*)`.as("count");

  return {
    /** How much there is of each part. */
    async counts(address: string): Promise<Record<HeldPart, number>> {
      const ofMessages = messageIds(db, address);
      const ofApplications = applicationIds(db, address);
      return {
        messages: await count(db.selectFrom("messages").select(all).where(ofPerson(address))),
        applications: await count(db.selectFrom("applications").select(all).where(ofPerson(address))),
        mails:
          (await count(db.selectFrom("outbox").select(all).where("contact_message_id", "in", ofMessages))) +
          (await count(db.selectFrom("outbox").select(all).where("application_id", "in", ofApplications))) +
          (await count(looseMails(db, address).select(all))),
        notes:
          (await count(db.selectFrom("message_notes").select(all).where("message_id", "in", ofMessages))) +
          (await count(db.selectFrom("application_notes").select(all).where("application_id", "in", ofApplications))),
        entries: await count(entriesAbout(db, address).select(all)),
      };
    },

    /** A page of each part, the newest first. */
    page: {
      messages: (address: string, slice: Slice) => heldMessages(db, address, slice),
      applications: (address: string, slice: Slice) => heldApplications(db, address, slice),
      mails: (address: string, slice: Slice) => heldMails(db, address, slice),
      notes: (address: string, slice: Slice) => heldNotes(db, address, slice),
      entries: (address: string, slice: Slice) => heldEntries(db, address, slice),
    },

    /** Whole records, batch by batch: those with an id after the given one. */
    records: {
      messages: (address: string, after: number, limit: number) => messageRecords(db, address, after, limit),
      applications: (address: string, after: number, limit: number) => applicationRecords(db, address, after, limit),
      looseMails: (address: string, after: number, limit: number) => looseMailRecords(db, address, after, limit),
    },

    /** Other addresses of the same mailbox. */
    similar: (address: string) => similarAddresses(db, address),

    /** Whether there is a staff account with the address. */
    async isStaff(address: string): Promise<boolean> {
      const row = await db.selectFrom("staff_users").select("id").where(ofPerson(address)).executeTakeFirst();
      return row !== undefined;
    },

    /** The language in which the person wrote last; undefined: nothing is held. */
    async language(address: string): Promise<Language | undefined> {
      const newest = (table: "messages" | "applications") =>
        db
          .selectFrom(table)
          .select(["language", "received_at"])
          .where(ofPerson(address))
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
      const rows = [await newest("messages"), await newest("applications")].filter((row) => row !== undefined);
      const last = rows.sort((one, other) => other.received_at - one.received_at)[0]?.language;
      return isLanguage(last) ? last : undefined;
    },

    erasure: personErasure(db, dialect, forms),
  };
}
