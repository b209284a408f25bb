import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { Applicants } from "./applicants.server.ts";

/** What admins decide and note. */
export function changeApplicants({
  storage,
  audit,
  onMail,
}: Pick<ServiceParts, "storage" | "audit" | "onMail">): Pick<
  Applicants,
  "setState" | "rate" | "addNote" | "retryMail"
> {
  const subjectOf = (reference: string) => ({ kind: "application", name: reference }) as const;
  const authorOf = ({ userId, name }: Actor) => ({ userId, name, at: Date.now() });

  return {
    async setState(actor, reference, seen, state) {
      requireRole(actor, "admin");
      await storage.applicants.setState(reference, seen, state, Date.now());
      const details = { from: seen, to: state };
      await audit.noteDone(actor, "application-state", { subject: subjectOf(reference), details });
    },

    async rate(actor, reference, stars) {
      requireRole(actor, "admin");
      await storage.applicants.rate(reference, stars, authorOf(actor));
      await audit.noteDone(actor, "application-rated", { subject: subjectOf(reference), details: { stars } });
    },

    async addNote(actor, reference, text) {
      requireRole(actor, "admin");
      await storage.applicants.addNote(reference, text, authorOf(actor));
      await audit.noteDone(actor, "application-noted", { subject: subjectOf(reference) });
    },

    async retryMail(actor, reference, mailId) {
      requireRole(actor, "admin");
      const record = await storage.applicants.find(reference);
      const mails = record === undefined ? [] : await storage.mails.ofApplication(record.id);
      const mail = mails.find(({ id }) => id === mailId);
      if (mail === undefined) throw new ExpectedError("not-found", "the application has no such mail");
      if ((await storage.mails.retry(mailId)) === undefined) throw new ExpectedError("conflict", "the mail has gone");
      onMail();
      await audit.noteDone(actor, "mail-retried", { subject: subjectOf(reference), details: { mail: mail.kind } });
    },
  };
}
