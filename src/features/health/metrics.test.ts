import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { siteCounts } from "#platform/metrics/site-counts.server.ts";
import { PageCache } from "#platform/page-cache/page-cache.server.ts";
import type { Health } from "./health.server.ts";
import { createMetrics } from "./metrics.server.ts";

const HOUR_MS = 3_600_000;

const disk = { ok: true, value: { free: 5e9, total: 1e10, low: false } } as const;
const health = (over: Partial<Health> = {}): Health => ({
  concerns: [],
  database: { ok: true, value: { kind: "sqlite", answerMs: 1, bytes: 4096, contentVersion: 3 } },
  dataDisk: disk,
  backupDisk: disk,
  mails: { ok: true, value: { waiting: 2, oldestWaiting: Date.now() - HOUR_MS, failed: 1, list: [] } },
  jobs: { ok: true, value: [{ name: "retention", ranAt: Date.now() - HOUR_MS, late: false }] },
  backup: { ok: true, value: { at: Date.now() - HOUR_MS, name: "x.zip", bytes: 1, isThere: true } },
  backupConcerns: { ok: true, value: [] },
  notified: { ok: true, value: 0 },
  recent: {
    ...{ requests: 0, failed: 0, answerMs: undefined, databaseWaitMs: undefined, databaseErrors: 0 },
    ...{ eventLoopMs: 0, refusedSignIns: 0 },
  },
  site: {
    ...{ version: "1.0.0", host: "web-1", pid: 4711, node: "26.0.0", since: 0, memory: 1, memoryMax: 2 },
    ...{ hasSmtp: true, hasScanner: false, isHttps: true, hasUntrustedProxy: false },
  },
  ...over,
});

/** Returns a function that reads the metrics, and the counts behind them. */
function opened(state: () => Health = health) {
  const counts = siteCounts();
  const metrics = createMetrics({ counts, cache: new PageCache(), health: async () => state() });
  return { counts, read: () => metrics.read() };
}

test("reads what was counted, with cached pages among the requests of their route", async () => {
  const { counts, read } = opened();
  const news = counts.requests.of("/news");
  news.cached = 40;
  news.notModified = 2;
  news.answers.set("GET 200", 3);
  counts.requests.of("/*").answers.set("GET 404", 1);
  counts.refusedSignIns.set("password", 7);
  counts.database.waits.add(30);
  counts.database.unavailable = 4;
  const text = await read();
  for (const line of [
    'site_http_requests_total{route="/news",method="GET",status="200"} 43',
    'site_http_requests_total{route="/news",method="GET",status="304"} 2',
    'site_http_requests_total{route="/*",method="GET",status="404"} 1',
    'site_refused_sign_ins_total{reason="password"} 7',
    'site_database_wait_seconds_bucket{le="0.025"} 0',
    'site_database_wait_seconds_bucket{le="0.05"} 1',
    'site_database_wait_seconds_bucket{le="+Inf"} 1',
    "site_database_wait_seconds_count 1",
    'site_database_errors_total{kind="unavailable"} 4',
    "site_outbox_failed 1",
    'site_disk_free_bytes{folder="data"} 5000000000',
    'site_info{version="1.0.0",node="26.0.0"} 1',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^site_outbox_oldest_age_seconds 3600/m);
  expect(text).toMatch(/^site_backup_age_seconds 3600/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

test("what does not respond has no value", async () => {
  const down = { ok: false } as const;
  const text = await opened(() =>
    health({ database: down, dataDisk: down, mails: down, jobs: down, backup: down }),
  ).read();
  expect(text).toMatch(/^site_database_up 0$/m);
  expect(text).not.toMatch(/^site_(outbox|backup|job|database_bytes)\w*[ {]/m);
  expect(text).not.toContain('folder="data"');
});

test("the alert rules name metrics and labels that exist, and say what to do", async () => {
  const rules = await readFile("deploy/alerts.yml", "utf8");
  const { counts, read } = opened();
  counts.requests.watch({ method: "GET" } as never, { once: (_: string, close: () => void) => close() } as never);
  const text = await read();
  const known = new Set([...text.matchAll(/^(?:# TYPE )?(\w+)/gm)].map(([, name]) => name));
  const named = [...new Set(rules.match(/\b(?:site|process|nodejs)_\w+/g))];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const labels = ["folder", "task", "route", "method", "status", "le"];
  expect(labels.filter((label) => !text.includes(`${label}="`))).toEqual([]);
  const each = rules.split("- alert: ").slice(1);
  expect(each.filter((rule) => !/summary: "[^"]+"\n +action: "[^"]+"/.test(rule))).toEqual([]);
});
