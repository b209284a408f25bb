import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { commonTablesContract } from "../../../tests/personal-data/common-tables-contract.ts";
import { personalDataContract } from "../../../tests/personal-data/personal-data-contract.ts";

describe("SQLite", () => {
  describe("the forms of the product", () => personalDataContract(sqliteContract));
  describe("forms that no release contains", () => commonTablesContract(sqliteContract));
});

// The queries of every form are the same.
describe("PostgreSQL", () => {
  describe("forms that no release contains", () => commonTablesContract(postgresContract));
});
