import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGBOUNCER, requireProgram } from "./debian-programs.ts";
import { freePort } from "./free-port.ts";

const READY_WITHIN_MS = 10_000;

/** A pgbouncer that gives each transaction a connection of its own. */
export interface Pgbouncer {
  /** Returns the `postgres://…` of a database behind it, through it. */
  through(url: string): string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's pgbouncer in transaction mode, before all databases of a server.
 * @param url of a database of that server, with a port of the loopback
 * @param poolSize connections to each database
 */
export async function startPgbouncer(url: string, poolSize: number): Promise<Pgbouncer> {
  const { port: behind, username } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), "site-pgbouncer-"));
  // As root it runs as another user.
  await chmod(folder, 0o777);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
* = user=${username} host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = ${poolSize}
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
    const through = (to: string) => `postgres://${username}@127.0.0.1:${port}${new URL(to).pathname}`;
    if (isOpen) return { through, stop };
  }
  await stop();
  throw new Error("pgbouncer was not ready in time");
}
