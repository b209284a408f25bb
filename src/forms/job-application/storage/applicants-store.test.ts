import { describe } from "vitest";
import { applicantsContract } from "../../../../tests/applicants/applicants-contract.ts";
import { postgresContract, sqliteContract } from "../../../../tests/contract-databases.ts";

describe("SQLite", () => applicantsContract(sqliteContract));
describe("PostgreSQL", () => applicantsContract(postgresContract));
