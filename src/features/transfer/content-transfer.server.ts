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
import type { ImportOutcome, ImportStep, InTheWay } from "./import-outcome.ts";
import { lookForImport } from "./storage/in-the-way.server.ts";

/** A file of content that has come in and waits to be imported. */
export interface StagedContent {
  /**
   * Imports it, and removes the file whatever comes of it. Call it once.
   * @param onStep is told how far it is
   */
  import(onStep: (step: ImportStep) => void): Promise<ImportOutcome>;
  /** Removes the file: it is not to be imported. */
  discard(): Promise<void>;
}

/** The site's content as a file, out and in; for admins who are signed in. */
export interface ContentTransfer {
  /** All content, as JSON that is made while it is read. It is on record before its first byte leaves. */
  content(actor: Actor): Promise<Attachment>;
  /** What keeps an import out now; undefined when nothing does. */
  inTheWay(actor: Actor): Promise<InTheWay | undefined>;
  /** Takes a file in, a piece at a time. @throws ExpectedError `body-too-large`, `storage-full` */
  receiveContent(actor: Actor, stream: Readable): Promise<StagedContent>;
}

/** Opens it, and removes what a killed process was importing. */
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
      return (await lookForImport(storage.publishing.rows, storage)).inTheWay;
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
