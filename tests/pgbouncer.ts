import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { PGBOUNCER, requireProgram } from "../tools/test/debian-programs.ts";
import { freePort } from "../tools/test/free-port.ts";

/** A pooler in transaction mode before the PostgreSQL of the run. */
export interface Pooler {
  /** Returns the URL of a database through it. */
  through(databaseUrl: string | undefined): string;
  stop(): Promise<void>;
}

/** Starts pgbouncer with few connections, so that clients take turns on each. It refuses to run as root. */
export async function startPgbouncer(): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), "site-pgbouncer-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new URL(process.env.TEST_DATABASE_URL ?? "");
  await writeFile(join(folder, "users.txt"), `"${server.username}" ""\n`);
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: join(folder, "users.txt"),
    pool_mode: "transaction",
    default_pool_size: 4,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, "pgbouncer.ini");
  const databases = `[databases]\n* = host=${server.hostname} port=${server.port}`;
  await writeFile(file, `${databases}\n[pgbouncer]\n${lines.join("\n")}\n`);
  const uid = process.getuid?.() === 0 ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : undefined;
  const child = spawn(requireProgram(PGBOUNCER), ["-q", file], {
    ...(uid !== undefined && { uid, gid: uid }),
    cwd: "/",
    stdio: ["ignore", "ignore", "ignore"],
  });
  await vi.waitFor(async () => expect(await answers(port)).toBe(true), { timeout: 10_000 });
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl ?? "");
      url.host = `127.0.0.1:${port}`;
      url.search = "";
      return url.href;
    },
    async stop() {
      if (child.kill("SIGKILL")) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await Promise.race([once(socket, "connect"), once(socket, "error")]).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
