import { describe } from "vitest";
import { applicantsContract } from "../../../../tests/applicants/applicants-contract.ts";
import { callbackContract } from "../../../../tests/callback-contract.ts";
import { postgresContract, sqliteContract } from "../../../../tests/contract-databases.ts";
import { deskContract } from "../../../../tests/desk-contract.ts";

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
] as const)("%s", (_, create) => {
  describe("a form with ratings", () => applicantsContract(create));
  describe("any form", () => callbackContract(create));
  describe("a form of a service desk", () => deskContract(create));
});
