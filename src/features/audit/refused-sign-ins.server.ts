import type { Audit, AuditFacts } from "./audit.server.ts";

/**
 * The first refusal of an address and account is recorded at once, repetitions after this time (ms) with their number.
 */
const REPORT_EVERY_MS = 60_000;
/** Maximum number of addresses and accounts counted separately in that time; further ones are counted together. */
const SEPARATE_MAX = 20;

/** Reason of a refused sign-in. */
export type RefusalReason = "password" | "code" | "passkey" | "limited";

/** A sign-in that was refused. */
export interface Refusal {
  address: string;
  /** Undefined unless such an account exists: other input may be a password and is never recorded. */
  username: string | undefined;
  reason: RefusalReason;
}

/**
 * Records refused sign-ins with a few entries a minute at most, so that a flood of them does not fill the audit log.
 */
export interface RefusedSignIns {
  note(refusal: Refusal): Promise<void>;
  /** Records the repetitions counted so far. */
  end(): Promise<void>;
}

/**
 * Creates the counters. Each process counts for itself.
 * @param counts counts all refusals by reason
 */
export function refusedSignIns(
  audit: Pick<Audit, "noteDone">,
  counts: Map<string, number> = new Map(),
  everyMs: number = REPORT_EVERY_MS,
): RefusedSignIns {
  /** Refusals of the last minute, each with the number of its repetitions. */
  let counted = new Map<string, { refusal: Refusal | undefined; more: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function report(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const repeated = [...counted.values()].filter(({ more }) => more > 0);
    counted = new Map();
    for (const { refusal, more } of repeated) await write(refusal, more);
  }

  function write(refusal: Refusal | undefined, count?: number): Promise<void> {
    const { address, username, reason } = refusal ?? {};
    const facts: AuditFacts = {
      ...(username === undefined ? {} : { subject: { kind: "account", name: username } }),
      details: { ...(reason === undefined ? {} : { reason }), ...(count === undefined ? {} : { count }) },
    };
    return audit.noteDone(address === undefined ? undefined : { address }, "sign-in-refused", facts);
  }

  return {
    async note(refusal) {
      counts.set(refusal.reason, (counts.get(refusal.reason) ?? 0) + 1);
      timer ??= setTimeout(report, everyMs).unref();
      const key = `${refusal.reason} ${refusal.username ?? ""} ${refusal.address}`;
      const before = counted.get(key) ?? (counted.size < SEPARATE_MAX ? undefined : counted.get(""));
      if (before !== undefined) before.more += 1;
      else if (counted.size >= SEPARATE_MAX) counted.set("", { refusal: undefined, more: 1 });
      else {
        counted.set(key, { refusal, more: 0 });
        await write(refusal);
      }
    },
    end: report,
  };
}
