import { hostname } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { siteVersion } from "#platform/http/site-version.server.ts";
import { createLog, loggedError } from "./log.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("logs what an error is and where it comes from", () => {
  const cause = Object.assign(new Error("disk full"), { code: "ENOSPC" });
  const logged = loggedError(new TypeError("cannot keep", { cause }));
  expect(logged).toMatchObject({
    type: "TypeError",
    message: "cannot keep",
    cause: { message: "disk full", code: "ENOSPC" },
  });
  expect(logged.stack).toContain("log.test.ts");
});

test("leaves out personal data that PostgreSQL and mail servers quote", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(jan@example.com) already exists.",
    response: "550 <jan@example.com> unknown",
    rejected: ["jan@example.com"],
  });
  expect(JSON.stringify(loggedError(error))).not.toContain("jan@example.com");
});

test("an error that is its own cause ends, and a value that is no error is logged", () => {
  const endless = new Error("again");
  endless.cause = endless;
  expect(JSON.stringify(loggedError(endless)).match(/again/g)?.length).toBeGreaterThan(1);
  expect(loggedError("just a word")).toEqual({ type: "string", message: "just a word" });
});

/** A log whose lines can be read. */
function readLog() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

test("a line names the version, the machine and the process that wrote it", () => {
  const { log, lines } = readLog();
  log.info("an event");
  expect(lines[0]).toMatchObject({ version: siteVersion(), host: hostname(), pid: process.pid });
});

test("an outage is one line, then one a minute with the number of repetitions, without a stack", () => {
  vi.useFakeTimers();
  const { log, lines } = readLog();
  const away = () =>
    new ExpectedError("storage-unavailable", "The database does not answer", { cause: new Error("ECONNREFUSED") });
  for (let second = 0; second < 125; second++) {
    for (let request = 0; request < 8; request++) log.error({ id: request, err: away() }, "page failed");
    log.error({ err: away() }, "a message could not be stored");
    vi.advanceTimersByTime(1000);
  }
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ["page failed", undefined],
    ["a message could not be stored", undefined],
    ["page failed", 479],
    ["a message could not be stored", 59],
    ["page failed", 480],
    ["a message could not be stored", 60],
  ]);
  expect(JSON.stringify(lines)).not.toContain("stack");
  expect(lines[0]).toMatchObject({
    err: { message: "The database does not answer", cause: { message: "ECONNREFUSED" } },
  });
  // The outage ends: the rest is counted, and the next outage is logged at once.
  vi.advanceTimersByTime(120_000);
  expect(lines.slice(6).map(({ repeated }) => repeated)).toEqual([40, 5]);
  log.error({ err: away() }, "page failed");
  expect(lines).toHaveLength(9);
});

test("other failures are logged each time, with their stack", () => {
  const { log, lines } = readLog();
  for (let round = 0; round < 3; round++) log.error({ err: new Error("broken") }, "page failed");
  log.error({ err: new ExpectedError("storage-full", "full") }, "page failed");
  log.warn("a plain line");
  expect(lines.map(({ msg }) => msg)).toEqual([...Array<string>(4).fill("page failed"), "a plain line"]);
  expect(JSON.stringify(lines[0])).toContain("log.test.ts");
});
