import { erasedFrom } from "#features/settings/retention.ts";
import { removeErasedFiles } from "#features/submissions/erased-files.server.ts";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { Consent } from "./job-application.ts";
import type { KeptApplication } from "./storage/applications-store.server.ts";

declare module "#features/submissions/receipt.server.ts" {
  interface Submissions {
    /** What an applicant's private link shows; undefined when the token names nothing (any more). */
    findApplication(token: string): Promise<OwnApplication | undefined>;
    /** Withdraws and erases what a private link names: row, file, mail copies. @returns its reference, if there was one */
    eraseApplication(token: string): Promise<string | undefined>;
    /** Notes a consent given today for what a private link names. @returns whether there was one */
    renewConsent(token: string, consent: Consent): Promise<boolean>;
  }
}

/** An application as its sender sees it. */
export type OwnApplication = Omit<KeptApplication, "offerOpenUntil"> & {
  /** The day from which it is erased by itself, "YYYY-MM-DD". */
  erasedFrom: string;
};

interface OwnApplicationOptions {
  storage: Storage;
  files: FileStore;
  /** Where the ledger of erasures stands. */
  backupDir: string;
  log: Log;
  publicUrl: string;
  /** Told after an erasure: the company gets a mail. */
  onErased(): void;
}

/** What an applicant's private link can do. Whoever has the link has the application; there is no account. */
export function ownApplications({ storage, files, backupDir, log, publicUrl, onErased }: OwnApplicationOptions) {
  return {
    async findApplication(token: string): Promise<OwnApplication | undefined> {
      const hash = tokenHash(token);
      const kept = hash === undefined ? undefined : await storage.applications.find(hash);
      if (kept === undefined) return undefined;
      const { offerOpenUntil: _, ...shown } = kept;
      return { ...shown, erasedFrom: erasedFrom(kept, await storage.settings.retention()) };
    },

    async eraseApplication(token: string): Promise<string | undefined> {
      const hash = tokenHash(token);
      if (hash === undefined) return undefined;
      const reference = await storage.applications.eraseOwn(hash, Date.now(), new URL(publicUrl).hostname);
      if (reference === undefined) return undefined;
      log.info({ reference }, "application withdrawn and erased by its sender");
      onErased();
      // The row is gone for good; should the file resist, it is tried again.
      await removeErasedFiles({ storage, files, backupDir, log });
      return reference;
    },

    async renewConsent(token: string, consent: Consent): Promise<boolean> {
      const hash = tokenHash(token);
      return hash !== undefined && (await storage.applications.renewConsent(hash, consent, Date.now()));
    },
  };
}
