import type { DueMail, Outbox } from "#features/outbox/outbox.server.ts";
import type { Leases } from "#platform/database/leases-store.server.ts";

/** A mail as the outbox in memory keeps it. */
export interface MailRow {
  mail: DueMail;
  state: "waiting" | "sent" | "failed";
  nextTryAt: number;
  reason: string | undefined;
}

/** An outbox in memory, which tells of its changes. */
export interface MemoryOutbox extends Outbox {
  rows: ReadonlyMap<number, MailRow>;
  add(...mails: readonly DueMail[]): void;
  /** Resolves once the condition holds; looked at after each change. */
  until(holds: () => boolean): Promise<void>;
  /** Resolves once no mail waits any more. */
  settled(): Promise<void>;
}

/** Makes an empty outbox. */
export function memoryOutbox(): MemoryOutbox {
  const rows = new Map<number, MailRow>();
  const waiters = new Set<() => void>();
  const row = (id: number) => {
    const found = rows.get(id);
    if (found === undefined) throw new Error(`no mail ${id}`);
    return found;
  };
  const change = (id: number, values: Partial<MailRow>) => {
    Object.assign(row(id), values);
    for (const look of waiters) look();
  };
  const until = (holds: () => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (holds()) resolve();
    };
    waiters.add(look);
    look();
    return promise.finally(() => waiters.delete(look));
  };
  const isWaiting = ({ state }: MailRow) => state === "waiting";
  return {
    rows,
    until,
    settled: () => until(() => ![...rows.values()].some(isWaiting)),
    add(...mails) {
      for (const mail of mails) rows.set(mail.id, { mail, state: "waiting", nextTryAt: 0, reason: undefined });
    },
    async due(now, limit) {
      const due = [...rows.values()].filter((one) => isWaiting(one) && one.nextTryAt <= now);
      return due.slice(0, limit).map(({ mail }) => ({ ...mail }));
    },
    async begin(mail, nextTryAt) {
      const { state, mail: stored } = row(mail.id);
      if (state !== "waiting" || stored.attempts !== mail.attempts) return false;
      change(mail.id, { mail: { ...stored, attempts: stored.attempts + 1 }, nextTryAt });
      return true;
    },
    sent: async (id) => change(id, { state: "sent", reason: undefined }),
    async retry(id, reason, nextTryAt, outstanding) {
      const { mail } = row(id);
      change(id, { reason, nextTryAt, mail: outstanding === undefined ? mail : { ...mail, outstanding } });
    },
    fail: async (id, reason) => change(id, { state: "failed", reason }),
    waiting: async () => [...rows.values()].filter(isWaiting).length,
  };
}

/** Leases in memory, which remember every take. */
export interface MemoryLeases extends Leases {
  takes: { holder: string; now: number; taken: boolean; heldUntil: number }[];
  /** Who has the lease now. */
  holder(): string | undefined;
}

/** Makes leases that nobody has. */
export function memoryLeases(): MemoryLeases {
  const takes: MemoryLeases["takes"] = [];
  let lease: { holder: string; until: number } | undefined;
  return {
    takes,
    holder: () => lease?.holder,
    async take(_name, holder, now, until) {
      const taken = lease === undefined || lease.holder === holder || lease.until <= now;
      takes.push({ holder, now, taken, heldUntil: lease?.until ?? 0 });
      if (taken) lease = { holder, until };
      return taken;
    },
    isHeld: async (_name, now) => lease !== undefined && lease.until > now,
    async release(_name, holder) {
      if (lease?.holder === holder) lease = undefined;
    },
  };
}
