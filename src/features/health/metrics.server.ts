import { collectDefaultMetrics, Registry } from "prom-client";
import { isIncompleteName } from "#features/backup/archive-name.server.ts";
import type { Metrics } from "#platform/http/metrics-address.server.ts";
import { BUCKETS, type Durations } from "#platform/metrics/durations.server.ts";
import type { SiteCounts } from "#platform/metrics/site-counts.server.ts";
import type { PageCache } from "#platform/page-cache/page-cache.server.ts";
import type { Health } from "./health.server.ts";

/**
 * Metrics of prom-client that call `process._getActiveHandles()`, in which an assertion of Node 26 can fail and abort the
 * process, and its sibling. `nodejs_active_resources` has the same from a documented function.
 */
const ABORTING = [
  "nodejs_active_handles",
  "nodejs_active_handles_total",
  "nodejs_active_requests",
  "nodejs_active_requests_total",
];

type Labels = Readonly<Record<string, string>>;
/** Values with their labels; undefined: unknown for now, and not shown. */
type Values = readonly (readonly [number | undefined, Labels?])[];
/** A line of the text. */
interface Line {
  /** Of a histogram: the name with its ending. */
  metricName?: string;
  labels: Labels;
  value: number;
}

interface MetricsOptions {
  counts: SiteCounts;
  cache: Pick<PageCache, "hits" | "renders" | "bytes">;
  /** Checks the components of the site. */
  health(): Promise<Health>;
}

/**
 * Creates the metrics: those of Node (`process_…`, `nodejs_…`), and the site's own (`site_…`). Gauges of the outbox, the
 * backup and the jobs are those of the whole site, the same in each process; a component that does not respond has none.
 * Labels have few values: routes, methods and statuses, never a path or an address.
 */
export function createMetrics({ counts, cache, health }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of ABORTING) registry.removeSingleMetric(name);
  let state: Health | undefined;

  /** Adds a metric whose values are read at each request; prom-client formats them. */
  const add = (type: "counter" | "gauge" | "histogram", name: string, help: string, read: () => readonly Line[]) =>
    registry.registerMetric({ name, get: async () => ({ name, help, type, values: read() }) } as never);
  const counter = (name: string, help: string, read: () => Values) => add("counter", name, help, () => linesOf(read()));
  const gauge = (name: string, help: string, read: (health: Health) => Values) =>
    add("gauge", name, help, () => (state === undefined ? [] : linesOf(read(state))));
  const histogram = (name: string, help: string, read: () => readonly (readonly [Durations, Labels?])[]) =>
    add("histogram", name, help, () => read().flatMap(bucketsOf(name)));

  const { requests, database, refusedSignIns } = counts;
  counter(
    "site_http_requests_total",
    "Answered requests by route. Status 499: the client disconnected before its response began.",
    () => requests.all().flatMap(byStatus),
  );
  histogram(
    "site_http_request_duration_seconds",
    "Time until a response was sent, without responses of the page cache to plain GETs, which take less than 1 ms.",
    () =>
      requests
        .all()
        .flatMap(({ route, durations }) =>
          [...durations].map(([method, times]) => [times, { route, method }] as const),
        ),
  );
  counter("site_page_cache_hits_total", "Pages answered from the page cache.", () => [[cache.hits]]);
  counter("site_page_cache_misses_total", "Pages that the page cache had to have rendered.", () => [
    [cache.renders.count],
  ]);
  histogram("site_page_render_duration_seconds", "Time to render a page for the page cache.", () => [[cache.renders]]);
  histogram("site_database_wait_seconds", "Time until a connection was free and a transaction could begin.", () => [
    [database.waits],
  ]);
  histogram("site_database_statement_seconds", "Time of a statement, with the wait for other writes.", () => [
    [database.statements],
  ]);
  counter("site_database_errors_total", "Statements that failed because of the database.", () => [
    [database.unavailable, { kind: "unavailable" }],
    [database.full, { kind: "full" }],
  ]);
  counter("site_database_retries_total", "Attempts repeated because another process was writing.", () => [
    [database.retries],
  ]);
  counter("site_refused_sign_ins_total", "Refused sign-ins by reason.", () =>
    ["password", "code", "passkey", "limited"].map((reason) => [refusedSignIns.get(reason) ?? 0, { reason }]),
  );

  gauge("site_info", "The release, as labels.", ({ site: { version, node } }) => [[1, { version, node }]]);
  gauge("site_page_cache_bytes", "Size of the page cache.", () => [[cache.bytes]]);
  gauge("site_database_up", "Whether the database answers.", ({ database: { ok } }) => [[ok ? 1 : 0]]);
  gauge("site_database_bytes", "Size of the database.", ({ database: of }) => [[of.ok ? of.value.bytes : undefined]]);
  gauge("site_memory_max_bytes", "Memory that the process may take.", ({ site }) => [[site.memoryMax]]);
  gauge("site_disk_free_bytes", "Free space of a folder's disk.", (now) =>
    disks(now).map(([folder, disk]) => [disk.ok ? disk.value.free : undefined, { folder }]),
  );
  gauge("site_disk_size_bytes", "Size of a folder's disk.", (now) =>
    disks(now).map(([folder, disk]) => [disk.ok ? disk.value.total : undefined, { folder }]),
  );
  gauge("site_outbox_waiting", "E-mails that wait, up to 1,000.", ({ mails }) => [
    [mails.ok ? mails.value.waiting : undefined],
  ]);
  gauge("site_outbox_failed", "E-mails that failed for good, up to 1,000.", ({ mails }) => [
    [mails.ok ? mails.value.failed : undefined],
  ]);
  gauge("site_outbox_oldest_age_seconds", "Age of the oldest waiting e-mail, 0 without one.", ({ mails }) => [
    [mails.ok ? ageOf(mails.value.oldestWaiting) : undefined],
  ]);
  gauge("site_backup_age_seconds", "Age of the last backup; none: no backup.", ({ backup: of }) => [
    [of.ok && of.value !== undefined ? ageOf(of.value.at) : undefined],
  ]);
  gauge("site_backup_complete", "Whether the last backup has all files.", ({ backup: of }) => [
    [of.ok && of.value !== undefined ? Number(!isIncompleteName(of.value.name)) : undefined],
  ]);
  gauge("site_job_age_seconds", "Time since a daily job ran.", ({ jobs }) =>
    jobs.ok ? jobs.value.map(({ name, ranAt }) => [ageOf(ranAt), { task: name }]) : [],
  );

  return {
    contentType: registry.contentType,
    async read() {
      state = await health();
      return registry.metrics();
    },
  };
}

function byStatus({ route, cached, notModified, answers }: ReturnType<SiteCounts["requests"]["of"]>): Values {
  const all = new Map(answers);
  for (const [answer, count] of [
    ["GET 200", cached],
    ["GET 304", notModified],
  ] as const)
    if (count > 0) all.set(answer, (all.get(answer) ?? 0) + count);
  return [...all].map(([answer, count]) => {
    const [method = "", status = ""] = answer.split(" ");
    return [count, { route, method, status }];
  });
}

const linesOf = (values: Values): Line[] =>
  values.flatMap(([value, labels = {}]) => (value === undefined ? [] : [{ labels, value }]));

/** Returns a function that gives the lines of a histogram. */
const bucketsOf =
  (name: string) =>
  ([{ counts, sum }, labels = {}]: readonly [Durations, Labels?]): Line[] => {
    let total = 0;
    const buckets = [...BUCKETS, "+Inf"].map((le, i) => {
      total += counts[i] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le: String(le), ...labels }, value: total };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: total },
    ];
  };

const disks = ({ dataDisk, backupDisk }: Health) => [["data", dataDisk] as const, ["backup", backupDisk] as const];

const ageOf = (at: number | undefined) => (at === undefined ? 0 : Math.max(0, Date.now() - at) / 1000);
