import { randomUUID } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { openPersonalData } from "#features/personal-data/open-personal-data.server.ts";
import type { PersonalData, PersonParts } from "#features/personal-data/personal-data.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import type { Arrival } from "#features/submissions/storage/new-submission.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { type Database, openDatabase } from "#platform/database/open-database.server.ts";
import { diskStore } from "#platform/files/disk-store.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { storeApplication, storeMessage } from "../sent-submissions.ts";

/** One person's data over a real database and folder, without the pages. */
export interface PersonSite {
  storage: Storage;
  files: FileStore;
  personalData: PersonalData;
  /** The same with other parts. */
  openWith(parts: Partial<PersonParts>): PersonalData;
  /** The tables themselves. */
  db: Database;
  backupDir: string;
  /** Keeps a message. @returns its reference */
  message(about: Partial<Sent>): Promise<string>;
  /** Keeps an application with its file. @returns its reference and the file's key */
  application(about: Partial<Sent>): Promise<{ reference: string; key: string }>;
  /** Adds what staff note about a submission. */
  note(reference: string, text: string): Promise<void>;
  /** Names of the tables that have a text in a row, capitals aside. */
  tablesWith(text: string): Promise<string[]>;
  /** Paths below the data folder of files that have a text in them, capitals aside. */
  filesWith(text: string): Promise<string[]>;
  /** Leaves nothing for the next test: faster than a database for each. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** What somebody sends. */
interface Sent {
  firstName: string;
  email: string;
  message: string;
  phone: string;
  fileName: string;
  content: string;
  language: "en" | "pl" | "de";
  /** ms since 1970. */
  receivedAt: number;
}

const SENT: Sent = {
  firstName: "Anna",
  email: "anna@example.com",
  message: "Main switchboard",
  phone: "",
  fileName: "cv.pdf",
  content: "a CV",
  language: "en",
  receivedAt: Date.UTC(2026, 10, 20, 12),
};

/** Tables that these tests fill, with those that hang on them. */
const FILLED = [
  ...(["outbox", "submissions"] as const),
  ...(["file_removals", "erasures", "audit_log", "staff_users"] as const),
];

const log = createLog("silent");

/** Opens it as one process does. @param forms of the site; those of the product unless given */
export async function openPersonSite({ location }: ContractDatabase, forms?: readonly AnyForm[]): Promise<PersonSite> {
  const storage = await openStorage(location, log, undefined, forms);
  const db = await openDatabase(location, log);
  const files = await diskStore(join(location.dataDir, "files"), log);
  const backupDir = join(location.dataDir, "backups");
  const parts: PersonParts = {
    storage,
    files,
    log,
    audit: openAudit({ storage, log, encrypter: createEncrypter("the secret of the tests of personal data") }),
    config: { backupDir },
  };
  return {
    storage,
    files,
    db,
    backupDir,
    personalData: openPersonalData(parts),
    openWith: (other) => openPersonalData({ ...parts, ...other }),

    async message(about) {
      const { firstName, email, message, language, receivedAt } = { ...SENT, ...about };
      const sent = { firstName, lastName: "Nowak", email, message };
      return (await storeMessage(storage, sent, arrival(language, receivedAt))).reference;
    },

    async application(about) {
      const { firstName, email, phone, fileName, content, language, receivedAt } = { ...SENT, ...about };
      const received = await files.receive(Readable.from([Buffer.from(content)]), 1_000_000);
      await files.save(received);
      const sent = { firstName, lastName: "Nowak", email, phone, consent: "vacancy", offerId: undefined } as const;
      const file = { ...received, name: fileName, scan: "clean" } as const;
      const token = { hash: randomUUID(), encrypted: "encrypted" };
      const { reference } = await storeApplication(storage, sent, file, token, arrival(language, receivedAt));
      await files.settle(received);
      return { reference, key: received.key };
    },

    async note(reference, text) {
      const row = { at: SENT.receivedAt, author_id: "ben", author: "Ben", text };
      const submission = await db
        .selectFrom("submissions")
        .select(["form", "id as submission_id"])
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      await db
        .insertInto("submission_notes")
        .values({ ...row, ...submission })
        .execute();
      if (reference.startsWith("M")) return;
      const { at, author } = row;
      const rating = { ...submission, at, author, user_id: "ben", stars: 4 };
      await db.insertInto("submission_ratings").values(rating).execute();
    },

    async tablesWith(text) {
      const found: string[] = [];
      for (const { name } of await db.introspection.getTables()) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
        if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(name);
      }
      return found;
    },

    async filesWith(text) {
      const entries = await readdir(location.dataDir, { recursive: true, withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      const has = async (name: string) =>
        (await readFile(name, "latin1")).toLowerCase().includes(Buffer.from(text).toString("latin1").toLowerCase());
      const found = await Promise.all(names.map(async (name) => ((await has(name)) ? [name] : [])));
      return found.flat();
    },

    async clear() {
      for (const table of FILLED) await db.deleteFrom(table).execute();
      await rm(backupDir, { recursive: true, force: true });
    },

    async close() {
      await db.destroy();
      await storage.close();
    },
  };
}

/** What a submission has beside what was typed. @param receivedAt ms since 1970 */
export function arrival(language: Sent["language"], receivedAt: number): Arrival {
  return {
    language,
    receivedAt,
    suspectedSpam: false,
    fingerprints: { content: { fingerprint: randomUUID(), forMs: 0 }, idempotencyKey: undefined },
    mailHost: "site.example",
  };
}

/** Somebody of the staff, in a session. */
export function somebody(role: Role): Actor {
  return { userId: "olga", username: "olga", name: "Olga", role, language: "en", sessionId: "session" };
}
