import type { Audit, AuditFacts } from "./audit.server.ts";

/** What one address did to one account is told at once, and again after so many ms with how often it came. */
const REPORT_EVERY_MS = 60_000;
/** Addresses and accounts told apart in that time: more of them are only counted, together. */
const SEPARATE_MAX = 20;

/** Why somebody did not get in. */
export type RefusalReason = "password" | "code" | "passkey" | "limited";

/** A sign-in that was refused. */
export interface Refusal {
  address: string;
  /** Only an account that there is: what else was typed is nobody's business. */
  username: string | undefined;
  reason: RefusalReason;
}

/** Records refused sign-ins so that a flood of them does not fill the record: a few entries a minute at most. */
export interface RefusedSignIns {
  note(refusal: Refusal): Promise<void>;
  /** Records what was only counted so far. */
  end(): Promise<void>;
}

/** Opens it. Each process counts for itself. */
export function refusedSignIns(audit: Pick<Audit, "noteDone">, everyMs: number = REPORT_EVERY_MS): RefusedSignIns {
  /** Those of the last minute, with how many came after the first one. */
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
