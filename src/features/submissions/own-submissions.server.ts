import type { FileStore } from "#platform/files/file-store.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { removeErasedFiles } from "./erased-files.server.ts";
import { erasedFrom } from "./erased-from.ts";
import type { AnyForm } from "./form.ts";
import type { NamedEntry } from "./inbox.server.ts";
import { tokenHash } from "./link-token.server.ts";
import type { NameEntries } from "./open-inbox.server.ts";
import type { StoredFile, WholeSubmission } from "./storage/submission-rows.server.ts";

/** A submission as its sender sees it. */
export interface OwnSubmission
  extends Omit<
    WholeSubmission,
    | ("notes" | "stars" | "files" | "about" | "owner" | "rating" | "documents")
    | ("priority" | "waitingUntil" | "returnedAt")
  > {
  /** The entry that it is about; undefined: none. */
  about: NamedEntry | undefined;
  files: Pick<StoredFile, "field" | "position" | "name" | "size">[];
  /** Day of automatic erasure, "YYYY-MM-DD"; undefined: this release does not know its retention setting. */
  erasedFrom: string | undefined;
}

/** Operations of a sender's private link. The token in the link is the only authorization. */
export interface OwnSubmissions {
  /** Returns the submission of a token, with the entry's title in a language; undefined for an unknown token. */
  findOwn(form: AnyForm, token: string, language: Language): Promise<OwnSubmission | undefined>;
  /** Erases the submission of a token: row, files, e-mails. @returns its reference; undefined for an unknown token */
  eraseOwn(form: AnyForm, token: string): Promise<string | undefined>;
  /** Stores changed fields of a submission. @returns whether the token named one */
  changeOwn(form: AnyForm, token: string, values: Readonly<Record<string, string>>): Promise<boolean>;
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
  /** Called after an erasure, as a mail to the company is queued. */
  onErased(): void;
}

/** Creates the operations of private links. */
export function ownSubmissions(options: OwnSubmissionsOptions): OwnSubmissions {
  const { storage, files, backupDir, log, publicUrl, entries, onErased } = options;
  const { submissions } = storage;
  return {
    async findOwn(form, token, language) {
      const hash = tokenHash(token);
      const found = hash === undefined ? undefined : await submissions.of(form).findByToken(hash);
      if (found === undefined) return undefined;
      const { notes: _, stars: __, owner: ___, rating: ____, documents: _____, files: stored, about, ...rest } = found;
      const { priority: ______, waitingUntil: _______, returnedAt: ________, ...shown } = rest;
      const name = form.about === undefined ? undefined : entries[form.about.collection];
      const [entry] = about === undefined || name === undefined ? [] : await name([about], language);
      return {
        ...shown,
        about: entry,
        files: stored.map(({ field, position, name: fileName, size }) => ({ field, position, name: fileName, size })),
        erasedFrom: erasedFrom(form, found, await storage.settings.retention()),
      };
    },

    async eraseOwn(form, token) {
      const hash = tokenHash(token);
      if (hash === undefined) return undefined;
      const reference = await submissions.of(form).eraseOwn(hash, Date.now(), new URL(publicUrl).hostname);
      if (reference === undefined) return undefined;
      log.info({ reference }, `${form.name} withdrawn and erased by its sender`);
      onErased();
      // The row is erased; removing the files is retried on failure.
      await removeErasedFiles({ storage, files, backupDir, log });
      return reference;
    },

    async changeOwn(form, token, values) {
      const hash = tokenHash(token);
      return hash !== undefined && (await submissions.of(form).changeOwn(hash, values, Date.now()));
    },
  };
}
