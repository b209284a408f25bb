import { describe } from "vitest";
import { staffContract } from "../../../tests/accounts/staff-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => staffContract(sqliteContract));
describe("PostgreSQL", () => staffContract(postgresContract));
