import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { type ContentFollower, FOLLOW_EVERY_MS, followContent } from "./follow-content.server.ts";
import { PageCache } from "./page-cache.server.ts";

const log = createLog("silent");
let follower: ContentFollower | undefined;
afterEach(() => {
  follower?.stop();
  vi.useRealTimers();
});

async function fill(cache: PageCache): Promise<void> {
  const headers = {};
  await cache.getOrRender("/", async () => ({ status: 200, headers, body: "kept", expiresAt: Number.MAX_VALUE }));
}

test("empties the cache when the version has changed, and only then", async () => {
  const cache = new PageCache();
  let version = 1;
  follower = followContent(cache, async () => version, log);
  await follower.check();
  await fill(cache);
  await follower.check();
  expect(cache.get("/")).toBeDefined();
  version = 2;
  await follower.check();
  expect(cache.get("/")).toBeUndefined();
});

test("checks repeatedly by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const read = vi.fn(async () => 1);
  follower = followContent(new PageCache(), read, log);
  await vi.advanceTimersByTimeAsync(FOLLOW_EVERY_MS * 3);
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(3);
  const before = read.mock.calls.length;
  follower.stop();
  await vi.advanceTimersByTimeAsync(FOLLOW_EVERY_MS * 3);
  expect(read.mock.calls.length).toBe(before);
});

test("keeps pages while the database does not answer", async () => {
  const cache = new PageCache();
  let answers = true;
  let version = 1;
  follower = followContent(cache, async () => (answers ? version : Promise.reject(new Error("away"))), log);
  await follower.check();
  await fill(cache);
  answers = false;
  await follower.check();
  expect(cache.get("/")).toBeDefined();
  answers = true;
  await follower.check();
  expect(cache.get("/")).toBeDefined();
  version = 2;
  await follower.check();
  expect(cache.get("/")).toBeUndefined();
});

test("a change before the first check empties what was rendered before it", async () => {
  const cache = new PageCache();
  let version = 1;
  follower = followContent(cache, async () => version, log);
  await fill(cache);
  version = 2;
  await follower.check();
  expect(cache.get("/")).toBeUndefined();
});

test("stops with the check in progress", async () => {
  const done: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: version, resolve: answer } = Promise.withResolvers<number>();
  const read = async () => {
    begin();
    return version.finally(() => done.push("read"));
  };
  const { stop } = followContent(new PageCache(), read, createLog("silent"), { everyMs: 1 });
  await begun;
  const ended = stop().then(() => done.push("ended"));
  answer(1);
  await ended;
  expect(done).toEqual(["read", "ended"]);
});
