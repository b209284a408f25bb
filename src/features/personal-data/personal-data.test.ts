import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { commonTablesContract } from "../../../tests/personal-data/common-tables-contract.ts";
import { personalDataContract } from "../../../tests/personal-data/personal-data-contract.ts";

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
] as const)("%s", (_, create) => {
  describe("the forms of the product", () => personalDataContract(create));
  describe("forms that no release contains", () => commonTablesContract(create));
});
