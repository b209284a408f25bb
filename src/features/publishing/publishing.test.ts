import { describe } from "vitest";
import { collections } from "#collections/index.ts";
import { offers } from "#collections/offers/offers.ts";
import { projects } from "#collections/projects/projects.ts";
import { services } from "#collections/services/services.ts";
import { vesselTypes } from "#collections/vessel-types/vessel-types.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { auditedContract } from "../../../tests/publishing/audited-contract.ts";
import { companyContentContract } from "../../../tests/publishing/company-content-contract.ts";
import { labelsContract } from "../../../tests/publishing/labels-contract.ts";
import { publishingContract } from "../../../tests/publishing/publishing-contract.ts";
import { referencesContract } from "../../../tests/publishing/references-contract.ts";

/**
 * Collections that are stored differently: a list without pages, with filters and labels, with keys and days, and in the
 * order of staff.
 */
const DIFFERENT = [vesselTypes, projects, offers, services];

describe.each([
  ["SQLite", sqliteContract, true],
  ["PostgreSQL", postgresContract, false],
] as const)("%s", (_, create, isWhole) => {
  publishingContract(create, isWhole ? collections : DIFFERENT);
  describe("company content", () => companyContentContract(create));
  describe("labels", () => labelsContract(create));
  describe("audit log", () => auditedContract(create, isWhole));
  describe("references", () => referencesContract(create));
});
