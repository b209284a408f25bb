import { randomUUID } from "node:crypto";
import type { Leases } from "../database/leases-store.server.ts";

/** A lease that this process holds while it works. */
export interface WorkLease {
  /** Takes it and keeps renewing it. @returns false while another process has it */
  take(): Promise<boolean>;
  /** Whether it is surely still ours: false too once renewals have failed for as long as it lasts. */
  held(): boolean;
  /** Ends the renewals and gives it back. */
  release(): Promise<void>;
}

/** Makes a lease by name. @param times ms that it lasts, ms between renewals */
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
        // A renewal that fails is not the end: the next one may come in time, and `held` tells when none did.
        renewal = extend().catch(() => undefined);
      }, times.renew);
      return true;
    },
    held: () => Date.now() < until,
    async release() {
      clearInterval(renewals);
      renewals = undefined;
      // A renewal on its way would take the lease again after it was given back.
      await renewal;
      until = 0;
      await leases.release(name, holder);
    },
  };
}
