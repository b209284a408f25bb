import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

/** A process that has a folder in `incoming/`. */
export interface StoreInstance {
  host: string;
  pid: number;
  /** Tells two processes apart that had the same pid, as those of a restarted container have. */
  random: string;
}

const NAME = /^([A-Za-z0-9.-]{1,200})_(\d{1,10})_([0-9a-f]{16})$/;

/** This process, with a new random part. */
export function thisInstance(): StoreInstance {
  const host = hostname()
    .replace(/[^A-Za-z0-9.-]/g, "-")
    .slice(0, 200);
  return { host: host === "" ? "localhost" : host, pid: process.pid, random: randomBytes(8).toString("hex") };
}

/** The name of an instance's folder. */
export function instanceName({ host, pid, random }: StoreInstance): string {
  return `${host}_${pid}_${random}`;
}

/** Reads a folder's name; undefined when it is none of an instance. */
export function parseInstance(name: string): StoreInstance | undefined {
  const [, host, pid, random] = NAME.exec(name) ?? [];
  if (host === undefined || pid === undefined || random === undefined) return undefined;
  return { host, pid: Number(pid), random };
}

/** Whether an instance is known to have ended; of other hosts nothing can be known. */
export function hasEnded(other: StoreInstance, self: StoreInstance): boolean {
  if (other.host !== self.host) return false;
  if (other.pid === self.pid) return other.random !== self.random;
  try {
    process.kill(other.pid, 0);
    return false;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
