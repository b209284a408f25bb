import { describe } from "vitest";
import { signInLimitsContract } from "../../../tests/accounts/limits-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => signInLimitsContract(sqliteContract));
describe("PostgreSQL", () => signInLimitsContract(postgresContract));
