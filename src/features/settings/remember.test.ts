import { expect, test } from "vitest";
import type { Storage } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { rememberCompany, rememberNavigation, rememberRetention } from "./remember.server.ts";

test("the last known record is served for one that cannot be read, on a page that is not cached", async () => {
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

test("the hidden parts of the navigation are remembered too, and nothing is hidden before the first read", async () => {
  let away = true;
  const navigation = rememberNavigation({
    settings: { navigation: async () => (away ? Promise.reject(new Error("away")) : { hidden: ["news"] }) },
    publishing: { collections: { all: [] } },
  } as unknown as Storage);
  const first = { until: 9 };
  expect(await navigation(first)).toEqual({ hidden: [] });
  expect(first.until).toBe(0);
  away = false;
  expect(await navigation()).toEqual({ hidden: ["news"] });
  away = true;
  expect(await navigation()).toEqual({ hidden: ["news"] });
});

test("retention times are remembered too, and are the defaults before the first read", async () => {
  let away = true;
  const times = { contactMonths: 3, auditMonths: 4 };
  const retention = rememberRetention(
    { settings: { retention: async () => (away ? Promise.reject(new Error("away")) : times) } } as unknown as Storage,
    [{ retention: { setting: "contactMonths", months: 24 } }],
  );
  const first = { until: 9 };
  expect(await retention(first)).toEqual({ contactMonths: 24, auditMonths: 24 });
  expect(first.until).toBe(0);
  away = false;
  expect(await retention()).toEqual(times);
  away = true;
  expect(await retention()).toEqual(times);
});
