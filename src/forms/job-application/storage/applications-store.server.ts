import type { Selectable } from "kysely";
import { eraseApplications } from "#features/submissions/storage/erasure.server.ts";
import {
  type Arrival,
  enqueueMails,
  findEqual,
  type Kept,
  type LinkToken,
  newMail,
  newReference,
  printColumns,
  type StoredFile,
  takeTurns,
} from "#features/submissions/storage/new-submission.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { FALLBACK_LANGUAGE, isLanguage } from "#platform/i18n/languages.ts";
import { type ApplicationState, applicationState } from "../application-states.ts";
import { foldedApplicant } from "../folded-applicant.ts";
import { type Application, type Consent, consentOf } from "../job-application.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    applications: ReturnType<typeof applicationsStore>;
  }
}

/** An application as its sender's private link shows it. Times are ms since 1970. */
export interface KeptApplication {
  reference: string;
  receivedAt: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Empty when none was given. */
  phone: string;
  offerId: number | undefined;
  /** Last day of its offer, "YYYY-MM-DD". */
  offerOpenUntil: string | undefined;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  consent: Consent;
  /** When the consent was given or renewed. */
  consentAt: number;
  state: ApplicationState;
  /** When its state changed last; undefined: never. */
  changedAt: number | undefined;
}

/** Which applications are to be erased: those whose consent is older than a time. ms since 1970. */
export interface ApplicationCutoffs {
  /** For this vacancy only; its last day, where it has one, must be over as long. */
  vacancy: number;
  future: number;
}

/** Applications: a row, a file in the file store that the row names, and mails. */
export function applicationsStore(db: Database, dialect: DialectName) {
  const byToken = (hash: string) => db.selectFrom("applications").where("token_hash", "=", hash);

  return {
    /**
     * Keeps an application together with its mails, all or nothing. Its file must be in its place before.
     * @returns its reference, and whether it is new: an equal one that came before has its own file
     */
    keep(application: Application, file: Omit<StoredFile, "field">, token: LinkToken, arrival: Arrival): Promise<Kept> {
      return db.transaction().execute(async (transaction) => {
        await takeTurns(transaction, dialect);
        const known = await findEqual(transaction, "applications", arrival);
        if (known !== undefined) return { reference: known, isNew: false };
        const reference = newReference("A");
        const { id } = await transaction
          .insertInto("applications")
          .values({
            ...{ reference, token_hash: token.hash, folded: foldedApplicant({ reference, ...application }) },
            ...rowOf(application, file, arrival),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        if (!arrival.suspectedSpam) {
          await enqueueMails(transaction, arrival, { applicationId: id }, reference, "application-notice", {
            kind: "application-confirmation",
            recipient: application.email,
            sealedToken: token.sealed,
          });
        }
        return { reference, isNew: true };
      });
    },

    /** Finds the application of a private link by the hash of its token. */
    async find(tokenHash: string): Promise<KeptApplication | undefined> {
      const row = await byToken(tokenHash)
        .leftJoin("job_offers", "job_offers.id", "applications.offer_id")
        .selectAll("applications")
        .select("job_offers.open_until")
        .executeTakeFirst();
      return row === undefined ? undefined : keptApplication(row);
    },

    /** Notes a consent given now. @returns whether the token named an application */
    async renewConsent(tokenHash: string, consent: Consent, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("applications")
        .set({ consent, consent_at: now })
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Erases the application of a private link with its mails, and tells the company by mail that it is gone.
     * @returns its reference, or undefined when the token names nothing
     */
    eraseOwn(tokenHash: string, now: number, mailHost: string): Promise<string | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("applications")
          .select(["id", "reference", "language"])
          .where("token_hash", "=", tokenHash)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const gone = await eraseApplications(transaction, [row.id], { reason: "sender", erasedAt: now });
        if (gone.length === 0) return undefined;
        const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
        const mail = newMail("withdrawal-notice", { language, receivedAt: now, mailHost }, row.reference);
        await transaction.insertInto("outbox").values(mail).execute();
        return row.reference;
      });
    },

    /** Erases applications whose time has come. @param limit how many at most @returns how many there were */
    eraseExpired(cutoffs: ApplicationCutoffs, now: number, limit: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const rows = await expired(transaction, cutoffs)
          .select("applications.id")
          .orderBy("applications.id")
          .limit(limit)
          .execute();
        const ids = rows.map(({ id }) => id);
        await eraseApplications(transaction, ids, { reason: "retention", erasedAt: now });
        return rows.length;
      });
    },

    /** How many applications have come to their time. */
    async countExpired(cutoffs: ApplicationCutoffs): Promise<number> {
      const { count } = await expired(db, cutoffs)
        .select((row) => row.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Keys of files whose applications are erased, and that may still be in the store. */
    async filesToRemove(): Promise<string[]> {
      const rows = await db.selectFrom("file_removals").select("file_key").execute();
      return rows.map((row) => row.file_key);
    },

    /** Notes that the store has no such file any more. */
    async fileRemoved(key: string): Promise<void> {
      await db.deleteFrom("file_removals").where("file_key", "=", key).execute();
    },
  };
}

/** Applications whose time has come. */
function expired(db: Database, { vacancy, future }: ApplicationCutoffs) {
  const lastDay = new Date(vacancy).toISOString().slice(0, 10);
  return db
    .selectFrom("applications")
    .leftJoin("job_offers", "job_offers.id", "applications.offer_id")
    .where((row) =>
      row.or([
        row.and([row("consent", "=", "future"), row("consent_at", "<", future)]),
        row.and([
          row("consent", "=", "vacancy"),
          row("consent_at", "<", vacancy),
          row.or([row("open_until", "is", null), row("open_until", "<", lastDay)]),
        ]),
      ]),
    );
}

function rowOf(application: Application, file: Omit<StoredFile, "field">, arrival: Arrival) {
  return {
    language: arrival.language,
    received_at: arrival.receivedAt,
    offer_id: application.offerId ?? null,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    phone: application.phone,
    consent: application.consent,
    consent_at: arrival.receivedAt,
    file_key: file.key,
    file_name: file.name,
    file_size: file.size,
    file_sha256: file.sha256,
    scan: file.scan,
    suspected_spam: Number(arrival.suspectedSpam),
    ...printColumns(arrival, application.email),
  };
}

function keptApplication(row: Selectable<Schema["applications"]> & { open_until: string | null }): KeptApplication {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    offerId: row.offer_id ?? undefined,
    offerOpenUntil: row.open_until ?? undefined,
    fileName: row.file_name,
    fileSize: row.file_size,
    consent: consentOf(row.consent),
    consentAt: row.consent_at,
    state: applicationState(row.state),
    changedAt: row.changed_at ?? undefined,
  };
}
