import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.server.ts";

test("two run at once, the others wait in order, and a failure frees its place", async () => {
  const begun: number[] = [];
  const end = new Map<number, { resolve: (value: number) => void; reject: (error: Error) => void }>();
  const limited = limitConcurrency(2, (id: number) => {
    begun.push(id);
    return new Promise<number>((resolve, reject) => end.set(id, { resolve, reject }));
  });
  const results = [1, 2, 3, 4].map((id) => limited(id).catch(() => "failed"));
  expect(begun).toEqual([1, 2]);
  end.get(2)?.reject(new Error("failed"));
  expect(await results[1]).toBe("failed");
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  end.get(3)?.resolve(3);
  expect(await results[2]).toBe(3);
  await Promise.resolve();
  end.get(1)?.resolve(1);
  end.get(4)?.resolve(4);
  expect(await Promise.all(results)).toEqual([1, "failed", 3, 4]);
});
