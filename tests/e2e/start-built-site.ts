import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { MALLOC_SETTINGS } from "#platform/memory-settings.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { clockVariables } from "../../tools/test/clock.ts";
import { freePort } from "../../tools/test/free-port.ts";

const READY_WITHIN_MS = 60_000;

/**
 * More room for young objects, MB: the loading of modules then takes a fifth less processor time. With a larger heap, MB,
 * the browser tests of forms take about 3 % less. With the preload of `start.ts`, and with its environment, a site does not
 * replace its process and reads the compile cache, which takes a sixth less. The tool of `faults/kill.spec.ts` starts sites
 * as they are shipped.
 */
const FLAGS = "--min-semi-space-size=8 --initial-heap-size=256 --import ./src/stripped-types.mjs";

/** The built site in a process of its own, with the example content. */
export interface BuiltSite {
  /** Its address without a slash at its end; also its public one. */
  url: string;
  database: DatabaseLocation;
  /** Opens its database, as another process would; the caller closes it. */
  openStorage(): Promise<Storage>;
  /** Returns its last log lines. */
  written(): string;
  /** Moves its clock a day ahead. Only for a site that was started `at` a time. */
  dayPasses(): void;
  /** Kills it; its data stays. */
  kill(): Promise<void>;
  /** Stops it and removes its data. @throws Error with its output when it had ended by itself */
  stop(): Promise<void>;
}

/** Options of a start. */
export interface StartOptions {
  /** `postgres://…`, or nothing for SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** Data folder of a killed site to continue with; by default a new one. */
  dataDir?: string;
  /** The project whose `build/` is started; by default this one. */
  folder?: string;
  /** The time on its clock when this is called, ISO 8601; by default the real one. */
  at?: string;
  /** Further variables of the environment, such as SMTP_URL. */
  environment?: Readonly<Record<string, string>>;
  /** How many files and connections it may have open; by default the machine's limit. */
  descriptors?: number;
}

/** Starts the site of `build/` on a free port. */
export async function startBuiltSite({ databaseUrl, environment, ...given }: StartOptions = {}): Promise<BuiltSite> {
  const dataDir = given.dataDir ?? (await newDataFolder(databaseUrl));
  const port = await freePort();
  // Browsers support passkeys on this name, on no IP address.
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const { at } = given;
  const limit = given.descriptors === undefined ? "" : `ulimit -n ${given.descriptors}; `;
  const clock = at === undefined ? "" : "--import ./tools/test/clock.ts ";
  const server = spawn("sh", ["-c", `${limit}exec "$0" ${FLAGS} ${clock}src/start.ts`, process.execPath], {
    env: {
      PATH,
      HOME,
      ...MALLOC_SETTINGS,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      // Rendering and compressing all pages takes several times the processor time of a start.
      WARM_UP: "off",
      ...(at === undefined ? {} : clockVariables(at)),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SESSION_SECRET: "e2e".repeat(20) }),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(given.folder === undefined ? {} : { cwd: given.folder }),
  });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const written = keepOutput(server);
  try {
    await untilReady(server, url, written);
  } catch (error) {
    server.kill("SIGKILL");
    await remove();
    throw error;
  }
  const database = { databaseUrl, dataDir };
  return {
    url,
    database,
    openStorage: () => openStorage(database, createLog("silent")),
    written,
    dayPasses: () => void server.kill("SIGALRM"),
    async kill() {
      if (server.exitCode === null && server.kill("SIGKILL")) await once(server, "exit");
    },
    async stop() {
      const fellWith = server.exitCode;
      if (fellWith === null && server.kill("SIGTERM")) await once(server, "exit");
      await remove();
      if (fellWith !== null) throw new Error(`the site had ended by itself with ${fellWith}:\n${written()}`);
    },
  };
}

/** Creates a folder of data: for a site on SQLite with the example content, when the run has provided it. */
async function newDataFolder(databaseUrl: string | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-e2e-"));
  const { EXAMPLE_DATA } = process.env;
  if (databaseUrl === undefined && EXAMPLE_DATA !== undefined) await cp(EXAMPLE_DATA, folder, { recursive: true });
  return folder;
}

function keepOutput(server: ChildProcess): () => string {
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString("utf8")).slice(-200_000);
  };
  server.stdout?.on("data", keep);
  server.stderr?.on("data", keep);
  return () => output;
}

async function untilReady(server: ChildProcess, url: string, written: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the site ended with ${server.exitCode}:\n${written()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(50);
  }
  throw new Error(`the site was not ready in time:\n${written()}`);
}
