import { randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process that has a folder in `incoming/`. */
export interface StoreInstance {
  host: string;
  /** Id of the running system's start, or `UNKNOWN`: host names are not unique, and pids begin again. */
  boot: string;
  /** Number of the pid namespace, or `UNKNOWN`: each container counts its pids by itself, mostly from 1. */
  namespace: string;
  pid: number;
  /** Tells two processes apart that had the same pid, one after the other. */
  random: string;
}

/** Stands for what the system does not say, outside Linux or where /proc is shut. */
export const UNKNOWN = "unknown";

const NAME = /^([A-Za-z0-9.-]{1,64})_([0-9a-z-]{1,36})_([0-9a-z]{1,20})_(\d{1,10})_([0-9a-f]{16})$/;

/** This process, with a new random part. */
export function thisInstance(): StoreInstance {
  const host = hostname()
    .replace(/[^A-Za-z0-9.-]/g, "-")
    .slice(0, 64);
  return {
    host: host === "" ? "localhost" : host,
    boot: said(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"), /^([0-9a-f-]{36})\n?$/),
    namespace: said(() => readlinkSync("/proc/self/ns/pid"), /^pid:\[(\d{1,20})\]$/),
    pid: process.pid,
    random: randomBytes(8).toString("hex"),
  };
}

function said(read: () => string, form: RegExp): string {
  try {
    return form.exec(read())?.[1] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** The name of an instance's folder. */
export function instanceName({ host, boot, namespace, pid, random }: StoreInstance): string {
  return `${host}_${boot}_${namespace}_${pid}_${random}`;
}

/** Reads a folder's name; undefined when it is none of an instance. */
export function parseInstance(name: string): StoreInstance | undefined {
  const [, host, boot, namespace, pid, random] = NAME.exec(name) ?? [];
  if (host === undefined || boot === undefined || namespace === undefined) return undefined;
  if (pid === undefined || random === undefined) return undefined;
  return { host, boot, namespace, pid: Number(pid), random };
}

/** Whether an instance is known to have ended: of other hosts, boots and containers nothing can be known. */
export function hasEnded(other: StoreInstance, self: StoreInstance): boolean {
  if (!countsSamePids(other, self)) return false;
  if (other.pid === self.pid) return other.random !== self.random;
  try {
    process.kill(other.pid, 0);
    return false;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** Returns whether the process ids of both mean the same processes. */
export function countsSamePids(one: StoreInstance, two: StoreInstance): boolean {
  if (one.boot === UNKNOWN || one.namespace === UNKNOWN) return false;
  return one.host === two.host && one.boot === two.boot && one.namespace === two.namespace;
}
