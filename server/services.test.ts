import { expect, test } from "vitest";
import { exampleCompany } from "#content/company/example.ts";
import { rememberCompany } from "./services.ts";
import type { Storage } from "./storage/storage.ts";

test("the last known record stands in for one that cannot be read, on a page that is not kept", async () => {
  let away = true;
  const read = async () => (away ? Promise.reject(new Error("away")) : exampleCompany);
  const company = rememberCompany({ company: { read } } as unknown as Storage);
  const first = { until: 1 };
  await expect(company(first)).rejects.toThrow("away");
  expect(first.until).toBe(0);
  away = false;
  const good = { until: 1 };
  expect(await company(good)).toBe(exampleCompany);
  expect(good.until).toBe(1);
  away = true;
  const stale = { until: 1 };
  expect(await company(stale)).toBe(exampleCompany);
  expect(stale.until).toBe(0);
});
