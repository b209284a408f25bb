import { beforeEach, expect, test, vi } from "vitest";
import { openCounters } from "./rate-counters.server.ts";

const { open, query, end } = vi.hoisted(() => ({ open: vi.fn(), query: vi.fn(), end: vi.fn() }));
vi.mock("pg", () => ({
  Pool: class {
    on = vi.fn();
    query = query;
    end = end;

    constructor() {
      open();
    }
  },
}));

beforeEach(() => {
  vi.resetAllMocks();
  open.mockImplementationOnce(() => {
    throw new Error("EMFILE");
  });
  query.mockRejectedValue(new Error("this is counted in memory"));
});

const opened = () => openCounters({ databaseUrl: "postgres://127.0.0.1/none", secret: "s".repeat(32) });

test("a pool that could not be opened is opened by the next request that counts", async () => {
  const counters = opened();
  const counter = counters.counter("contact", 1);
  await expect(counter.take("192.0.2.1")).rejects.toThrow("EMFILE");
  expect(await counter.take("192.0.2.1")).toBeUndefined();
  expect(await counter.take("192.0.2.1")).toMatchObject({ kind: "limited" });
  expect(open).toHaveBeenCalledTimes(2);
  await counters.close();
  expect(end).toHaveBeenCalledOnce();
});

test("counters whose pool could not be opened can be closed", async () => {
  const counters = opened();
  await expect(counters.counter("contact", 1).take("192.0.2.1")).rejects.toThrow("EMFILE");
  await counters.close();
  expect(end).not.toHaveBeenCalled();
});
