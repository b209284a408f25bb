import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOAD_ENVIRONMENT } from "../kill-test/load.ts";
import { type SeveralSites, startSeveralSites } from "../several-processes/several-sites.ts";
import { startPostgres, type TestPostgres } from "../test/start-postgres.ts";
import { print } from "./report.ts";
import { requestsPerSecond } from "./wrk.ts";

/*
 * Measures what one process and three processes of the built site carry, on a PostgreSQL of their own behind nginx: `node
 * tools/benchmarks/capacity.ts`. Requests per second depend on what else the machine does. Processor time per request hardly
 * does: a core carries 1000 / ms of them. Needs a build and wrk.
 */
const SECONDS = 4;
/** Requests under way at once. */
const AT_ONCE = 8;
const BODY_BYTES = 12_000;
/** Linux counts processor time in units of this many ms. */
const TICK_MS = 10;

const BARE = `require("node:http").createServer((_, response) => response.end(Buffer.alloc(${BODY_BYTES})))
  .listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;

/** Returns the processor time of processes and of their children that have ended, ms. */
async function processorMs(pids: readonly number[]): Promise<number> {
  const times = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // The second field is the name, which may contain spaces. The times are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}

async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

/** Sends requests as fast as they are answered. @returns responses per second */
async function repeat(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const one = async () => {
    while (performance.now() - begun < SECONDS * 1000) {
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (count * 1000) / (performance.now() - begun);
}

const search = (url: string) => () => fetch(`${url}/news?q=${randomUUID()}`);

const submission = (url: string) => () => {
  const email = `${randomUUID()}@example.com`;
  const values = { firstName: "Anna", lastName: "Nowak", message: "A quotation, please.", termsAccepted: "on" };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, email, emailConfirm: email, key: randomUUID() }))
    body.set(name, value);
  return fetch(`${url}/api/contact`, { method: "POST", body, headers: { origin: url } });
};

async function measure(
  name: string,
  { nginx, processes }: SeveralSites,
  postgres: TestPostgres,
  work: () => Promise<number>,
) {
  const parts = {
    site: processes.map((each) => each.pid() ?? 0),
    nginx: await nginx.pids(),
    postgres: await withChildren(postgres.pid() ?? 0),
  };
  const spent = async () => Promise.all(Object.values(parts).map(processorMs));
  const before = await spent();
  const begun = performance.now();
  const rate = await work();
  const requests = (rate * (performance.now() - begun)) / 1000;
  const after = await spent();
  const each = after.map((ms, i) => (ms - (before[i] ?? 0)) / requests);
  const figures = Object.fromEntries(Object.keys(parts).map((part, i) => [`${part} ms`, each[i] ?? 0]));
  print(name, { "requests a second": rate, ...figures });
}

/** Measures a bare `node:http` server, for comparison. */
async function measureBare(): Promise<void> {
  const bare = spawn(process.execPath, ["-e", BARE], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(bare.stdout, "data");
  const pids = [bare.pid ?? 0];
  const before = await processorMs(pids);
  const rate = await requestsPerSecond(`http://127.0.0.1:${String(port).trim()}/`, SECONDS);
  const ms = (await processorMs(pids)) - before;
  print("bare node:http", { "requests a second": rate, ms: ms / (rate * SECONDS) });
  bare.kill();
  await once(bare, "exit");
}

for (const count of [1, 3]) {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres();
  stack.defer(postgres.stop);
  const dataDir = await mkdtemp(join(tmpdir(), "bench-capacity-"));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const address = new URL(postgres.url);
  address.searchParams.delete("host");
  const sites = await startSeveralSites({ databaseUrl: address.href, dataDir }, count, LOAD_ENVIRONMENT);
  stack.defer(sites.stop);
  const name = count === 1 ? "one process" : `${count} processes`;
  const { url } = sites.nginx;
  const [first] = sites.processes;
  await measureBare();
  // Past nginx, to compare with the bare server.
  await measure(`${name}, one of them asked for a cached page`, sites, postgres, () =>
    requestsPerSecond(`${first?.url}/`, SECONDS),
  );
  await measure(`${name}, cached page`, sites, postgres, () => requestsPerSecond(`${url}/`, SECONDS));
  // To warm up: in each process the compiler takes most of the first seconds.
  for (let i = 0; i < count; i++) await repeat(search(url));
  await measure(`${name}, search of news, rendered`, sites, postgres, () => repeat(search(url)));
  for (let i = 0; i < count; i++) await repeat(submission(url));
  await measure(`${name}, contact message`, sites, postgres, () => repeat(submission(url)));
}
