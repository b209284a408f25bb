import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { clockVariables, setClock } from "./clock.ts";

test("a process that takes long to start has the clock of the test that started it", () => {
  setClock("2026-11-30T12:00:00Z");
  try {
    const env = { PATH: process.env.PATH, ...clockVariables(new Date().toISOString()) };
    // A second passes before the clock of the process is set.
    const script = 'sleep 1; exec "$0" --import ./tools/test/clock.ts --print "Date.now()"';
    const before = Date.now();
    const { stdout } = spawnSync("sh", ["-c", script, process.execPath], { env, encoding: "utf8" });
    expect(Number(stdout)).toBeGreaterThanOrEqual(before + 1000);
    expect(Number(stdout)).toBeLessThanOrEqual(Date.now());
  } finally {
    setClock(undefined);
  }
});
