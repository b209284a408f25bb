import type { Generated, Selectable } from "kysely";
import { z } from "zod";
import type { AnyForm, FormMail, MailedSubmission, MailPart } from "#features/submissions/form.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  type DueMail,
  type Outbox,
  OWN_MAIL_KINDS,
  type OwnMailKind,
  type WaitingSubmissions,
} from "./outbox.server.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** Mails that wait, went or failed. They hold no text: it is made from the submission when they go. */
    outbox: {
      id: Generated<number>;
      kind: string;
      message_id: string;
      language: string;
      reference: string;
      received_at: number;
      /** The submission that it is about. */
      form: string | null;
      submission_id: number | null;
      /** Whose account a staff mail is about. */
      staff_user_id: string | null;
      /** Null: the company. */
      recipient: string | null;
      /** One name for all spellings of the recipient's mailbox. */
      recipient_key: string | null;
      /** JSON array of the addresses that have still to get it, once some have; null: all. */
      outstanding: string | null;
      sealed_token: string | null;
      /** What a notice to a member of staff reports. */
      staff_change: string | null;
      state: string;
      attempts: number;
      /** Of a failed mail: when it failed. */
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
  /** Reads what waits for too long, as of a moment: ms since 1970. */
  waiting(at: number): Promise<WaitingSubmissions>;
  /** Reads the submission of a mail; undefined when it is erased. */
  submissionOf(form: AnyForm, mail: OutboxRow, language: Language): Promise<MailedSubmission | undefined>;
}

const NO_SUBMISSION: MailedSubmission = { values: {}, about: undefined, files: [] };

/** The outgoing mails. They hold no text of their own: what a mail says is read from its submission, or its account, when it goes. */
export function outboxStore(db: Database, { forms, submissionOf, waiting }: OutboxOptions): Outbox {
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
      case "test-mail":
        return { ...common, kind: "test-mail", recipient };
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

function ownKind(text: string): OwnMailKind {
  const kind = OWN_MAIL_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`unknown kind of mail: ${text}`);
  return kind;
}

/** The mails of a form by their stored kinds. */
function partsOf(form: AnyForm): [string, Pick<FormMail, "kind" | "form" | "part">][] {
  const { notice, confirmation, withdrawn } = form.mails;
  const kinds = { notice, confirmation, withdrawn } satisfies Record<MailPart, string | undefined>;
  return (Object.keys(kinds) as MailPart[]).flatMap((part) => {
    const kind = kinds[part];
    return kind === undefined ? [] : [[kind, { kind, form, part }]];
  });
}
