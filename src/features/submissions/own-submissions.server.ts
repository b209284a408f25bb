import { createHash } from "node:crypto";
import { appendEntry, type WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { removeErasedFiles } from "./erased-files.server.ts";
import { erasedFrom } from "./erased-from.ts";
import { type AnyForm, auditAction } from "./form.ts";
import type { NamedEntry } from "./inbox.server.ts";
import type { Limits } from "./limits.server.ts";
import { tokenHash } from "./link-token.server.ts";
import type { NameEntries } from "./open-inbox.server.ts";
import type { FieldError } from "./person-fields.ts";
import type { Refusal } from "./refusal-texts.ts";
import type { StoredFile, WholeSubmission } from "./storage/submission-rows.server.ts";
import { checkWritten, type MessageKind } from "./thread.ts";

/** A submission as its sender sees it. */
export interface OwnSubmission
  extends Omit<
    WholeSubmission,
    | ("notes" | "stars" | "files" | "about" | "owner" | "rating" | "documents" | "thread")
    | ("priority" | "waitingUntil" | "returnedAt" | "writtenAt")
  > {
  /** The entry that it is about; undefined: none. */
  about: NamedEntry | undefined;
  files: Pick<StoredFile, "field" | "position" | "name" | "size">[];
  /** Messages after the first one, oldest first. */
  thread: { id: number; kind: MessageKind; at: number; text: string }[];
  /** Day of automatic erasure, "YYYY-MM-DD"; undefined: this release does not know its retention setting. */
  erasedFrom: string | undefined;
}

/** Result of a message on the private page; `full`: the submission has all messages that it can have. */
export type WriteResult =
  | { kind: "written" }
  | { kind: "unknown" }
  | { kind: "full" }
  | { kind: "invalid"; error: FieldError | undefined }
  | Refusal;

/** Operations of a sender's private link. The token in the link is the only authorization. */
export interface OwnSubmissions {
  /** Returns the submission of a token, with the entry's title in a language; undefined for an unknown token. */
  findOwn(form: AnyForm, token: string, language: Language): Promise<OwnSubmission | undefined>;
  /** Erases the submission of a token: row, files, e-mails. @returns its reference; undefined for an unknown token */
  eraseOwn(form: AnyForm, token: string): Promise<string | undefined>;
  /** Stores changed fields of a submission. @returns whether the token named one */
  changeOwn(form: AnyForm, token: string, values: Readonly<Record<string, string>>): Promise<boolean>;
  /**
   * Adds a message of the sender to the thread of a submission, and reports it to the company by e-mail. It counts for
   * the rate limit of the form.
   * @param written the text as typed, and a key that recognises a repeated request together with the text
   * @param address of the client, for the rate limit
   */
  writeOwn(
    form: AnyForm,
    token: string,
    written: { text: string; requestKey: string },
    address: string,
  ): Promise<WriteResult>;
}

interface OwnSubmissionsOptions {
  storage: Storage;
  files: FileStore;
  /** Folder of the backups, which also has the ledger of erasures. */
  backupDir: string;
  log: Log;
  publicUrl: string;
  /** Return entries with titles, by collection that submissions can be about. */
  entries: Readonly<Record<string, NameEntries>>;
  limits: Limits;
  /** Called when a mail to the company is queued. */
  onMail(): void;
}

/** Creates the operations of private links. */
export function ownSubmissions(options: OwnSubmissionsOptions): OwnSubmissions {
  const { storage, files, backupDir, log, publicUrl, entries, limits, onMail } = options;
  const { submissions } = storage;
  const mailHost = new URL(publicUrl).hostname;
  return {
    async findOwn(form, token, language) {
      const hash = tokenHash(token);
      const found = hash === undefined ? undefined : await submissions.of(form).findByToken(hash);
      if (found === undefined) return undefined;
      const { files: stored, about, thread, ...whole } = found;
      const { notes: _, stars: __, owner: ___, rating: ____, documents: _____, ...rest } = whole;
      const { priority: ______, waitingUntil: _______, returnedAt: ________, writtenAt: _________, ...shown } = rest;
      const name = form.about === undefined ? undefined : entries[form.about.collection];
      const [entry] = about === undefined || name === undefined ? [] : await name([about], language);
      return {
        ...shown,
        about: entry,
        files: stored.map(({ field, position, name: fileName, size }) => ({ field, position, name: fileName, size })),
        thread: thread.map(({ id, kind, at, text }) => ({ id, kind, at, text })),
        erasedFrom: erasedFrom(form, found, await storage.settings.retention()),
      };
    },

    async eraseOwn(form, token) {
      const hash = tokenHash(token);
      if (hash === undefined) return undefined;
      const reference = await submissions.of(form).eraseOwn(hash, Date.now(), mailHost);
      if (reference === undefined) return undefined;
      log.info({ reference }, `${form.name} withdrawn and erased by its sender`);
      onMail();
      // The row is erased; removing the files is retried on failure.
      await removeErasedFiles({ storage, files, backupDir, log });
      return reference;
    },

    async changeOwn(form, token, values) {
      const hash = tokenHash(token);
      return hash !== undefined && (await submissions.of(form).changeOwn(hash, values, Date.now()));
    },

    async writeOwn(form, token, { text, requestKey }, address) {
      const hash = tokenHash(token);
      if (hash === undefined) return { kind: "unknown" };
      const admission = await limits.admit(form.limit.name, address);
      if (admission.kind === "limited") return admission;
      const checked = checkWritten({ text });
      if (!checked.ok) {
        await admission.refused();
        return { kind: "invalid", error: checked.errors.text };
      }
      // Two messages may be written on the same page: only the same text is a repetition.
      const words = createHash("sha256").update(checked.value.text).digest("base64url");
      const written = { text: checked.value.text, requestKey: `${requestKey} ${words}` };
      const now = Date.now();
      const auditOf = (reference: string): WriteEntry => {
        const subject = { kind: form.name, name: reference };
        return async (transaction) => {
          const action = auditAction(form, "written");
          if (action !== undefined) await appendEntry(transaction, now, undefined, action, { subject });
        };
      };
      try {
        const reference = await submissions.of(form).writeOwn(hash, written, { now, mailHost }, auditOf);
        if (reference === undefined) {
          await admission.refused();
          return { kind: "unknown" };
        }
        log.info({ reference }, `${form.name}: its sender has written again`);
        onMail();
        return { kind: "written" };
      } catch (error) {
        await admission.released();
        const failure = failureId(error);
        if (failure === "too-many") return { kind: "full" };
        if (failure !== "storage-unavailable" && failure !== "storage-full") throw error;
        log.error({ form: form.name, err: error }, "a message could not be stored");
        return { kind: "unavailable", status: failure === "storage-full" ? 507 : 503 };
      }
    },
  };
}
