import { expect, test, vi } from "vitest";
import { once } from "./once.ts";

test("it is loaded once for all callers", async () => {
  const load = vi.fn(async () => ({}));
  const get = once(load);
  const [first, second] = await Promise.all([get(), get()]);
  expect(first).toBe(second);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure rejects all waiting calls, and the next call loads again", async () => {
  const load = vi.fn(async () => "loaded").mockRejectedValueOnce(new Error("EMFILE"));
  const get = once(load);
  const asked = [get(), get()];
  for (const answer of asked) await expect(answer).rejects.toThrow("EMFILE");
  expect(await get()).toBe("loaded");
  expect(load).toHaveBeenCalledTimes(2);
});
