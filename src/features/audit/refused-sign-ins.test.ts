import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notes } from "../../../tests/audit/noted.ts";
import { refusedSignIns } from "./refused-sign-ins.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const { audit, taken } = notes();
  const { note, end } = refusedSignIns(audit);
  const refuse = (address = "192.0.2.9") => note({ address, username: "jan.k", reason: "password" });
  return { refuse, end, taken };
}

test("the first refusal is recorded at once, further ones are counted for a minute", async () => {
  const { refuse, taken } = opened();
  for (let i = 0; i < 5; i++) await refuse();
  expect(taken()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken()).toEqual(["sign-in-refused 192.0.2.9 account:jan.k reason=password count=4"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(taken()).toEqual([]);
  await refuse();
  expect(taken()).toHaveLength(1);
});

test("a flood from everywhere makes twenty-one entries a minute, and a count at its end", async () => {
  const { refuse, end, taken } = opened();
  for (let i = 0; i < 1000; i++) await refuse(`198.51.100.${i}`);
  expect(taken()).toHaveLength(20);
  await end();
  expect(taken()).toEqual(["sign-in-refused - - count=980"]);
});
