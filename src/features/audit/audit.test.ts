import { describe } from "vitest";
import { auditContract } from "../../../tests/audit/audit-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => auditContract(sqliteContract));
describe("PostgreSQL", () => auditContract(postgresContract));
