import type { DueMail } from "./outbox.server.ts";

/** What keeping tries under way needs. */
export interface TriesAtOnceOptions {
  /** How many tries are under way at most. */
  limit: number;
  /** The mails that are due, those under way among them as long as the outbox does not know better. */
  due(limit: number): Promise<DueMail[]>;
  /** Tries one mail. @returns false when nothing was done */
  tryMail(mail: DueMail): Promise<boolean>;
  /** Called when a try has ended, unless nothing was done: another mail may take its place. */
  onEnd(): void;
}

/** Tries that run side by side: each free place is filled at once, so that a slow receiver holds up only its own mail. */
export interface TriesAtOnce {
  /** Begins tries of due mails in all free places. @returns whether any try is under way @throws what a try failed with */
  fill(): Promise<boolean>;
  /** Resolves when no try is under way any more. */
  ended(): Promise<void>;
}

/** Makes the places for tries, all free. */
export function triesAtOnce({ limit, due, tryMail, onEnd }: TriesAtOnceOptions): TriesAtOnce {
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
        // As many as there are places: were all that is under way still due, the others would fill the free ones.
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
