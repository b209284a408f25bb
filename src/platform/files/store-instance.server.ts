import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** A process that has a folder in `incoming/`. */
export interface StoreInstance {
  host: string;
  /** Boot id of the running system, or `UNKNOWN`: host names are not unique, and pids are reused. */
  boot: string;
  /** Number of the pid namespace, or `UNKNOWN`: each container numbers its own pids, mostly from 1. */
  namespace: string;
  pid: number;
  /** Distinguishes two processes that had the same pid, one after the other. */
  random: string;
}

/** Used where the system does not report a value: outside Linux, or without access to /proc. */
export const UNKNOWN = "unknown";

const NAME = /^([A-Za-z0-9.-]{1,64})_([0-9a-z-]{1,36})_([0-9a-z]{1,20})_(\d{1,10})_([0-9a-f]{16})$/;

/** Returns this process as an instance, with a new random part. */
export function thisInstance(): StoreInstance {
  const host = hostname()
    .replace(/[^A-Za-z0-9.-]/g, "-")
    .slice(0, 64);
  return {
    host: host === "" ? "localhost" : host,
    boot: readOrUnknown(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"), /^([0-9a-f-]{36})\n?$/),
    namespace: readOrUnknown(() => readlinkSync("/proc/self/ns/pid"), /^pid:\[(\d{1,20})\]$/),
    pid: process.pid,
    random: randomBytes(8).toString("hex"),
  };
}

function readOrUnknown(read: () => string, form: RegExp): string {
  try {
    return form.exec(read())?.[1] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Returns the folder name of an instance. */
export function instanceName({ host, boot, namespace, pid, random }: StoreInstance): string {
  return `${host}_${boot}_${namespace}_${pid}_${random}`;
}

/** Parses a folder's name; undefined when it does not name an instance. */
export function parseInstance(name: string): StoreInstance | undefined {
  const [, host, boot, namespace, pid, random] = NAME.exec(name) ?? [];
  if (host === undefined || boot === undefined || namespace === undefined) return undefined;
  if (pid === undefined || random === undefined) return undefined;
  return { host, boot, namespace, pid: Number(pid), random };
}

/** Returns whether an instance is known to have ended. Nothing is known of other hosts, boots and containers. */
export function hasEnded(other: StoreInstance, self: StoreInstance): boolean {
  if (!countsSamePids(other, self)) return false;
  if (other.pid === self.pid) return other.random !== self.random;
  try {
    process.kill(other.pid, 0);
    return false;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** Returns whether the process ids of both are in the same namespace. */
export function countsSamePids(one: StoreInstance, two: StoreInstance): boolean {
  if (one.boot === UNKNOWN || one.namespace === UNKNOWN) return false;
  return one.host === two.host && one.boot === two.boot && one.namespace === two.namespace;
}

/**
 * Lists the folders of instances in a folder that have ended, and of those whose folder has not changed for long.
 * @param stillMs ms
 */
export async function leftFolders(parent: string, self: StoreInstance, stillMs: number): Promise<string[]> {
  const left: string[] = [];
  for (const name of await readdir(parent)) {
    const instance = parseInstance(name);
    if (instance === undefined || instance.random === self.random) continue;
    const folder = join(parent, name);
    const changedAt = (await stat(folder).catch(() => undefined))?.mtimeMs;
    if (hasEnded(instance, self) || (changedAt !== undefined && Date.now() - changedAt > stillMs)) left.push(folder);
  }
  return left;
}
