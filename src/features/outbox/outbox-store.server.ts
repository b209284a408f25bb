import { z } from "zod";
import { offersStore } from "#collections/offers/offers-store.server.ts";
import { inboxStore } from "#features/submissions/storage/inbox-store.server.ts";
import { waitingMessages } from "#features/submissions/storage/waiting-messages.server.ts";
import { consentOf } from "#forms/job-application/storage/applications-store.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { FALLBACK_LANGUAGE, isLanguage } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  type DueMail,
  MAIL_KINDS,
  type MailKind,
  type Outbox,
} from "./outbox.server.ts";

const REASON_MAX = 500;

/** The outgoing mails. They hold no text of their own: what a mail says is read from its submission, or its account, when it goes. */
export function outboxStore(db: Database, log: Log): Outbox {
  const offers = offersStore(db, log);
  const inbox = inboxStore(db);

  /** Rows that wait, with the submission of each. */
  const waitingRows = (now: number, limit: number) =>
    db
      .selectFrom("outbox")
      .leftJoin("messages", "messages.id", "outbox.contact_message_id")
      .leftJoin("applications", "applications.id", "outbox.application_id")
      .leftJoin("staff_users", "staff_users.id", "outbox.staff_user_id")
      .selectAll("outbox")
      .select(["messages.message", "staff_users.username"])
      .select(({ fn }) => [
        fn.coalesce("messages.first_name", "applications.first_name").as("first_name"),
        fn.coalesce("messages.last_name", "applications.last_name").as("last_name"),
        fn.coalesce("messages.email", "applications.email").as("email"),
      ])
      .select(["applications.phone", "applications.offer_id", "applications.consent", "applications.file_name"])
      .select(["applications.file_size", "applications.scan"])
      .where("outbox.state", "=", "waiting")
      .where("outbox.next_try_at", "<=", now)
      .orderBy("outbox.next_try_at")
      .orderBy("outbox.id")
      .limit(limit)
      .execute();
  type Row = Awaited<ReturnType<typeof waitingRows>>[number];

  async function offerTitle(id: number | null, language: DueMail["language"]): Promise<string | undefined> {
    return id === null ? undefined : (await offers.title(id, language))?.title;
  }

  async function dueMail(row: Row): Promise<DueMail> {
    const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
    const common = {
      id: row.id,
      attempts: row.attempts,
      messageId: row.message_id,
      language,
      receivedAt: row.received_at,
      reference: row.reference,
      outstanding: outstandingOf(row.outstanding),
    };
    const person = { firstName: row.first_name ?? "", lastName: row.last_name ?? "", email: row.email ?? "" };
    const recipient = row.recipient ?? "";
    switch (mailKind(row.kind)) {
      case "message-notice":
        return { ...common, kind: "message-notice", message: { ...person, message: row.message ?? "" } };
      case "message-confirmation":
        return { ...common, kind: "message-confirmation", recipient };
      case "application-notice": {
        const file = { fileName: row.file_name ?? "", fileSize: row.file_size ?? 0 };
        const scan = row.scan === "clean" ? "clean" : "unscanned";
        const title = await offerTitle(row.offer_id, language);
        const about = { phone: row.phone ?? "", offerTitle: title, consent: consentOf(row.consent ?? "") };
        return { ...common, kind: "application-notice", application: { ...person, ...about, ...file, scan } };
      }
      case "application-confirmation": {
        const title = await offerTitle(row.offer_id, language);
        return {
          ...common,
          kind: "application-confirmation",
          recipient,
          offerTitle: title,
          sealedToken: row.sealed_token ?? "",
        };
      }
      case "withdrawal-notice":
        return { ...common, kind: "withdrawal-notice" };
      case "staff-invitation":
        return { ...common, kind: "staff-invitation", ...staffLink(row) };
      case "staff-reset":
        return { ...common, kind: "staff-reset", ...staffLink(row) };
      case "staff-notice":
        return {
          ...common,
          kind: "staff-notice",
          recipient,
          username: row.username ?? "",
          change: accountChange(row.staff_change),
        };
      case "waiting-reminder":
        return { ...common, kind: "waiting-reminder", ...(await waitingMessages(inbox, row.received_at)) };
      case "test-mail":
        return { ...common, kind: "test-mail", recipient };
    }
  }

  const staffLink = ({ recipient, username, sealed_token }: Row) => ({
    recipient: recipient ?? "",
    username: username ?? "",
    sealedToken: sealed_token ?? "",
  });

  const change = (id: number) => db.updateTable("outbox").where("id", "=", id).where("state", "=", "waiting");

  async function fail(id: number, reason: string, at = Date.now()): Promise<void> {
    await change(id)
      // No try comes any more: from here on the column tells when it failed.
      .set({ state: "failed", last_error: reason.slice(0, REASON_MAX), next_try_at: at })
      .execute();
  }

  return {
    async due(now, limit) {
      const mails = (await waitingRows(now, limit)).map((row) =>
        dueMail(row).catch(async (error: unknown) => {
          if (failureId(error) !== undefined) throw error;
          // A row that this release cannot read must not stop all others.
          await fail(row.id, `cannot be read: ${error}`);
          return undefined;
        }),
      );
      return (await Promise.all(mails)).filter((mail) => mail !== undefined);
    },

    async begin({ id, attempts }, nextTryAt) {
      const { numUpdatedRows } = await change(id)
        .where("attempts", "=", attempts)
        // Without an error of an earlier try, the row says that a try is running.
        .set({ attempts: attempts + 1, next_try_at: nextTryAt, last_error: null })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async sent(id, at) {
      await change(id)
        .set({ state: "sent", sent_at: at, sealed_token: null, outstanding: null, last_error: null })
        .execute();
    },

    async retry(id, reason, nextTryAt, outstanding) {
      // Not given: who has it already stays known.
      const noted = outstanding === undefined ? {} : { outstanding: JSON.stringify(outstanding) };
      await change(id)
        .set({ last_error: reason.slice(0, REASON_MAX), next_try_at: nextTryAt, ...noted })
        .execute();
    },

    fail,

    async waiting() {
      const { count } = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

function outstandingOf(text: string | null): readonly string[] | undefined {
  return text === null ? undefined : z.array(z.string()).parse(JSON.parse(text));
}

function accountChange(text: string | null): AccountChange {
  const change = ACCOUNT_CHANGES.find((known) => known === text);
  if (change === undefined) throw new Error(`unknown change of an account: ${text}`);
  return change;
}

function mailKind(text: string): MailKind {
  const kind = MAIL_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`unknown kind of mail: ${text}`);
  return kind;
}
