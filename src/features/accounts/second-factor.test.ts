import { describe } from "vitest";
import { secondFactorContract } from "../../../tests/accounts/second-factor-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => secondFactorContract(sqliteContract));
describe("PostgreSQL", () => secondFactorContract(postgresContract));
