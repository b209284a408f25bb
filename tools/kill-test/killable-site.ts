import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { clockVariables } from "../test/clock.ts";

const READY_WITHIN_MS = 120_000;

/** Where a site is and how it is started, the same at each start. */
export interface SiteSettings {
  location: DatabaseLocation;
  port: number;
  environment?: Readonly<Record<string, string>>;
  /** Its clock at the start, ISO 8601; the real time by default. */
  at?: string;
  /** Name of the file in its data folder for its output. */
  log?: string;
}

/** The built site in a separate process. */
export interface KillableSite {
  pid: number | undefined;
  /** Waits until it serves. @throws Error with its last output, when it has exited or takes too long */
  ready(): Promise<void>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Shuts it down cleanly. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Returns the site's address for a port. */
export const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** Starts it without waiting until it is ready. */
export async function startSite({
  location,
  port,
  environment,
  at,
  log: name = "log",
}: SiteSettings): Promise<KillableSite> {
  const { databaseUrl, dataDir } = location;
  const { PATH, HOME } = process.env;
  const file = join(dataDir, name);
  const log = await open(file, "w");
  const clock = at === undefined ? [] : ["--import", "./tools/test/clock.ts"];
  const server = spawn(process.execPath, [...clock, "src/start.ts"], {
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: urlOf(port),
      DATA_DIR: dataDir,
      // Rendering and compressing all pages takes several times the processor time of a start.
      WARM_UP: "off",
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SESSION_SECRET: "kill".repeat(20) }),
      ...(at === undefined ? {} : clockVariables(at)),
      ...environment,
    },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const killNow = () => server.kill("SIGKILL");
  process.once("exit", killNow);
  server.once("exit", () => process.off("exit", killNow));
  return {
    pid: server.pid,
    async ready() {
      for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until && isRunning(server); await wait(20)) {
        const answer = await fetch(`${urlOf(port)}/readyz`).catch(() => undefined);
        if (answer?.ok === true) return;
      }
      throw new Error(`the site was not ready: ${(await readFile(file, "utf8")).slice(-2000)}`);
    },
    kill: async () => void (await end(server, "SIGKILL")),
    stop: () => end(server, "SIGTERM"),
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isRunning(server)) return server.exitCode;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
  return server.exitCode;
}
