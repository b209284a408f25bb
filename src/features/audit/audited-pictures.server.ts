import { isDeepStrictEqual } from "node:util";
import type { Pictures } from "#features/media-library/pictures.server.ts";
import type { Audit } from "./audit.server.ts";

/**
 * The picture library, with what is added, changed and removed on record. Each method is named here: a new one is to be
 * decided on.
 */
export function auditedPictures(pictures: Pictures, audit: Audit): Pictures {
  return {
    async receive(actor, upload) {
      const received = await pictures.receive(actor, upload);
      if (received.kind === "stored") {
        await audit.noteDone(actor, "picture-added", { subject: { kind: "picture", name: received.file.key } });
      }
      return received;
    },
    async receiveDocument(actor, upload) {
      const received = await pictures.receiveDocument(actor, upload);
      if (received.kind === "stored") {
        await audit.noteDone(actor, "document-added", { subject: { kind: "document", name: received.file.key } });
      }
      return received;
    },
    async update(actor, key, change) {
      const before = await pictures.find(actor, key);
      const picture = await pictures.update(actor, key, change);
      if (
        picture !== undefined &&
        !(isDeepStrictEqual(before?.alt, picture.alt) && before?.version === picture.version)
      ) {
        await audit.noteDone(actor, "picture-changed", { subject: { kind: "picture", name: key } });
      }
      return picture;
    },
    async remove(actor, key) {
      const outcome = await pictures.remove(actor, key);
      if (outcome.kind === "removed") {
        await audit.noteDone(actor, "picture-removed", { subject: { kind: "picture", name: key } });
      }
      return outcome;
    },

    // These change nothing.
    list: pictures.list,
    find: pictures.find,
    uses: pictures.uses,
    usedBy: pictures.usedBy,
    known: pictures.known,
    knownDocument: pictures.knownDocument,
    altOf: pictures.altOf,
    servedAt: pictures.servedAt,
    // What it removes, nobody has named since its upload broke off.
    recover: pictures.recover,
    close: pictures.close,
  };
}
