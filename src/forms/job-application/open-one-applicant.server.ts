import { offers } from "#collections/offers/offers.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import type { AuditEntry } from "#features/audit/audit.server.ts";
import { erasedFrom } from "#features/settings/retention.ts";
import { ExpectedError, failureId } from "#platform/http/errors.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { Applicants, Opening } from "./applicants.server.ts";

/** How long one opening of a page by one person counts. */
const OPENED_FOR_MS = 3_600_000;
/** Entries of the audit log that are looked at for one application. */
const ENTRIES_MAX = 200;

/** One application and its file; who opens them is on record. */
export function openOneApplicant({
  storage,
  files,
  audit,
  log,
}: Pick<ServiceParts, "storage" | "files" | "audit" | "log">): Pick<Applicants, "open" | "openCv"> {
  const subjectOf = (reference: string) => ({ kind: "application", name: reference }) as const;

  /** Notes that somebody sees the page, unless that is on record already. @returns all openings */
  async function noteOpening(actor: Actor, reference: string): Promise<Opening[]> {
    const entries = await storage.audit.ofSubject("application", reference, ENTRIES_MAX);
    const now = Date.now();
    const known = entries.some(
      ({ action, actorId, at }) =>
        action === "application-opened" && actorId === actor.userId && at > now - OPENED_FOR_MS,
    );
    const openings = entries.flatMap(openingOf);
    if (known) return openings;
    await audit.noteDone(actor, "application-opened", { subject: subjectOf(reference) });
    return [{ what: "application", who: actor.name, at: now }, ...openings];
  }

  return {
    async open(actor, reference) {
      requireRole(actor, "admin");
      const record = await storage.applicants.find(reference);
      if (record === undefined) return undefined;
      const { id, file, offerId, offerOpenUntil: _, ...shown } = record;
      const { key: __, ...shownFile } = file;
      const [offer] = offerId === undefined ? [] : await storage.collection(offers).titles([offerId], actor.language);
      return {
        ...shown,
        offer,
        mails: await storage.mails.ofApplication(id),
        file: shownFile,
        erasedFrom: erasedFrom(record, await storage.settings.retention()),
        openings: await noteOpening(actor, reference),
      };
    },

    async openCv(actor, reference) {
      requireRole(actor, "admin");
      const record = await storage.applicants.find(reference);
      if (record === undefined) throw new ExpectedError("not-found", "no application has this reference");
      await audit.note(actor, "cv-opened", { subject: subjectOf(reference) });
      const { key, name, size } = record.file;
      try {
        return { name, size, body: await files.open(key) };
      } catch (error) {
        if (failureId(error) === "not-found")
          log.error({ reference }, "the file of an application is not in the store");
        throw error;
      }
    },
  };
}

function openingOf({ action, actor, at }: AuditEntry): Opening[] {
  switch (action) {
    case "application-opened":
      return [{ what: "application", who: actor, at }];
    case "cv-opened":
      return [{ what: "cv", who: actor, at }];
    default:
      return [];
  }
}
