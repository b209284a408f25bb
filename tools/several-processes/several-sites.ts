import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { type KillableSite, startSite, urlOf } from "../kill-test/killable-site.ts";
import { freePort } from "../test/free-port.ts";
import { startNginx, type TestNginx } from "../test/start-nginx.ts";

/** Time in seconds after which nginx closes an idle connection, and for which it leaves out a process that failed. */
const IDLE_S = 2;
const LEFT_OUT_S = 2;
/** A process may take this long to notice that the database answers again. */
const READY_WITHIN_MS = 60_000;

/** Longer than nginx has idle connections open, so that none is closed under a request. */
export const NOTICE_S = IDLE_S + 1;
/** How long open requests have after that. */
export const FINISH_S = 30;

/** One of several processes of one site. */
export interface SiteProcess {
  url: string;
  /** Starts it, and waits until it is ready and nginx uses it. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** @returns its exit code */
  stop(): Promise<number | null>;
  pid(): number | undefined;
}

/** Processes of one site on one PostgreSQL, behind nginx. */
export interface SeveralSites {
  nginx: TestNginx;
  processes: SiteProcess[];
  stop(): Promise<void>;
}

/**
 * Starts nginx and as many processes as wanted, one after the other. nginx repeats a GET at the next process; a POST goes to
 * the next one only if no connection to the first can be made.
 */
export async function startSeveralSites(
  location: DatabaseLocation,
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<SeveralSites> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=${LEFT_OUT_S}s;`);
  const nginx = await startNginx(`
    upstream site {
      ${servers.join("\n")}
      keepalive 32;
      keepalive_timeout ${IDLE_S}s;
    }
    server {
      listen 127.0.0.1:PORT;
      gzip off;
      client_max_body_size 42m;
      proxy_request_buffering off;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
      location / { proxy_pass http://site; }
    }`);
  const processes = ports.map((port, i) =>
    siteProcess({
      ...{ location, port },
      environment: {
        PUBLIC_URL: nginx.url,
        TRUSTED_PROXIES: "127.0.0.1",
        SHUTDOWN_NOTICE_SECONDS: String(NOTICE_S),
        SHUTDOWN_FINISH_SECONDS: String(FINISH_S),
        ...environment,
      },
      log: `log-${i + 1}`,
    }),
  );
  const stop = async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await nginx.stop();
  };
  try {
    for (const each of processes) await each.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { nginx, processes, stop };
}

function siteProcess(settings: Parameters<typeof startSite>[0] & { log: string }): SiteProcess {
  let site: KillableSite | undefined;
  let starts = 0;
  return {
    url: urlOf(settings.port),
    async start() {
      starts += 1;
      site = await startSite({ ...settings, log: `${settings.log}-${starts}` });
      await site.ready();
      await wait(LEFT_OUT_S * 1000);
    },
    kill: async () => site?.kill(),
    stop: async () => site?.stop() ?? null,
    pid: () => site?.pid,
  };
}

/** Waits until every process is ready. @returns the ms that it took */
export async function untilReady(processes: readonly SiteProcess[]): Promise<number> {
  const begun = performance.now();
  const isReady = ({ url }: SiteProcess) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.all(processes.map(isReady))).every(Boolean)) {
    if (performance.now() - begun > READY_WITHIN_MS) throw new Error("the site did not recover in time");
    await wait(10);
  }
  return performance.now() - begun;
}
