import type { Transaction } from "kysely";
import type { Actor, TooMany } from "#features/accounts/accounts.server.ts";
import { requireRole, requireSession } from "#features/accounts/require-role.server.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import { newestBackup } from "#features/backup/backup-state.server.ts";
import { isOpenAddress } from "#features/health/open-address.server.ts";
import type { MailContent } from "#features/outbox/mail-content.server.ts";
import { lastMailSentAt, testMailsSince } from "#features/outbox/mail-facts.server.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import type { MailState } from "#features/submissions/storage/mails-store.server.ts";
import { findExamples } from "#features/transfer/storage/example-items.server.ts";
import { removeExamples } from "#features/transfer/storage/remove-examples.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { limitConcurrency } from "#platform/files/limit-concurrency.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { exampleFacts, isExample } from "#ui/site/company/example-facts.ts";
import { type TextValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import { taxIdentity } from "#ui/site/company/tax-number.ts";
import {
  BACKUP_DAYS,
  type EmptyFacts,
  type ExampleItem,
  GETTING_STARTED_STEPS,
  type GettingStartedState,
  type GettingStartedStep,
  type RemovedExamples,
} from "./getting-started.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Maximum number of test mails per hour, of all staff together. */
const TESTS_AN_HOUR = 10;

/** Steps to set up a new site; for admins with a session. */
export interface GettingStarted {
  /** Checks all steps. */
  gettingStarted(actor: Actor): Promise<GettingStartedState>;
  /** Returns the number of remaining steps. */
  remaining(actor: Actor): Promise<number>;
  /** Permanently deletes unchanged examples and the company's example links. */
  removeExamples(actor: Actor): Promise<RemovedExamples>;
  /** Queues a test mail. @returns its id in the outbox, or that the hourly limit is reached; `waits`: no mail server is set */
  sendTestMail(
    actor: Actor,
    address: string,
  ): Promise<{ kind: "sent"; id: number; waits: boolean } | ({ kind: "limited" } & TooMany)>;
  /**
   * Queues a test mail that says what is given; for every member of staff with a session.
   * @returns as `sendTestMail`, whose limit it shares
   */
  sendExample(actor: Actor, address: string, content: MailContent): ReturnType<GettingStarted["sendTestMail"]>;
  /** Returns the delivery status of a test mail. */
  testMail(actor: Actor, id: number): Promise<MailState | undefined>;
}

export interface GettingStartedParts
  extends Pick<ServiceParts, "config" | "storage" | "log" | "onMail" | "onPublished"> {
  /** Returns today's values that titles may name. */
  values(language: Language): Promise<TextValues>;
  /** Returns the facts that customers ask for and that the site does not state in a language. */
  emptyFacts(language: Language): Promise<EmptyFacts[]>;
}

export function openGettingStarted({
  config,
  storage,
  log,
  onMail,
  onPublished,
  values,
  emptyFacts,
}: GettingStartedParts): GettingStarted {
  const db = storage.publishing.rows;
  const mayAdminister = (actor: Actor) => {
    requireRole(actor, "admin");
    requireSession(actor);
  };

  /** Gives public examples the titles that visitors read in a language. */
  const withShownTitles = async (examples: readonly ExampleItem[], language: Language): Promise<ExampleItem[]> => {
    const shown = [];
    for (const [kind, own] of Map.groupBy(examples, (example) => example.kind)) {
      const entries = new Map(
        (await storage.collection<AnyCollection>(kind).all(language)).map(({ id, text }) => [id, text]),
      );
      for (const example of own) {
        const text = entries.get(example.id);
        const title = typeof text?.title === "string" ? text.title : example.title;
        const written = text?.language ?? example.language;
        shown.push({ ...example, title: withFigures(title, await values(written), written), language: written });
      }
    }
    return shown;
  };

  const readState = async (language: Language): Promise<GettingStartedState> => {
    const company = await storage.company.read();
    const admins = (await storage.accounts.users.all()).filter(
      ({ role, state }) => role === "admin" && state === "active",
    );
    const backup = await newestBackup(storage, config.backupDir);
    const state = {
      emptyLegal: emptyLegal(company ?? exampleCompany),
      emptyFacts: await emptyFacts(language),
      facts: company === undefined ? [] : exampleFacts(company),
      examples: await findExamples(db, storage.publishing),
      exampleLinks: company?.social.filter(isExampleLink).length ?? 0,
      publicUrl: config.publicUrl,
      mail: { hasServer: config.mail.smtpUrl !== undefined, lastSentAt: await lastMailSentAt(db) },
      backup: backup && { at: backup.at, bytes: backup.bytes },
      withoutSecondFactor: admins.filter(({ totp, passkeys }) => !totp && passkeys === 0).map(({ name }) => name),
      admins: admins.length,
    };
    return { ...state, left: leftOf(state, Date.now()) };
  };

  /** Runs one at a time, so that concurrent requests cannot exceed the limit. */
  const send = limitConcurrency(
    1,
    async (actor: Actor, address: string, content?: MailContent): ReturnType<GettingStarted["sendTestMail"]> => {
      const now = Date.now();
      const [oldest, ...others] = (await testMailsSince(db, now - HOUR_MS)).slice(-TESTS_AN_HOUR);
      if (oldest !== undefined && others.length === TESTS_AN_HOUR - 1) {
        return { kind: "limited", retryAfterS: Math.ceil((oldest + HOUR_MS - now) / 1000) };
      }
      const { hostname } = new URL(config.publicUrl);
      const audit = (transaction: Transaction<Schema>, name: number) =>
        appendEntry(transaction, now, actor, "test-mail-sent", { subject: { kind: "mail", name } });
      const id = await storage.mails.enqueueTest(address, actor.language, hostname, now, audit, content);
      onMail();
      return { kind: "sent", id, waits: config.mail.smtpUrl === undefined };
    },
  );

  return {
    async gettingStarted(actor) {
      mayAdminister(actor);
      const state = await readState(actor.language);
      return { ...state, examples: await withShownTitles(state.examples, actor.language) };
    },

    async remaining(actor) {
      mayAdminister(actor);
      return (await readState(actor.language)).left.length;
    },

    async removeExamples(actor) {
      mayAdminister(actor);
      const removed = await storage.publishing.inTransaction(async (transaction): Promise<RemovedExamples> => {
        const items = await removeExamples(transaction, storage.publishing);
        const links = await removeExampleLinks(transaction, storage);
        if (countOf({ items, links }) === 0) return { items, links };
        const subject = { kind: "site", name: "examples" };
        await appendEntry(transaction, Date.now(), actor, "examples-removed", {
          subject,
          details: { ...items, links },
        });
        return { items, links };
      });
      if (countOf(removed) === 0) return removed;
      log.info({ user: actor.userId, ...removed.items, links: removed.links }, "example content removed");
      await onPublished(removed);
      return removed;
    },

    async sendTestMail(actor, address) {
      mayAdminister(actor);
      return send(actor, address);
    },

    async sendExample(actor, address, content) {
      requireRole(actor, "editor");
      requireSession(actor);
      return send(actor, address, content);
    },

    async testMail(actor, id) {
      mayAdminister(actor);
      return storage.mails.stateOf(id);
    },
  };
}

/** Returns the remaining steps. @param now ms since 1970 */
export function leftOf(state: Omit<GettingStartedState, "left">, now: number): GettingStartedStep[] {
  const { facts, emptyLegal: empty, examples, publicUrl, mail, backup, withoutSecondFactor, admins } = state;
  const done: Record<GettingStartedStep, boolean> = {
    company: facts.length === 0,
    // Not every company is in a register or has a VAT number.
    legal: !empty.some((field) => field === "legalName" || field === "legalForm" || field === "representatives"),
    examples: !examples.some(({ isPublic }) => isPublic),
    address: isOpenAddress(publicUrl),
    mail: mail.hasServer && mail.lastSentAt !== undefined,
    backup: backup !== undefined && now - backup.at <= BACKUP_DAYS * DAY_MS,
    secondFactor: withoutSecondFactor.length === 0,
    secondAdmin: admins > 1,
  };
  return GETTING_STARTED_STEPS.filter((step) => !done[step]);
}

/** Returns the empty fields of the legal identity. A tax number with the code of its country is the VAT number too. */
function emptyLegal(company: Company): (keyof Company["legal"])[] {
  const fields = Object.keys(company.legal) as (keyof Company["legal"])[];
  const { vatID } = taxIdentity(company);
  return fields.filter((field) => company.legal[field] === "" && !(field === "vatId" && vatID !== undefined));
}

const EXAMPLE_LINKS = new Set(exampleCompany.social.map(({ url }) => url));

const isExampleLink = ({ url }: { url: string }) => EXAMPLE_LINKS.has(url);

const countOf = ({ items, links }: RemovedExamples): number =>
  Object.values(items).reduce((sum, count) => sum + count, links);

/** Removes the example links from the company record. @returns the number removed */
async function removeExampleLinks(
  transaction: Transaction<Schema>,
  { company }: Pick<GettingStartedParts["storage"], "company">,
): Promise<number> {
  let removed = 0;
  await company.record.put(transaction, (stored) => {
    if (stored === undefined) return undefined;
    const social = stored.social.filter((link) => !isExampleLink(link));
    removed = stored.social.length - social.length;
    const changed = { ...stored, social };
    return removed === 0 ? undefined : { ...changed, isExample: isExample(changed) };
  });
  return removed;
}
