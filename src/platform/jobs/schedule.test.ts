import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { startSchedule } from "./schedule.server.ts";

it("looks again and again, also after a failure that it tells once", async () => {
  const log = createLog("silent");
  const logged = vi.spyOn(log, "error");
  let looks = 0;
  const applyDue = async () => {
    looks += 1;
    if (looks < 4) throw new Error("away");
  };
  const schedule = startSchedule("plans", applyDue, log, 1);
  await vi.waitFor(() => expect(looks).toBeGreaterThan(5));
  expect(logged).toHaveBeenCalledTimes(1);
  await schedule.stop();
  const after = looks;
  await wait(20);
  expect(looks).toBe(after);
});

it("ends after what it is just doing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const applyDue = vi.fn(() => promise);
  const schedule = startSchedule("plans", applyDue, createLog("silent"), 1);
  await vi.waitFor(() => expect(applyDue).toHaveBeenCalled());
  let ended = false;
  const ending = schedule.stop().then(() => {
    ended = true;
  });
  await wait(5);
  expect(ended).toBe(false);
  resolve();
  await ending;
  expect(applyDue).toHaveBeenCalledTimes(1);
});
