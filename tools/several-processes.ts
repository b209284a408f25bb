import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { checkStored } from "./kill-test/check.ts";
import { LOAD_ENVIRONMENT, Load } from "./kill-test/load.ts";
import { rowsOf, withRows } from "./kill-test/rows.ts";
import {
  NOTICE_S,
  type SeveralSites,
  type SiteProcess,
  startSeveralSites,
  untilReady,
} from "./several-processes/several-sites.ts";
import { CACHED, startVisitors, type Visitors } from "./several-processes/visitors.ts";
import { startSmtp } from "./test/smtp.ts";
import { startPgbouncer } from "./test/start-pgbouncer.ts";
import { startPostgres, type TestPostgres } from "./test/start-postgres.ts";

/*
 * Runs three processes of the built site (`npm run build`) on one PostgreSQL behind nginx, under mixed load: pages, forms
 * with and without files, saved and published news. Each process is restarted in turn, then killed in turn; then the
 * database is stopped, and then hangs. It exits with 1 when a page failed while only processes ended, when something
 * confirmed is lost or stored twice, or when a process does not end cleanly. It takes some three minutes.
 */
const USAGE = `node tools/several-processes.ts [--pgbouncer] [--pages N] [--pause MS] [--outage S]

--pgbouncer  the processes reach PostgreSQL through pgbouncer in transaction mode
--pages      pages requested per second, 20 by default
--pause      ms between two requests of each of five people who write, 700 by default
--outage     seconds for which the database is away, 10 by default`;

const PROCESSES = 3;
/** How long (ms) a killed process is away, and the load runs before and after each part. */
const AWAY_MS = 2000;
const AROUND_MS = 2000;
/** An upload that begins right before a restart takes longer than the notice. */
const SLOW_UPLOAD_MS = (NOTICE_S + 4) * 1000;
const SETTLED_WITHIN_MS = 60_000;

/** Measured on the site before it had a notice, with its load: pages at 140 and forms at 5 per second. */
const BEFORE: Readonly<Record<string, string>> = {
  restarted: "2 of 1,633 POSTs got 502; an upload of 25 s was cut",
  killed: "0 of 17,023 pages failed, 22 of 577 POSTs got 502, 1 of 1,110 mails doubled",
  stopped: "60 s: cached pages 3,455 of 3,455, recovery 0.09 s",
  hung: "not measured",
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What one part of the run has counted. */
interface Part {
  name: string;
  pages: Visitors;
  /** Requests that write: answered, asked to try again by the site, failed at the proxy. */
  posts: { answered: number; later: number; failed: number };
  lost: string[];
  doubled: string[];
  broken: string[];
  /** ms. */
  recovery: number[];
  /** What else went wrong, as sentences. */
  troubles: string[];
}

interface Run {
  sites: SeveralSites;
  load: Load;
  pagesPerSecond: number;
  check(): ReturnType<typeof checkStored>;
}

/** Runs one part under load, waits until every form is confirmed, and checks what is stored. */
async function runPart(
  name: string,
  { sites, load, pagesPerSecond, check }: Run,
  work: (part: Pick<Part, "recovery" | "troubles">) => Promise<void>,
): Promise<Part> {
  say(name);
  const before = new Map(load.outcomes);
  const [recovery, troubles]: [number[], string[]] = [[], []];
  const pages = startVisitors(sites.nginx.url, pagesPerSecond);
  load.begin();
  await wait(AROUND_MS);
  await work({ recovery, troubles });
  await wait(AROUND_MS);
  await Promise.all([load.end(), pages.end()]);
  const count = (wanted: (outcome: number | "none") => boolean) =>
    [...load.outcomes].reduce((sum, [key, n]) => (wanted(key) ? sum + n - (before.get(key) ?? 0) : sum), 0);
  const posts = {
    answered: count((outcome) => outcome !== "none" && outcome < 500),
    later: count((outcome) => outcome === 503),
    failed: count((outcome) => outcome === "none" || outcome === 502 || outcome === 504),
  };
  for (const until = Date.now() + SETTLED_WITHIN_MS; load.confirmed < load.sent.length && Date.now() < until; ) {
    await load.finish();
  }
  const { lost, duplicates, broken } = await check();
  const part = { name, pages, posts, lost, doubled: duplicates, broken, recovery, troubles };
  print(part);
  return part;
}

async function restartEach({ sites, load }: Run, { recovery, troubles }: Pick<Part, "recovery" | "troubles">) {
  for (const [i, each] of sites.processes.entries()) {
    const uploaded = load.sendSlowly(each.url, SLOW_UPLOAD_MS);
    await wait(500);
    const begun = performance.now();
    const code = await each.stop();
    if (code !== 0) troubles.push(`process ${i + 1} ended with ${code}`);
    if (!(await uploaded)) troubles.push(`an upload at process ${i + 1} was not confirmed`);
    await each.start();
    recovery.push(performance.now() - begun);
  }
}

async function killEach({ sites }: Run, { recovery }: Pick<Part, "recovery">) {
  for (const each of sites.processes) {
    const begun = performance.now();
    await each.kill();
    await wait(AWAY_MS);
    await each.start();
    recovery.push(performance.now() - begun);
  }
}

/** Requests every cached page at every process, so that an outage finds it there. */
async function fillCaches(processes: readonly SiteProcess[]): Promise<void> {
  // A publication of another process is noticed within half a second.
  await wait(1000);
  for (const { url } of processes) for (const path of CACHED) await (await fetch(url + path)).arrayBuffer();
}

/** Stops every process of PostgreSQL where it is, as on a machine whose disk no longer answers. */
async function hang(pid: number): Promise<() => void> {
  process.kill(pid, "SIGSTOP");
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const pids = children.split(" ").filter(Boolean).map(Number);
  for (const each of pids) process.kill(each, "SIGSTOP");
  return () => {
    for (const each of [...pids, pid]) process.kill(each, "SIGCONT");
  };
}

const sum = (parts: readonly Part[], of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);

function print({ name, pages, posts, recovery, ...part }: Part): void {
  const { cached, rendered, failures } = pages;
  say(`  cached pages    ${cached.asked}, ${cached.failed} failed
  rendered pages  ${rendered.asked}, ${rendered.failed} failed
  POSTs           ${posts.answered} answered, ${posts.later} asked to try again (503), ${posts.failed} failed
  stored          ${part.lost.length} lost, ${part.doubled.length} doubled, ${part.broken.length} broken
  recovery, s     ${recovery.map((ms) => (ms / 1000).toFixed(2)).join(", ")}
  baseline        ${BEFORE[name]}`);
  for (const text of [...failures, ...part.lost, ...part.doubled, ...part.broken, ...part.troubles]) say(`  ! ${text}`);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      pgbouncer: { type: "boolean", default: false },
      pages: { type: "string", default: "20" },
      pause: { type: "string", default: "700" },
      outage: { type: "string", default: "10" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return true;
  }
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres();
  stack.defer(postgres.stop);
  const address = new URL(postgres.url);
  address.searchParams.delete("host");
  const direct = address.href;
  const pgbouncer = values.pgbouncer ? await startPgbouncer(direct, 20) : undefined;
  if (pgbouncer !== undefined) stack.defer(pgbouncer.stop);
  const smtp = await startSmtp();
  stack.defer(smtp.close);
  const dataDir = await mkdtemp(join(tmpdir(), "site-several-"));
  let isWell = false;
  stack.defer(async () => {
    if (isWell) await rm(dataDir, { recursive: true, force: true });
  });
  const environment = { ...LOAD_ENVIRONMENT, SMTP_URL: smtp.url };
  const location = { databaseUrl: pgbouncer?.through(direct) ?? direct, dataDir };
  const sites = await startSeveralSites(location, PROCESSES, environment);
  stack.defer(sites.stop);
  const load = new Load(sites.nginx.url, Number(values.pause));
  await load.signIn();
  await load.fill(2);
  const stored = { databaseUrl: direct, dataDir };
  const run: Run = { sites, load, pagesPerSecond: Number(values.pages), check: () => checkStored(stored, load) };

  const parts = [await runPart("restarted", run, (part) => restartEach(run, part))];
  parts.push(await runPart("killed", run, (part) => killEach(run, part)));
  const away = Number(values.outage) * 1000;
  parts.push(...(await outages(run, postgres, away)));

  const waiting = "select count(*) as n from outbox where state = 'waiting'";
  for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; await wait(200)) {
    const [row] = await withRows(stored, (db) => rowsOf<{ n: number }>(db, waiting));
    if (Number(row?.n) === 0) break;
  }
  const mails = Map.groupBy(smtp.received, ({ to, header }) => `${header("message-id")} ${to}`);
  const doubledMails = smtp.received.length - mails.size;

  const lost = sum(parts, (part) => part.lost.length + part.broken.length);
  const doubled = sum(parts, (part) => part.doubled.length);
  const troubles = sum(parts, (part) => part.troubles.length);
  const failedPages = sum(parts.slice(0, 2), ({ pages }) => pages.cached.failed + pages.rendered.failed);
  const unread = sum(parts.slice(2), ({ pages }) => pages.cached.failed);
  say(`
${load.confirmed} of ${load.sent.length} forms confirmed; ${smtp.received.length} mails delivered, ${doubledMails} of them twice. Pages that failed
while processes ended: ${failedPages}; cached pages that failed while the database was away: ${unread}. Lost or broken: ${lost}; doubled: ${doubled}.`);
  isWell = failedPages + unread + lost + doubled + troubles === 0 && load.confirmed === load.sent.length;
  if (!isWell) say(`The data and the logs are in ${dataDir}.`);
  return isWell;
}

async function outages(run: Run, postgres: TestPostgres, ms: number): Promise<Part[]> {
  const { processes } = run.sites;
  const parts: Part[] = [];
  const during = async (name: string, begin: () => Promise<() => Promise<void> | void>) =>
    parts.push(
      await runPart(name, run, async ({ recovery }) => {
        // Nothing is published between the last look at the caches and the outage.
        await run.load.end();
        await fillCaches(processes);
        const end = await begin();
        run.load.begin();
        await wait(ms);
        await end();
        recovery.push(await untilReady(processes));
      }),
    );
  await during("stopped", async () => {
    await postgres.halt();
    return postgres.resume;
  });
  await during("hung", () => hang(postgres.pid() ?? 0));
  return parts;
}

process.exitCode = (await main()) ? 0 : 1;
