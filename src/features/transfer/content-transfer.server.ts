import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { diskStore } from "#platform/files/disk-store.server.ts";
import type { Attachment } from "#platform/http/attachment.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { exportContent } from "./content-export.server.ts";
import { type ImportParts, importContent } from "./content-import.server.ts";
import { stagingFolder } from "./content-write.server.ts";
import { CONTENT_MAX_BYTES } from "./import-limits.ts";
import type { ImportBlockers, ImportOutcome, ImportStep } from "./import-outcome.ts";
import { readImportPreconditions } from "./storage/import-preconditions.server.ts";

/** A received content file, ready to be imported. */
export interface StagedContent {
  /**
   * Imports the file and removes it in any case. Call it once.
   * @param onStep called with the progress
   */
  import(onStep: (step: ImportStep) => void): Promise<ImportOutcome>;
  /** Removes the file without importing it. */
  discard(): Promise<void>;
}

/** Export and import of the site's content, for admins with a session. */
export interface ContentTransfer {
  /** Returns all content as streamed JSON. The export is recorded in the audit log first. */
  content(actor: Actor): Promise<Attachment>;
  /** Returns what prevents an import; undefined when nothing does. */
  inTheWay(actor: Actor): Promise<ImportBlockers | undefined>;
  /** Receives a file as a stream. @throws ExpectedError `body-too-large`, `storage-full` */
  receiveContent(actor: Actor, stream: Readable): Promise<StagedContent>;
}

/** Creates the export and import, and removes files left by killed imports. */
export async function openContentTransfer(parts: ImportParts): Promise<ContentTransfer> {
  const { config, log, storage, audit } = parts;
  const incoming = await diskStore(join(config.dataDir, "imports"), log);
  await incoming.recover(async () => new Set());
  await rm(stagingFolder(config.dataDir), { recursive: true, force: true });
  let isImporting = false;

  const mayTransfer = (actor: Actor) => {
    requireRole(actor, "admin");
    requireSession(actor);
  };

  return {
    async content(actor) {
      mayTransfer(actor);
      await audit.note(actor, "content-exported", { subject: { kind: "site", name: "content" } });
      const now = Date.now();
      const name = `site-content-${dayOf(now)}.json`;
      return { name, type: "application/json; charset=utf-8", body: exportContent(parts, now) };
    },

    async inTheWay(actor) {
      mayTransfer(actor);
      return (await readImportPreconditions(storage.publishing.rows, storage)).inTheWay;
    },

    async receiveContent(actor, stream) {
      mayTransfer(actor);
      const file = await incoming.receive(stream, CONTENT_MAX_BYTES);
      return {
        discard: () => incoming.discard(file),
        async import(onStep) {
          try {
            if (isImporting) return { kind: "busy" };
            isImporting = true;
            try {
              return await importContent(parts, actor, file, onStep);
            } finally {
              isImporting = false;
            }
          } finally {
            await incoming.discard(file);
          }
        },
      };
    },
  };
}
