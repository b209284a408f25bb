import { describe } from "vitest";
import { accountsContract } from "../../../tests/accounts/accounts-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => accountsContract(sqliteContract));
describe("PostgreSQL", () => accountsContract(postgresContract));
