import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../test/free-port.ts";

/** The built site in a separate process. */
export interface OwnSite {
  url: string;
  /** Its process. */
  pid: number;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 180_000;

/**
 * Starts it on a free port of the loopback.
 * @param environment variables beside those for the port
 * @param folder that of the site: the project, or a release
 */
export async function startOwnSite(environment: Readonly<Record<string, string>>, folder = "."): Promise<OwnSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ["src/start.ts"], {
    // Its errors are shown.
    env: {
      PATH,
      HOME,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      PORT: String(port),
      PUBLIC_URL: url,
      ...environment,
    },
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
  };
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await wait(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return { url, pid: server.pid ?? 0, stop };
  }
  await stop();
  throw new Error("the site was not ready in time");
}
