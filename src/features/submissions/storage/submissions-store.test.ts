import { describe, expect, test } from "vitest";
import { applicantsContract } from "../../../../tests/applicants/applicants-contract.ts";
import { callback } from "../../../../tests/callback/callback.ts";
import { callbackContract } from "../../../../tests/callback-contract.ts";
import { postgresContract, sqliteContract } from "../../../../tests/contract-databases.ts";
import type { AnyForm } from "../form.ts";
import { COMMON_TABLES } from "./submission-tables.server.ts";
import { submissionStores } from "./submissions-store.server.ts";

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
] as const)("%s", (_, create) => {
  describe("a form with tables of its own", () => applicantsContract(create));
  describe("a form on the common tables", () => callbackContract(create));
});

test("the common tables take no form whose sender chooses how long it is stored", () => {
  const retention = {
    ...{ field: "time", times: { morning: { setting: "callbackMonths", months: 6 } } },
    asked: () => ({ label: "", options: [] }),
  };
  const open = (form: AnyForm) => submissionStores(undefined as never, "sqlite", [{ form, tables: COMMON_TABLES }]);
  expect(() => open({ ...callback, retention })).toThrow("the form callback needs tables of its own");
  expect(open(callback).all).toHaveLength(1);
});
