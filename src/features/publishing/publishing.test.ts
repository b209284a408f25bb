import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { auditedContract } from "../../../tests/publishing/audited-contract.ts";
import { companyContentContract } from "../../../tests/publishing/company-content-contract.ts";
import { labelsContract } from "../../../tests/publishing/labels-contract.ts";
import { publishingContract } from "../../../tests/publishing/publishing-contract.ts";
import { referencesContract } from "../../../tests/publishing/references-contract.ts";

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("%s", (_, create) => {
  publishingContract(create);
  describe("company content", () => companyContentContract(create));
  describe("labels", () => labelsContract(create));
  describe("audit log", () => auditedContract(create));
  describe("references", () => referencesContract(create));
});
