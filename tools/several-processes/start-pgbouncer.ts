import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGBOUNCER, requireProgram } from "../test/debian-programs.ts";
import { freePort } from "../test/free-port.ts";

const READY_WITHIN_MS = 10_000;

/** A pgbouncer that gives each transaction a connection of its own. */
export interface Pgbouncer {
  /** `postgres://…` through it. */
  url: string;
  stop(): Promise<void>;
}

/** Starts Debian's pgbouncer in transaction mode. @param url of the PostgreSQL behind it, with a port */
export async function startPgbouncer(url: string): Promise<Pgbouncer> {
  const { port: behind, username, pathname } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), "site-pgbouncer-"));
  // As root it runs as another user.
  await chmod(folder, 0o777);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
${pathname.slice(1)} = user=${username} host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
logfile = ${join(folder, "log")}
pidfile = ${join(folder, "pid")}
`,
  );
  const user = process.getuid?.() === 0 ? ["-u", username] : [];
  const bouncer = spawn(requireProgram(PGBOUNCER), [...user, file], { stdio: "ignore" });
  const ended = once(bouncer, "exit");
  const stopNow = () => bouncer.kill("SIGTERM");
  process.once("exit", stopNow);
  const stop = async () => {
    if (bouncer.exitCode === null && bouncer.kill("SIGTERM")) await ended;
    process.off("exit", stopNow);
    await rm(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until && bouncer.exitCode === null; await wait(50)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, stop };
  }
  await stop();
  throw new Error("pgbouncer was not ready in time");
}
