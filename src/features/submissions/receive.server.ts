import type { FileStore } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { fingerprintsOf } from "./fingerprint.server.ts";
import { LANGUAGE_FIELD } from "./form-extras.ts";
import type { Limits } from "./limits.server.ts";
import type { FieldErrorId } from "./person-fields.ts";
import type { Sender } from "./receipt.server.ts";
import type { Arrival } from "./storage/new-submission.server.ts";
import { looksAutomatic } from "./suspicion.server.ts";

/** What taking in submissions needs. */
export interface ReceiverOptions {
  storage: Storage;
  files: FileStore;
  /** Where the ledger of erasures stands. */
  backupDir: string;
  limits: Limits;
  log: Log;
  /** The site's secret. */
  secret: string;
  /** Seconds below which a form counts as filled by a program; 0 for none. */
  minFillSeconds: number;
  /** The site's address; its host names the mails. */
  publicUrl: string;
  /** Says what is wrong with a file by its name and content; undefined for nothing. */
  inspect(path: string, name: string): Promise<FieldErrorId | undefined>;
  /** Says what a virus scanner thinks of a file. */
  scan(path: string): Promise<"clean" | "infected" | "unscanned">;
  /** Told after each kept submission: there may be mail. */
  onKept(): void;
}

type Fields = Readonly<Record<string, string>>;

/** The language to answer in: the page's, or what the form says, or the fallback. */
export function languageOf(fields: Fields, { language }: Sender): Language {
  const said = fields[LANGUAGE_FIELD] ?? "";
  return language ?? (isLanguage(said) ? said : FALLBACK_LANGUAGE);
}

/** What is kept beside what was typed. @param typed everything that makes this submission another than the one before */
export function arrivalOf(
  fields: Fields,
  typed: readonly string[],
  sender: Sender,
  { secret, minFillSeconds, publicUrl }: ReceiverOptions,
): Arrival {
  const receivedAt = Date.now();
  return {
    language: languageOf(fields, sender),
    receivedAt,
    suspectedSpam: looksAutomatic(fields, minFillSeconds),
    fingerprints: fingerprintsOf(fields, typed, sender.address, secret),
    mailHost: new URL(publicUrl).hostname,
  };
}

/** The status of a failure that is the storage's, not the sender's; undefined for any other. */
export function unavailableStatus(error: unknown): 503 | 507 | undefined {
  const id = failureId(error);
  return id === "storage-unavailable" ? 503 : id === "storage-full" ? 507 : undefined;
}
