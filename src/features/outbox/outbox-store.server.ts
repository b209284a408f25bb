import type { Generated, Selectable } from "kysely";
import { z } from "zod";
import {
  type AnyForm,
  type FormMail,
  type MailedSubmission,
  type MailPart,
  mailKinds,
} from "#features/submissions/form.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { MailContent } from "./mail-content.server.ts";
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  type DueMail,
  type ExpiringEntry,
  type Outbox,
  OWN_MAIL_KINDS,
  type OwnMailKind,
  type WaitingSubmissions,
} from "./outbox.server.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** Waiting, sent and failed mails. Except for tests, they contain no text: it is rendered when sent. */
    outbox: {
      id: Generated<number>;
      kind: string;
      message_id: string;
      language: string;
      reference: string;
      received_at: number;
      /** Submission that the mail is about. */
      form: string | null;
      submission_id: number | null;
      /** Account that a staff mail is about. */
      staff_user_id: string | null;
      /** Null: the company. */
      recipient: string | null;
      /** Normalized address of the recipient; see `mailboxOf`. */
      recipient_key: string | null;
      /** JSON array of the remaining recipients after a partial delivery; null: all. */
      outstanding: string | null;
      sealed_token: string | null;
      /** Change of an account that a staff notice reports. */
      staff_change: string | null;
      /**
       * JSON of what a test e-mail says with words that are not published, and of what a notice of health reports; null:
       * rendered when sent, or sent.
       */
      content: string | null;
      state: string;
      attempts: number;
      /** For a failed mail: when it failed. */
      next_try_at: number;
      last_error: string | null;
      created_at: number;
      sent_at: number | null;
    };
  }
}

const REASON_MAX = 500;

/** Row of the outbox. */
export type OutboxRow = Selectable<Schema["outbox"]>;

interface OutboxOptions {
  forms: readonly AnyForm[];
  /** Returns overdue submissions. @param at ms since 1970 */
  waiting(at: number): Promise<WaitingSubmissions>;
  /** Returns the entry that a reference names. @throws Error for a malformed one */
  expiringEntry(reference: string, language: Language): Promise<ExpiringEntry>;
  /** Returns the submission of a mail; undefined when it is erased. */
  submissionOf(form: AnyForm, mail: OutboxRow, language: Language): Promise<MailedSubmission | undefined>;
}

const NO_SUBMISSION: MailedSubmission = { values: {}, about: undefined, files: [] };

/** Store of outgoing mails. A mail's content is read from its submission or account when it is sent. */
export function outboxStore(db: Database, { forms, submissionOf, waiting, expiringEntry }: OutboxOptions): Outbox {
  const partsOfForms = new Map(forms.flatMap((form) => partsOf(form)));

  const waitingRows = (now: number, limit: number) =>
    db
      .selectFrom("outbox")
      .leftJoin("staff_users", "staff_users.id", "outbox.staff_user_id")
      .selectAll("outbox")
      .select("staff_users.username")
      .where("outbox.state", "=", "waiting")
      .where("outbox.next_try_at", "<=", now)
      .orderBy("outbox.next_try_at")
      .orderBy("outbox.id")
      .limit(limit)
      .execute();
  type Row = Awaited<ReturnType<typeof waitingRows>>[number];

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
    const ofForm = partsOfForms.get(row.kind);
    if (ofForm !== undefined) {
      return {
        ...common,
        ...ofForm,
        submission: (await submissionOf(ofForm.form, row, language)) ?? NO_SUBMISSION,
        recipient: row.recipient ?? undefined,
        encryptedToken: row.sealed_token ?? "",
      };
    }
    const recipient = row.recipient ?? "";
    switch (ownKind(row.kind)) {
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
        return { ...common, kind: "waiting-reminder", ...(await waiting(row.received_at)) };
      case "expiry-reminder":
        return { ...common, kind: "expiry-reminder", ...(await expiringEntry(row.reference, language)) };
      case "health-notice":
        return { ...common, kind: "health-notice", ...healthSchema.parse(JSON.parse(row.content ?? "null")) };
      case "test-mail":
        return { ...common, kind: "test-mail", recipient, content: contentOf(row.content) };
    }
  }

  const staffLink = ({ recipient, username, sealed_token }: Row) => ({
    recipient: recipient ?? "",
    username: username ?? "",
    encryptedToken: sealed_token ?? "",
  });

  const change = (id: number) => db.updateTable("outbox").where("id", "=", id).where("state", "=", "waiting");

  async function fail(id: number, reason: string, at = Date.now()): Promise<void> {
    await change(id)
      // For failed mails the column has the time of failure.
      .set({ state: "failed", last_error: reason.slice(0, REASON_MAX), next_try_at: at })
      .execute();
  }

  return {
    async due(now, limit) {
      const mails = (await waitingRows(now, limit)).map((row) =>
        dueMail(row).catch(async (error: unknown) => {
          if (failureId(error) !== undefined) throw error;
          // An unreadable row must not block the others.
          await fail(row.id, `cannot be read: ${error}`);
          return undefined;
        }),
      );
      return (await Promise.all(mails)).filter((mail) => mail !== undefined);
    },

    async begin({ id, attempts }, nextTryAt) {
      const { numUpdatedRows } = await change(id)
        .where("attempts", "=", attempts)
        // No error means that an attempt is running.
        .set({ attempts: attempts + 1, next_try_at: nextTryAt, last_error: null })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async sent(id, at) {
      await change(id)
        .set({ state: "sent", sent_at: at, sealed_token: null, outstanding: null, content: null, last_error: null })
        .execute();
    },

    async retry(id, reason, nextTryAt, outstanding) {
      // Undefined leaves the recorded recipients.
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

const problems = z.array(z.object({ concern: z.string(), since: z.number(), until: z.number() }));
const healthSchema = z.object({ began: problems, ended: problems });

const contentSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

function contentOf(text: string | null): MailContent | undefined {
  return text === null ? undefined : contentSchema.parse(JSON.parse(text));
}

function accountChange(text: string | null): AccountChange {
  const change = ACCOUNT_CHANGES.find((known) => known === text);
  if (change === undefined) throw new Error(`unknown change of an account: ${text}`);
  return change;
}

function ownKind(text: string): OwnMailKind {
  const kind = OWN_MAIL_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`unknown kind of mail: ${text}`);
  return kind;
}

/** Returns the mails of a form by stored kind. */
function partsOf(form: AnyForm): [string, Pick<FormMail, "kind" | "form" | "part">][] {
  const kinds = mailKinds(form);
  return (Object.keys(kinds) as MailPart[]).flatMap((part) => {
    const kind = kinds[part];
    return kind === undefined ? [] : [[kind, { kind, form, part }]];
  });
}
