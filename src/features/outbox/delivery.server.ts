import type { Notifications } from "#features/settings/notifications.ts";
import type { Leases } from "#platform/database/leases-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { DELIVERY_TIMES, type DeliveryTimes } from "#platform/mail/delivery-times.server.ts";
import { mailTransport } from "#platform/mail/mail-transport.server.ts";
import { RETRY_WAITS } from "#platform/mail/retry-schedule.server.ts";
import { sleeper } from "#platform/mail/sleeper.server.ts";
import { throttle } from "#platform/mail/throttle.server.ts";
import { workLease } from "#platform/mail/work-lease.server.ts";
import { once } from "#platform/once.ts";
import type { Company } from "#ui/site/company/company.ts";
import type { MailConfig } from "./addresses.server.ts";
import { createDeliveryPool } from "./delivery-pool.server.ts";
import { type MailTriesOptions, mailTries } from "./mail-tries.server.ts";
import type { MailWords } from "./mail-words.server.ts";
import type { Outbox } from "./outbox.server.ts";

const LEASE = "mail-delivery";
/** Number of concurrent deliveries, each with its own connection. */
const AT_ONCE = 3;
const HOUR_MS = 3_600_000;
/** Time in ms for aborted attempts to update the outbox. */
const LAST_NOTES_MS = 1_000;

export interface DeliveryOptions extends Pick<MailTriesOptions, "contentOf"> {
  outbox: Outbox;
  leases: Leases;
  mail: Pick<MailConfig, "smtpUrl" | "from">;
  /** Returns the recipients of notices; called for each mail. */
  notifications(): Promise<Notifications>;
  company(): Promise<Company | undefined>;
  /** Returns the words of e-mails that staff edit; called for each mail with its language. It never fails. */
  words(language: Language): Promise<MailWords>;
  /** The site's address without a trailing slash. */
  publicUrl: string;
  /** Decrypts the token of a private link. @throws Error for one encrypted with another secret */
  decryptToken(encrypted: string): string;
  log: Log;
  /** Delays between the attempts of a mail in ms. */
  schedule?: readonly number[];
  times?: Partial<DeliveryTimes>;
}

/** A running delivery. */
export interface Delivery {
  /** Signals that there is a new mail. */
  wake(): void;
  /** Stops; running attempts have 10 seconds to finish. */
  stop(): Promise<void>;
}

/**
 * Starts delivering the mails of the outbox; one process at a time does so. Without `SMTP_URL`, mails wait and a
 * warning is logged.
 */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { smtpUrl } = options.mail;
  return smtpUrl === undefined ? noDelivery(options) : smtpDelivery(options, smtpUrl);
}

function noDelivery({ outbox, log }: DeliveryOptions): Delivery {
  const mayLogCount = throttle(HOUR_MS);
  let counting: Promise<void> = Promise.resolve();
  log.warn("mails wait in the outbox: SMTP_URL is not set");
  return {
    wake() {
      if (!mayLogCount()) return;
      counting = outbox.waiting().then(
        (waiting) => log.warn({ waiting }, "mails wait in the outbox: SMTP_URL is not set"),
        () => undefined,
      );
    },
    stop: () => counting,
  };
}

function smtpDelivery(options: DeliveryOptions, smtpUrl: string): Delivery {
  const { outbox, leases, mail, contentOf, publicUrl, decryptToken, log, schedule = RETRY_WAITS } = options;
  const times = { ...DELIVERY_TIMES, ...options.times };
  const transport = once(() => mailTransport(smtpUrl, times));
  const cutOff = new AbortController();
  const context = { publicUrl, decryptToken };
  const tries = mailTries({ outbox, transport, mail, contentOf, context, schedule, times, log, signal: cutOff.signal });
  const lease = workLease(leases, LEASE, times);
  const sleep = sleeper();
  let stopping = false;
  let reachable = true;

  /** Delivers mails until none is due. */
  async function tryAll(): Promise<void> {
    const places = createDeliveryPool({
      limit: AT_ONCE,
      async due(limit) {
        await tries.noteTaken();
        return outbox.due(Date.now(), limit);
      },
      tryMail: async (one) => {
        const book = { notifications: await options.notifications(), company: await options.company() };
        return tries.tryMail(one, book, await options.words(one.language));
      },
      onEnd: sleep.wake,
    });
    try {
      while (!stopping && lease.held() && (await places.fill())) await sleep.until(times.poll);
    } finally {
      await places.ended();
    }
  }

  async function round(): Promise<void> {
    await tries.noteTaken();
    // Checked before the lease is taken, so that an idle site does not write.
    if ((await outbox.due(Date.now(), 1)).length === 0) return;
    if (!(await lease.take())) return;
    try {
      await tryAll();
    } finally {
      await lease.release();
    }
  }

  async function work(): Promise<void> {
    while (!stopping) {
      try {
        await round();
        reachable = true;
      } catch (error) {
        if (reachable) log.error({ reason: nameOf(error) }, "the outbox does not answer; mails wait");
        reachable = false;
      }
      if (!stopping) await sleep.until(times.poll);
    }
    // Last chance: an accepted mail that is not recorded would be sent again after the next start.
    await tries.noteTaken().catch(() => undefined);
  }

  const working = work();
  return {
    wake: sleep.wake,
    async stop() {
      stopping = true;
      sleep.wake();
      if (await endsWithin(working, times.stop)) return;
      cutOff.abort();
      await endsWithin(working, LAST_NOTES_MS);
    },
  };
}

/** Returns name and code of an error without its message, which may contain data of a row. */
function nameOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? ` ${error.code}` : "";
  return failureId(error) ?? `${error instanceof Error ? error.name : "unknown"}${code}`;
}

async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  const ended = await Promise.race([work.then(() => true), promise]);
  clearTimeout(timer);
  return ended;
}
