import { randomUUID } from "node:crypto";
import type { Leases } from "../database/leases-store.server.ts";

/** A lease that this process holds while it works. */
export interface WorkLease {
  /** Takes the lease and renews it. @returns false while another process has it */
  take(): Promise<boolean>;
  /** Whether this process still holds the lease; false also after renewals have failed for the length of the lease. */
  held(): boolean;
  /** Stops the renewals and releases the lease. */
  release(): Promise<void>;
}

/** Creates a lease by name. @param times ms that it lasts, ms between renewals */
export function workLease(leases: Leases, name: string, times: { lease: number; renew: number }): WorkLease {
  const holder = randomUUID();
  let until = 0;
  let renewals: NodeJS.Timeout | undefined;
  let renewal: Promise<unknown> = Promise.resolve();

  async function extend(): Promise<boolean> {
    const now = Date.now();
    const taken = await leases.take(name, holder, now, now + times.lease);
    until = taken ? now + times.lease : 0;
    return taken;
  }

  return {
    async take() {
      if (!(await extend())) return false;
      renewals ??= setInterval(() => {
        // A failed renewal may be followed by one in time; `held` returns false when none was.
        renewal = extend().catch(() => undefined);
      }, times.renew);
      return true;
    },
    held: () => Date.now() < until,
    async release() {
      clearInterval(renewals);
      renewals = undefined;
      // A renewal in progress would take the lease again after its release.
      await renewal;
      until = 0;
      await leases.release(name, holder);
    },
  };
}
