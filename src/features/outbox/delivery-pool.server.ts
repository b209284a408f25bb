import type { DueMail } from "./outbox.server.ts";

export interface DeliveryPoolOptions {
  /** Maximum number of concurrent attempts. */
  limit: number;
  /** Returns due mails, which may include running ones that are not yet recorded. */
  due(limit: number): Promise<DueMail[]>;
  /** Attempts to deliver a mail. @returns false when nothing was done */
  tryMail(mail: DueMail): Promise<boolean>;
  /** Called after an attempt, unless nothing was done: another mail can be started. */
  onEnd(): void;
}

/** Concurrent attempts: a slow recipient delays only its own mail. */
export interface DeliveryPool {
  /** Starts attempts up to the limit. @returns whether any is running @throws the error of a failed attempt */
  fill(): Promise<boolean>;
  /** Resolves when no attempt is running. */
  ended(): Promise<void>;
}

/** Creates the concurrent attempts. */
export function createDeliveryPool({ limit, due, tryMail, onEnd }: DeliveryPoolOptions): DeliveryPool {
  const underWay = new Map<number, Promise<void>>();
  const failures: unknown[] = [];

  async function follow(mail: DueMail): Promise<void> {
    let isDone = true;
    try {
      isDone = await tryMail(mail);
    } catch (error) {
      failures.push(error);
    }
    underWay.delete(mail.id);
    if (isDone) onEnd();
  }

  return {
    async fill() {
      if (failures.length > 0) throw failures.shift();
      if (underWay.size < limit) {
        // Ask for `limit` mails: even if all running ones are still due, the rest fills the free places.
        const free = (await due(limit)).filter(({ id }) => !underWay.has(id)).slice(0, limit - underWay.size);
        for (const mail of free) underWay.set(mail.id, follow(mail));
      }
      return underWay.size > 0;
    },
    async ended() {
      await Promise.all(underWay.values());
    },
  };
}
