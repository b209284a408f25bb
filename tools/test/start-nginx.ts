import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { NGINX, requireProgram } from "./debian-programs.ts";
import { freePort } from "./free-port.ts";

const READY_WITHIN_MS = 10_000;

/** An nginx on a free port of the loopback. */
export interface TestNginx {
  url: string;
  /** Process ids of the master and the worker. */
  pids(): Promise<number[]>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts nginx with one server on a free port.
 * @param http what its block `http` contains: `PORT` and `FOLDER` in it become those of this nginx
 * @throws Error with its last output when it does not answer in time
 */
export async function startNginx(http: string): Promise<TestNginx> {
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${join(folder, "nginx.pid")};
    worker_processes 1;
    events { worker_connections 4096; }
    http { ${temporary.join(" ")} access_log off; ${http.replaceAll("PORT", String(port)).replaceAll("FOLDER", folder)} }`,
  );
  const errors = join(folder, "error.log");
  const nginx = spawn(requireProgram(NGINX), ["-c", file, "-e", errors, "-g", "daemon off;"], { stdio: "ignore" });
  const ended = once(nginx, "exit");
  const stopNow = () => nginx.kill("SIGTERM");
  process.once("exit", stopNow);
  const stop = async () => {
    if (nginx.exitCode === null && nginx.kill("SIGTERM")) await ended;
    process.off("exit", stopNow);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until && nginx.exitCode === null; await wait(20)) {
    const answer = await fetch(url, { method: "HEAD" }).catch(() => undefined);
    if (answer === undefined) continue;
    const pids = async () => {
      const workers = await readFile(`/proc/${nginx.pid}/task/${nginx.pid}/children`, "utf8");
      return [nginx.pid ?? 0, ...workers.split(" ").filter(Boolean).map(Number)];
    };
    return { url, pids, stop };
  }
  const reason = await readFile(errors, "utf8").catch(() => "");
  await stop();
  throw new Error(`nginx was not ready: ${reason.slice(-2000)}`);
}
